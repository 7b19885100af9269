/** Encodings in which lists of leads are saved, the more usual first: among equally good ones the first is taken. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1256',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'koi8-r',
  'ibm866',
  'euc-jp',
  'macintosh',
  'x-mac-cyrillic',
  'ibm850',
  'ibm852',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'utf-7',
  'utf-8 twice',
] as const
export type Encoding = (typeof encodings)[number]
/**
 * Upper halves, from 0x80 on, of encodings that Excel's "CSV (MS-DOS)" writes and browsers do not read. Box-drawing
 * characters do not occur in lists.
 */
const ofDos = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
} as const
const isOfDos = (encoding: Encoding): encoding is keyof typeof ofDos => Object.hasOwn(ofDos, encoding)
/** Encodings that browsers support. */
type ByBrowser = Exclude<Encoding, 'utf-7' | 'utf-8 twice' | keyof typeof ofDos>

/** Decodes text; invalid bytes become replacement characters. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  if (isOfDos(encoding)) return bytesToText(bytes, ofDos[encoding])
  if (encoding === 'utf-7') return decodeUtf7(decodeAs(bytes, 'windows-1252')).text
  if (encoding !== 'utf-8 twice') return new TextDecoder(encoding).decode(bytes)
  const text = decodeAs(bytes, 'utf-8')
  return decodedTwice(text) ?? text
}

function bytesToText(bytes: Uint8Array, upper: string): string {
  const signs = Array.from({ length: 256 }, (_, byte) => (byte < 128 ? String.fromCharCode(byte) : upper[byte - 128]))
  return Array.from(bytes, (byte) => signs[byte]).join('')
}

/** UTF-7: all is ASCII, other letters are UTF-16 in base64 between a plus sign and a minus sign, as old mail programs write. */
function decodeUtf7(written: string): { text: string; shifts: readonly string[] } {
  const shifts: string[] = []
  const text = written.replace(/\+([A-Za-z0-9+/]*)(-?)/g, (all: string, code: string, end: string) => {
    if (code === '') return end === '' ? all : '+'
    const bits = [...bitsOf(code)].join('')
    const units = bits.match(/.{16}/g)?.map((unit) => Number.parseInt(unit, 2)) ?? []
    // The remainder is zero padding, shorter than a base64 character.
    const isWhole = units.length > 0 && bits.length % 16 < 6 && !bits.slice(units.length * 16).includes('1')
    const letters = String.fromCharCode(...units)
    shifts.push(isWhole && !/\p{Cs}|\p{Cn}|\p{Co}|\p{Cc}/u.test(letters) ? letters : '')
    return shifts.at(-1) === '' ? all : letters
  })
  return { text, shifts }
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const bitsOf = (code: string) => [...code].map((sign) => base64.indexOf(sign).toString(2).padStart(6, '0'))

/** True if an ASCII-only text is UTF-7: each plus sign begins encoded letters of words, or is itself. */
function isUtf7(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte > 127)) return false
  const written = decodeAs(
    tellingLines(bytes, (byte) => byte === 0x2b),
    'windows-1252',
  )
  if (/\+(?![A-Za-z0-9+/-])/.test(written)) return false
  const { shifts } = decodeUtf7(written)
  const isOfWords = (letters: string) => Object.values(usual).some((kind) => kind.test(letters))
  return (
    shifts.some(isOfWords) && shifts.every((letters) => /^[\P{ASCII}+]+$/u.test(letters)) && !/\+\d{6}/.test(written)
  )
}

/** Byte of each windows-1252 character. */
const westernBytes = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const,
  ),
)

/**
 * Repairs a text whose UTF-8 was read as windows-1252 and encoded again: `JosÃ©` is José. Null if it was not: any
 * singly encoded letter makes it invalid.
 */
function decodedTwice(text: string): string | null {
  const signs = [...text.replace(/^\ufeff/, '')]
  if (!signs.some((sign) => sign > '\u007f') || !signs.every((sign) => westernBytes.has(sign))) return null
  const bytes = Uint8Array.from(signs, (sign) => westernBytes.get(sign) ?? 0)
  return isValid(bytes, 'utf-8') ? new TextDecoder().decode(bytes) : null
}

/** Bytes examined for a guess. */
const sampleBytes = 64 * 1024
/** Rare encodings, easily mistaken for others: never guessed, only chosen. */
const onlyChosen: readonly Encoding[] = ['windows-1257', 'windows-1258', 'windows-874']
/** Encodings among which the most plausible one is chosen. */
const onlyGuessed = encodings.filter((encoding) => !encoding.startsWith('utf') && !onlyChosen.includes(encoding))

/**
 * The encoding of a text: by its byte order mark, by the zero bytes of UTF-16, as UTF-8 where it is valid, else the one in
 * which its words look most like words. Null: no text. A guess: the preview lets a person choose another.
 */
export function guessEncoding(bytes: Uint8Array): Encoding | null {
  // UTF-32, which browsers do not read.
  if (bytes[0] === 0xff && bytes[1] === 0xfe && bytes[2] === 0 && bytes[3] === 0) return null
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const wide = wideEncoding(bytes)
  if (wide) return wide
  // Text has no NUL; binary files such as old workbooks and pictures do.
  if (bytes.subarray(0, 4096).includes(0)) return null
  if (isUtf7(bytes)) return 'utf-7'
  const sample = tellingLines(bytes, (byte) => byte > 127)
  if (isValid(bytes, 'utf-8')) return decodedTwice(decodeAs(sample, 'utf-8')) ? 'utf-8 twice' : 'utf-8'
  if (isMostlyUtf8(sample)) return 'utf-8'
  const scored = onlyGuessed
    .filter((encoding) => isOfDos(encoding) || isValid(sample, encoding as ByBrowser))
    .map((encoding) => ({ encoding, score: plausibility(decodeAs(sample, encoding), encoding) }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best), {
    encoding: 'windows-1252' as Encoding,
    score: plausibility(decodeAs(sample, 'windows-1252'), 'windows-1252'),
  }).encoding
}

/** Bytes that end a line; files of an old Mac have only the second. */
const lineEnds = [10, 13]

/**
 * Lines with a non-ASCII byte, wherever they are: the first such name may be the last of thousands. No line is cut
 * within a character, since no encoding uses the line-end byte in one.
 */
function tellingLines(bytes: Uint8Array, isTelling: (byte: number) => boolean): Uint8Array {
  const lines: Uint8Array[] = []
  let length = 0
  for (let start = 0; start < bytes.length && length < sampleBytes; ) {
    const offset = bytes.subarray(start).findIndex(isTelling)
    if (offset < 0) break
    const at = start + offset
    const from = Math.max(...lineEnds.map((sign) => bytes.lastIndexOf(sign, at) + 1), start)
    const ends = lineEnds.map((sign) => bytes.indexOf(sign, at)).filter((end) => end >= 0)
    const end = ends.length > 0 ? Math.min(...ends) + 1 : bytes.length
    const line = bytes.subarray(from, end).subarray(0, sampleBytes)
    lines.push(line)
    length += line.length
    start = end
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const line of lines) {
    all.set(line, at)
    at += line.length
  }
  return all
}

/** True if a text is UTF-8 except for some damaged bytes: their rows are set aside. */
function isMostlyUtf8(sample: Uint8Array): boolean {
  const text = decodeAs(sample, 'utf-8')
  const lost = text.match(/\ufffd+/g)?.length ?? 0
  const read = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0
  return lost > 0 && read >= 3 * lost
}

function isValid(bytes: Uint8Array, encoding: ByBrowser): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** UTF-16 without a mark: every ASCII sign, and a list of leads is full of them, has a zero byte on the same side. */
function wideEncoding(bytes: Uint8Array): ByBrowser | null {
  const sample = bytes.subarray(0, 4096 & ~1)
  if (sample.length < 4 || bytes.length % 2 === 1) return null
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1
  })
  const [even = 0, odd = 0] = zeros
  const encoding = odd > even * 4 ? 'utf-16le' : even > odd * 4 ? 'utf-16be' : null
  return encoding && Math.max(even, odd) * 8 > sample.length && isValid(bytes.subarray(0, bytes.length & ~1), encoding)
    ? encoding
    : null
}

const usual: Readonly<Record<string, RegExp>> = {
  latin: /[áàâäãåçéèêëíìîïñóòôöõøúùûüßæœąćęłńśźżčďěňřšťůýžőűășțşğıİ]/iu,
  cyrillic: /[а-яёіїєґ]/iu,
  han: /[\u4e00-\u9fff\u3000-\u303f\uff01-\uff5e]/u,
  kana: /[\u3040-\u30ff]/u,
  hangul: /[\uac00-\ud7a3]/u,
  arabic: /[\u0621-\u064a]/u,
  greek: /[α-ωάέήίόύώςϊϋ]/iu,
  hebrew: /[\u05d0-\u05ea]/u,
}

/**
 * The most frequent letters of each alphabet; of Latin ones, accented letters of the largest languages. Text read in the wrong
 * encoding has few of them.
 */
const frequent: Readonly<Record<string, RegExp>> = {
  latin: /[éèêàâáãäçíñóôõöúü]/gu,
  cyrillic: /[оеаинтсрвлкмдпуя]/giu,
  greek: /[αοιετσνηυρπκμλςάίόέή]/giu,
  hebrew: /[יוהלאמרתבשנד]/gu,
}
/** Encodings of Chinese that have the signs of Japanese as well, which no Chinese list has. */
const chinese: readonly Encoding[] = ['gb18030', 'big5']

/** Scores how much a text looks like words: letters of one alphabet, in usual case, without symbols in between. */
function plausibility(text: string, encoding: Encoding): number {
  let score = 0
  for (const word of text.match(/(?:[a-zA-Z]|\P{ASCII})+/gu) ?? []) {
    if (/^[a-z]*$/i.test(word)) continue
    const beyond = word.replace(/[a-z]/gi, '')
    const kinds = Object.values(usual).filter((kind) => kind.test(word))
    const strange = [...beyond].filter((sign) => !Object.values(usual).some((kind) => kind.test(sign))).length
    score += [...beyond].length - 4 * strange
    const [kind] = kinds
    const isLatin = kind === usual.latin
    if (kinds.length > 1 && !(kinds.length === 2 && kinds.includes(usual.han!) && kinds.includes(usual.kana!)))
      score -= 3 * beyond.length
    // Latin words have few letters with marks; other alphabets have no Latin letters beside theirs.
    else if (isLatin) score -= /\P{ASCII}{3}/u.test(word) || beyond.length * 2 > word.length + 1 ? beyond.length : 0
    else if (beyond.length < word.length) score -= 4 * beyond.length
    if (/\p{Ll}\p{Lu}/u.test(word)) score -= 2 * beyond.length
    if (kind === usual.han || kind === usual.hangul) score += [...beyond].length
    // Korean read as Chinese gives rare characters only.
    if (kind === usual.hangul) score += [...beyond].length / 4
    // Japanese characters do not occur by chance.
    const kana = word.match(/[\u3040-\u30ff]/gu)?.length ?? 0
    score += chinese.includes(encoding) ? -kana : 3 * kana
    for (const [name, letters] of Object.entries(frequent))
      if (kind === usual[name]) score += (word.match(letters)?.length ?? 0) / 2
  }
  // No language has both.
  return /[íáýšž]/iu.test(text) ? score - 2 * (text.match(/ø/giu)?.length ?? 0) : score
}
