import { languages } from './languages.ts'
import { dialCodes } from './phone.ts'

/** ISO 3166 codes of every country with a dial code, two capital letters. */
export const countryCodes: ReadonlySet<string> = new Set(dialCodes.map(({ country }) => country))

/** Other names people write besides those that `Intl` knows, normalised. */
const otherNames = {
  US: ['usa', 'u s', 'u s a', 'united states of america', 'america', 'ee uu', 'eeuu'],
  GB: ['u k', 'great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland', 'inglaterra'],
  AE: ['uae', 'u a e', 'emirates', 'eau', 'dubai'],
  NL: ['holland', 'the netherlands', 'holanda'],
  CZ: ['czech republic', 'republica checa'],
  KR: ['korea', 'republic of korea', 'corea'],
  RU: ['russian federation'],
  TR: ['turkey'],
  CI: ['ivory coast', 'costa de marfil'],
  HK: ['hong kong', 'hongkong'],
  MO: ['macau', 'macao'],
  MK: ['macedonia'],
  VA: ['vatican'],
} as const satisfies Record<string, readonly string[]>

/** Text for an unknown country (spec §9). */
const unknownNames = new Set(['unknown', 'desconocido', 'n a'])

/** A name normalised for comparison: lower case, no accents on Latin letters, single spaces in place of signs. */
const fold = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

function nameTable(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style })
      for (const country of countryCodes) codes.set(fold(names.of(country) ?? country), country)
    }
  for (const [country, others] of Object.entries(otherNames)) for (const name of others) codes.set(name, country)
  for (const country of countryCodes) codes.set(country.toLowerCase(), country)
  codes.set('uk', 'GB')
  return codes
}

/** Built at first use, so that browsers that never need it do not pay for it. */
let codeByName: ReadonlyMap<string, string> | undefined

/**
 * The ISO 3166 code of a country given as code (`ES`, `es`) or by its name in one of the site's languages (`Spain`,
 * `España`). Null for "Unknown" and an empty text; undefined if it is not a country.
 */
export function countryFrom(written: string): string | null | undefined {
  const name = fold(written)
  if (name === '' || unknownNames.has(name)) return null
  codeByName ??= nameTable()
  return codeByName.get(name)
}
