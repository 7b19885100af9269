import { foldWord } from '#domain/basics/plain-text.ts'

/** Readings of a name with a comma: family name first, or as written. */
export const commaReadings = ['lastFirst', 'asWritten'] as const
export type CommaReading = (typeof commaReadings)[number]

/** Suffixes after a comma that are not first names, of people and companies. */
const suffixes = new Set(
  `jr sr ii iii iv esq md phd dds mba cpa cfa msc bsc inc llc llp ltd limited corp corporation co plc gmbh ag kg sl s l sa s a sarl
  srl spa bv nv oy ab as lda ltda pty pvt ооо зао оао ип`.split(/\s+/),
)
const isSuffix = (part: string) => suffixes.has(foldWord(part)) || suffixes.has(foldWord(part).replaceAll(' ', ''))

/** Puts a "family name, first name" in the usual order; null if it is not written so. */
export function turnedName(written: string): string | null {
  const [last = '', first = '', ...rest] = written.split(/[,，،]/).map((part) => part.trim())
  const isName = (part: string) => /\p{L}/u.test(part) && !/[\d@;/&]/.test(part) && part.split(/\s+/).length <= 4
  if (!isName(last) || !isName(first) || isSuffix(first)) return null
  if (rest.length > 1 || rest.some((part) => part !== '' && !isSuffix(part))) return null
  // Scripts whose whole names begin with the family name and have no spaces.
  if (/^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]+$/u.test(last + first)) return last + first
  const suffix = rest[0] ? `, ${rest[0]}` : ''
  return `${first} ${last}${suffix}`
}

/** An example from a column of names with commas, and the likely reading of the column; null if there is none. */
export function commaNames(written: readonly string[]): { example: string; likely: CommaReading } | null {
  const names = written.filter((name) => name.trim() !== '')
  const turned = names.filter((name) => turnedName(name) !== null)
  const [example] = turned
  if (example === undefined) return null
  return { example: example.trim(), likely: turned.length * 2 > names.length ? 'lastFirst' : 'asWritten' }
}
