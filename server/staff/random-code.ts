import { randomInt } from 'node:crypto'

/** No letter that is mistaken for another when it is typed from a screen. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five: 99 random bits that a person can type. */
export const randomCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  )

/** A code as it was made, however the person typed it: in capitals, without hyphens, with spaces. */
export const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
