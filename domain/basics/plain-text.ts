/** Invisible characters: direction marks, joiners, soft hyphens, byte order marks, controls. */
const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
/** Line breaks and tabs separate words, so they are not dropped with the controls. */
const breaks = /[\t\n\r\u0085\u2028\u2029]+/g

/**
 * A text as it appears: compatibility forms such as full-width letters normalised (NFKC), nothing invisible, every
 * space a plain space, trimmed.
 */
export function asSeen(text: string): string {
  return text
    .replace(breaks, ' ')
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim()
}

/** The digits of every script as ASCII digits; everything else as it is. */
export function withAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
}

/** The digits of a text as ASCII, in their order; letters and signs are dropped. */
export function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/[^0-9]/g, '')
}

/** Unicode keeps the ten digits of a script side by side, zero first. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/**
 * Normalises words for comparison: lower case, no accents or invisible characters, half-width letters, single spaces
 * for anything other than letters and digits.
 */
export function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
}
