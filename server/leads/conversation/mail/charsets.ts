import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/**
 * Decodes bytes by the charset that a mail names, which may be misspelt, missing or wrong. Valid UTF-8 is read as UTF-8. If the
 * bytes do not fit the named charset, the charset is guessed by the most common letters of languages. UTF-7 counts only if named.
 */
export function decodeText(bytes: Uint8Array, named: string): string {
  const charset = bigEndianName(bytes) ?? nameOf(named)
  const decoder = decoderOf(charset)
  const encoding = decoder?.encoding ?? null
  const isWide = bytes.some((byte) => byte > 127)
  if (isWide && isUtf8(bytes) && !manyBytes.has(encoding ?? charset)) return new TextDecoder().decode(bytes)
  const isSure = encoding === null ? iconv.encodingExists(otherName(charset)) : !vague.has(encoding)
  if (isWide && !isSure) return guessed(bytes, encoding)
  if (decoder) {
    const text = decoder.decode(bytes)
    return text.includes('\ufffd') && isWide && isUtf8(bytes) ? new TextDecoder().decode(bytes) : text
  }
  if (shifted.test(charset)) return decodeShifted(bytes, charset)
  const other = otherName(charset)
  return iconv.encodingExists(other) ? iconv.decode(Buffer.from(bytes), other) : westEuropean.decode(bytes)
}

const westEuropean = new TextDecoder('windows-1252')

/** Unreliable charset labels, which programs put on any text. */
const vague = new Set(['utf-8', 'windows-1252'])
/** Multi-byte encodings, whose bytes may happen to be valid UTF-8. */
const manyBytes = new Set('gbk gb18030 big5 shift_jis euc-jp euc-kr iso-2022-jp utf-16le utf-16be'.split(' '))

/** A charset's name without quotation marks, a language (RFC 2231) or a prefix of Windows and code pages. */
const nameOf = (named: string) =>
  named
    .split('*')[0]!
    .toLowerCase()
    .replace(/[^a-z\d_:.-]/g, '')
    .replace(/^(?:win(?:dows)?|cp|ibm|ms|x-cp)[-_]?(?=125\d$)/, 'windows-')
    .replace(/^(?:cp|windows-|ms)?936$/, 'gbk')
    .replace(/^(?:(?:cp|windows-|ms)?949|uhc)$/, 'euc-kr')
    .replace(/^(?:cp|windows-|ms)?950$/, 'big5')
    .replace(/^(?:(?:cp|windows-|ms)?932|windows-31j|x-mac-japanese)$/, 'shift_jis')
    .replace(/^(?:(?:x-)?euc-?jp-?(?:ms|win)?|cp51932)$/, 'euc-jp')
    .replace(/^iso-8859-8-e$/, 'iso-8859-8')

/** Recognises big-endian UTF-16 by its byte order mark or the zero bytes of Latin letters, since “utf-16” names either order. */
function bigEndianName(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const first = bytes.subarray(0, 200)
  const zeros = [0, 1].map((rest) => first.filter((byte, at) => byte === 0 && at % 2 === rest).length)
  return first.length > 3 && zeros[0]! > first.length / 4 && zeros[1] === 0 ? 'utf-16be' : null
}

function decoderOf(charset: string): TextDecoder | null {
  try {
    return new TextDecoder(charset)
  } catch {
    return null
  }
}

/** The name by which `iconv-lite` knows a charset of DOS or old Macintosh. */
const otherName = (charset: string) =>
  charset
    .replace(/^x-mac-ce$/, 'maccenteuro')
    .replace(/^x-mac-/, 'mac')
    .replace(/^(?:ibm|cp)-?0*(?=\d{3}$)/, 'cp')

/** Seven-bit charsets that switch to two-byte letters and back. */
const shifted = /^(?:hz(?:-gb-2312)?|iso-2022-(?:kr|cn))$/

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape codes themselves
const [shiftMark, shiftedRun] = [/\u001b\$[)*+][A-Z]/g, /\u000e([^\u000e\u000f\n]*)\u000f?/g]

function decodeShifted(bytes: Uint8Array, charset: string): string {
  const isHz = charset.startsWith('hz')
  const letters = new TextDecoder(charset === 'iso-2022-kr' ? 'euc-kr' : 'gb18030')
  const text = Buffer.from(bytes).toString('latin1')
  const runs = isHz ? /~\{((?:[^~\n]|~(?!\}))*)(?:~\})?/g : shiftedRun
  const read = text
    .replace(shiftMark, '')
    .replace(runs, (_, run: string) => letters.decode(Buffer.from(run, 'latin1').map((byte) => byte | 0x80)))
  return isHz ? read.replace(/~\r?\n/g, '').replaceAll('~~', '~') : read
}

/** The most common letters of languages, and the encodings that programs use for them without a label. */
const common: readonly (readonly [letters: RegExp, encodings: readonly string[]])[] = [
  [/[оеаинтсрвлкмдпуыья]/g, ['windows-1251', 'koi8-r', 'ibm866']],
  [/[اليمنوترةبسكعهدف]/g, ['windows-1256']],
  [/[αοιετσνηυρπκίόάς]/g, ['windows-1253']],
  [/[\u3041-\u30ff]/g, ['shift_jis', 'euc-jp']],
  [/[的是不我有在人了一这你们好什么要请以可多少个和时问会费用合同文件说明报价单付款发票资料证照片]/g, ['gb18030']],
  [/[이다는가을의에하고한요지니습안세로를]/g, ['euc-kr']],
]

/** Minimum share of the commonest letters among all that are not ASCII. */
const minShare = 0.25

function guessed(bytes: Uint8Array, encoding: string | null): string {
  const unicode = new TextDecoder().decode(bytes)
  const broken = unicode.split('\ufffd').length - 1
  const whole = count(unicode, wide) - broken
  // Cut within a letter, or with a few wrong ones.
  if (whole > broken * 2) return unicode
  const plain = Buffer.from(bytes).toString('latin1')
  // Accents of western Europe stand alone, or in words of other letters.
  const accents = count(
    plain,
    /(?<![\u0080-\u00ff])(?:[\u0080-\u00ff](?![\u0080-\u00ff])|(?<=[a-z])[\u0080-\u00ff]|[\u0080-\u00ff]+(?=[a-z]))/gi,
  )
  if (accents * 2 < count(plain, /[\u0080-\u00ff]+/g)) {
    const found = common.flatMap(([letters, encodings]) =>
      encodings.map((one) => {
        const text = new TextDecoder(one).decode(bytes)
        // Box-drawing characters mean that the guess is wrong.
        const share = /[\u2500-\u259f]/.test(text) ? 0 : count(text, letters) / Math.max(1, count(text, wide))
        return { text, share }
      }),
    )
    const [best] = found.toSorted((a, b) => b.share - a.share)
    if (best && best.share >= minShare) return best.text
  }
  return encoding === 'utf-8' && whole > 0 ? unicode : westEuropean.decode(bytes)
}

const wide = /\P{ASCII}/gu
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
