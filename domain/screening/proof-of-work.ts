/**
 * A puzzle for browsers: the first whole number whose SHA-256 together with `text` begins with `bits` zeros. It takes a
 * person's browser a moment and slows down a flood of messages; checking an answer takes one hash.
 */
export type Puzzle = { readonly text: string; readonly bits: number }

/** Difficulty under load: 2^15 tries on average, a fraction of a second on a slow phone. */
export const puzzleBits = 15

/** The hashed text of one try; fits one block of SHA-256 with a `text` of up to 40 characters. */
export const attemptOf = (text: string, n: number): string => `${text}.${n}`

/** Maximum digits of an answer. */
export const answerDigits = 9

/** True if a hash begins with this many zeros; `firstWord` is its first 32 bits. */
export const hasZeros = (firstWord: number, bits: number): boolean => firstWord >>> (32 - bits) === 0
