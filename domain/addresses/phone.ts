import { digitsOf } from '#domain/basics/plain-text.ts'
import { countryOfTimeZone } from '#domain/basics/time-zones.ts'
import { languageFacts, siteLanguageOf } from '#domain/site/languages.ts'
import { contactFormTable, countryTable, sharedCodeTable } from './dial-code-table.ts'

interface DialCode {
  /** ISO 3166 country, two capital letters. */
  country: string
  /** With its plus sign: `+34`. */
  dial: string
}

function parseTable(table: string): DialCode[] {
  return [...table.matchAll(/([A-Z]{2}):(\d+)/g)].map(([, country = '', code]) => ({ country, dial: `+${code}` }))
}

/** The eighteen dial codes of the contact form, in its order (docs/product.md#phone-numbers). */
export const contactFormDialCodes: readonly DialCode[] = parseTable(contactFormTable)

/** Every dial code, one entry per country, those of the contact form first. Country names come from `Intl`. */
export const dialCodes: readonly DialCode[] = [
  ...contactFormDialCodes,
  ...parseTable(countryTable),
  ...parseTable(sharedCodeTable),
]

const dialByCountry: ReadonlyMap<string, string> = new Map(dialCodes.map(({ country, dial }) => [country, dial]))
const countryByDial: ReadonlyMap<string, string> = new Map(
  dialCodes.toReversed().map(({ country, dial }) => [dial, country]),
)

/** The dial code of an ISO 3166 country, null if unknown. */
export function dialOfCountry(country: string): string | null {
  return dialByCountry.get(country.toUpperCase()) ?? null
}

/** The main country of a dial code (+1 the United States, +44 the United Kingdom), else the fallback. */
export function countryOfDial(dial: string): string | null
export function countryOfDial<Fallback>(dial: string, fallback: Fallback): string | Fallback
export function countryOfDial(dial: string, fallback: unknown = null): unknown {
  return countryByDial.get(dial) ?? fallback
}

interface SplitPhone {
  dial: string
  digits: string
}

/** The parts of a stored phone number; also of one without the space, by the longest dial code known; else null. */
export function splitPhone(stored: string): SplitPhone | null {
  const spaced = /^\+(\d{1,4}) ([\d ().-]*\d)$/.exec(stored)
  if (spaced) return { dial: `+${spaced[1]}`, digits: digitsOf(spaced[2] ?? '') }
  if (!/^\+\d{5,}$/.test(stored)) return null
  for (let length = 4; length > 1; length -= 1) {
    const dial = stored.slice(0, length)
    if (countryByDial.has(dial)) return { dial, digits: stored.slice(length) }
  }
  return null
}

/** Hints about a visitor; each may be absent or wrong. */
interface PrefixHints {
  /** ISO 3166 country of the visitor's address. */
  geoCountry?: string | null | undefined
  /** IANA name, as the browser reports it. */
  timeZone?: string | null | undefined
  /** Language of the page. */
  language?: string | null | undefined
}

const lastResort: DialCode = { country: 'ES', dial: '+34' }

/** The dial code a form starts with: by country, else time zone, else language of the page, else Spain. */
export function choosePrefix({ geoCountry, timeZone, language }: PrefixHints): DialCode {
  return (
    prefixOfCountry(geoCountry) ??
    prefixOfCountry(timeZone ? countryOfTimeZone(timeZone) : null) ??
    prefixOfLanguage(language) ??
    lastResort
  )
}

function prefixOfCountry(country: string | null | undefined): DialCode | null {
  const dial = country ? dialOfCountry(country) : null
  return country && dial ? { country: country.toUpperCase(), dial } : null
}

function prefixOfLanguage(language: string | null | undefined): DialCode | null {
  const known = siteLanguageOf(language ?? '')
  if (!known) return null
  const dial = languageFacts[known].dialCode
  return { dial, country: countryOfDial(dial, lastResort.country) }
}

/** True if a text has only digits of any script, spaces and signs. */
const isNumber = (typed: string) => /^[\p{Nd}\s+＋()（）./‐-―-]+$/u.test(typed)

/**
 * Digit sequences to search stored numbers for (`personKeys`), for a number as printed, dialled or read aloud: with +,
 * 00 or a national prefix (0, 8, 80, 06), in any grouping, whole or partial. Any of them matches. Null: not a number,
 * or fewer than three digits besides the 00.
 */
export function searchedDigits(typed: string): readonly string[] | null {
  if (!isNumber(typed)) return null
  const all = digitsOf(typed)
  if (all.length < 3) return null
  const isInternational = /^[\s(（]*(?:[+＋]|00)/u.test(typed)
  // `+44 (0)7911 …`: the zero is for callers within the country.
  const digits = isInternational ? digitsOf(typed.replace(/[(（]\s*0\s*[)）]/gu, '')).replace(/^00/, '') : all
  const forms = isInternational ? [digits] : [digits, ...withoutPrefix(digits)]
  const long = forms.filter((form) => form.length >= 3)
  if (long.length === 0) return null
  // A shorter form finds all that a longer one that contains it would find.
  return long.filter((form) => !long.some((other) => other.length < form.length && form.includes(other)))
}

/** A national number without its trunk prefix. */
function withoutPrefix(digits: string): string[] {
  const forms: string[] = []
  const trunk = /^0+(?=[1-9])/.exec(digits)
  if (trunk) forms.push(digits.slice(trunk[0].length))
  // 8 in Russia, Kazakhstan and Lithuania, 80 in Belarus.
  if (/^8\d{10}$/.test(digits)) forms.push(digits.slice(digits[1] === '0' ? 2 : 1))
  if (/^8[3-6]\d{7}$/.test(digits)) forms.push(digits.slice(1))
  // Argentine mobiles: 15 behind the area within the country, 9 before it from abroad.
  const argentine = /^0?(\d{2,4})15(\d{6,8})$/.exec(digits)
  if (argentine && argentine[1]!.length + argentine[2]!.length === 10) forms.push(`9${argentine[1]}${argentine[2]}`)
  return forms
}
