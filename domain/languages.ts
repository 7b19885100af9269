/** The ten languages of the site in the order of the language picker (spec §2). */
export const languages = ['en', 'es', 'ar', 'ru', 'de', 'fr', 'it', 'pt', 'hi', 'zh'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** The same value for each language. */
export const inEveryLanguage = <T>(value: T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, value])) as Record<Language, T>

/** The two languages of the staff area. */
export const staffLanguages = ['en', 'es'] as const satisfies readonly Language[]
export type StaffLanguage = (typeof staffLanguages)[number]

/** The staff area's language for a site language: the same, or English if it has no such translation. */
export const staffLanguageOf = (language: string | null | undefined): StaffLanguage =>
  staffLanguages.find((known) => known === language) ?? 'en'

export type Direction = 'ltr' | 'rtl'

interface LanguageFacts {
  /** What speakers of the language call it. */
  nativeName: string
  dir: Direction
  /** ISO 3166 country whose flag is shown beside the name. */
  flag: string
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { nativeName: 'English', dir: 'ltr', flag: 'GB' },
  es: { nativeName: 'Español', dir: 'ltr', flag: 'ES' },
  ar: { nativeName: 'العربية', dir: 'rtl', flag: 'AE' },
  ru: { nativeName: 'Русский', dir: 'ltr', flag: 'RU' },
  de: { nativeName: 'Deutsch', dir: 'ltr', flag: 'DE' },
  fr: { nativeName: 'Français', dir: 'ltr', flag: 'FR' },
  it: { nativeName: 'Italiano', dir: 'ltr', flag: 'IT' },
  pt: { nativeName: 'Português', dir: 'ltr', flag: 'PT' },
  hi: { nativeName: 'हिन्दी', dir: 'ltr', flag: 'IN' },
  zh: { nativeName: '中文', dir: 'ltr', flag: 'CN' },
}

/** The BCP 47 locale that numbers, dates and plurals of a language follow; bare `pt` would be Brazil's, ours is Portugal's. */
export function localeOfLanguage(language: Language): string {
  return language === 'pt' ? 'pt-PT' : language
}

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value)
}

export function directionOf(language: Language): Direction {
  return languageFacts[language].dir
}

const dialCodes: Record<Language, string> = {
  es: '+34',
  en: '+1',
  ar: '+971',
  ru: '+7',
  de: '+49',
  fr: '+33',
  it: '+39',
  pt: '+351',
  hi: '+91',
  zh: '+86',
}

/** The dial code offered first in a site language (spec §9). */
export function dialCodeOfSiteLanguage(language: Language): string {
  return dialCodes[language]
}

/** `es` of `es-MX`, in lower case. */
export function primarySubtag(tag: string): string {
  const [primary = ''] = tag.trim().split(/[-_]/, 1)
  return primary.toLowerCase()
}

/** Maximum characters that are read: a browser sends a few entries. */
const maxHeaderLength = 1024
const range = /^(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i

/**
 * The site language that best matches `Accept-Language` (RFC 9110 §12.5.4): the highest weight wins, equal weights in
 * the order written, a region counts for its language, weight 0 excludes, `*` means every language not named. Malformed
 * entries are skipped; without a match the fallback is returned.
 */
export function negotiateLanguage(
  acceptLanguage: string | null | undefined,
  fallback: Language = defaultLanguage,
): Language {
  const weights = new Map<Language, number>()
  let anyOther = 0
  for (const entry of entriesOf(acceptLanguage ?? '')) {
    const match = range.exec(entry.trim())
    if (!match) continue
    const [, tag = '', q = '1'] = match
    const weight = Number(q)
    if (tag === '*') {
      anyOther = Math.max(anyOther, weight)
      continue
    }
    const language = primarySubtag(tag)
    if (isLanguage(language)) weights.set(language, Math.max(weight, weights.get(language) ?? 0))
  }
  for (const language of [fallback, ...languages]) {
    if (!weights.has(language)) weights.set(language, anyOther)
  }
  let best = fallback
  let bestWeight = 0
  for (const [language, weight] of weights) {
    if (weight > bestWeight) {
      best = language
      bestWeight = weight
    }
  }
  return best
}

function entriesOf(header: string): string[] {
  const entries = header.slice(0, maxHeaderLength).split(',')
  return header.length > maxHeaderLength ? entries.slice(0, -1) : entries
}
