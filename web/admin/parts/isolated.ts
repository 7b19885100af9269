import { type Direction, directionOf, type StaffLanguage } from '#domain/site/languages.ts'

const marks: Readonly<Record<Direction, readonly [string, string]>> = { ltr: ['', ''], rtl: ['\u2066', '\u2069'] }

/** A number with its plus sign in a text of this language: in right-to-left text the sign would move behind it. */
export function isolated(number: string, language: StaffLanguage): string {
  const [before, after] = marks[directionOf(language)]
  return `${before}${number}${after}`
}
