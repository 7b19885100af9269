const address = /(?:https?:\/\/|www\.)\S+/g
const handle = /@\w+/g
const repeated = /(.)\1{2,}/gu
const token = /[\p{L}\p{M}\p{N}'’]+|[!?¡¿؟！？]+|[.,;:…。，、؛،]+|\p{Extended_Pictographic}/gu
const withoutSpaces = /\p{Script=Han}/u
const character = /[\p{L}\p{Extended_Pictographic}]/u
/** Accents of Latin, Greek and Cyrillic letters, Arabic vowel signs and the stretching stroke, the dot below of Devanagari. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g

/** A text as the model reads it: compatibility forms folded, addresses and digits masked, drawn-out letters cut to two. */
export function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(address, ' ')
    .replace(handle, ' ')
    .replace(repeated, '$1$1')
    .replace(/\d/g, '0')
}

/** Words, runs of punctuation marks, and emojis, in the order written. */
const tokensOf = (text: string): string[] => normalised(text).match(token) ?? []

/** A text without the signs that many people leave out when they type: accents, hamza, dots of final letters. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .replaceAll('\u0649', '\u064a')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
}

const fnv = (hash: number, code: number) => Math.imul(hash ^ code, 16777619)

/** Spreads a hash over all its bits (the finaliser of MurmurHash3). */
function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16)
  h = Math.imul(h, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

function hashed(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = fnv(hash, text.charCodeAt(at))
  return hash
}

const [wordSeed, pairSeed, tripleSeed, shortSeed, longSeed] = [
  0x811c9dc5, 0x1b873593, 0x51ed270b, 0x9e3779b9, 0xcc9e2d51,
]
/** Pairs of words with one or two between them. */
const [skipSeed, wideSkipSeed] = [0x2545f491, 0x7f4a7c15]
/** Markers before the first and after the last word: a question's first word and a complaint's last are significant. */
const [beginning, ending] = ['^', '$']

/**
 * Features of a text as distinct 32-bit hashes: `short` for its language, as spelled, and `all` for its content,
 * without accents.
 */
export type Features = { readonly short: readonly number[]; readonly all: readonly number[] }

/**
 * Hashed words and punctuation, pairs and triples of words, pairs over one or two others, and character n-grams: 1 to 3 characters (short),
 * 4 and 5, and up to 3 of Han.
 */
export function featuresOf(text: string): Features {
  const { short, long } = hashesOf(text)
  const stripped = plain(text)
  const said = stripped === text ? { short, long } : hashesOf(stripped)
  return { short: [...short], all: [...said.short, ...said.long] }
}

function hashesOf(text: string): { short: Set<number>; long: Set<number> } {
  const short = new Set<number>()
  const long = new Set<number>()
  const tokens = tokensOf(text)
  for (const [at, word] of tokens.entries()) {
    if (!character.test(word)) long.add(mixed(hashed(word, wordSeed)))
    else if (withoutSpaces.test(word)) addGrams(word, { most: 3, short, long })
    else {
      short.add(mixed(hashed(word, wordSeed)))
      addGrams(`_${word}_`, { most: 5, short, long })
    }
    long.add(mixed(hashed(`${tokens[at - 1] ?? beginning} ${word}`, pairSeed)))
    if (at >= 2) {
      long.add(mixed(hashed(`${tokens[at - 2]} ${word}`, skipSeed)))
      long.add(mixed(hashed(`${tokens[at - 2]} ${tokens[at - 1]} ${word}`, tripleSeed)))
    }
    if (at >= 3) long.add(mixed(hashed(`${tokens[at - 3]} ${word}`, wideSkipSeed)))
  }
  if (tokens.length > 0) long.add(mixed(hashed(`${tokens.at(-1)} ${ending}`, pairSeed)))
  return { short, long }
}

function addGrams(word: string, { most, short, long }: { most: number; short: Set<number>; long: Set<number> }) {
  for (let start = 0; start < word.length; start++) {
    let hash = most === 3 ? longSeed : shortSeed
    const end = Math.min(word.length, start + most)
    for (let at = start; at < end; at++) {
      hash = fnv(hash, word.charCodeAt(at))
      const into = at - start < 3 ? short : long
      into.add(mixed(hash))
    }
  }
}
