/**
 * The languages of the site in the order of the language picker: ten (docs/product.md#languages), and Brazilian Portuguese, which is an
 * edition of `pt` with a catalogue of its own.
 */
export const languages = ['en', 'es', 'ar', 'ru', 'de', 'fr', 'it', 'pt', 'pt-BR', 'hi', 'zh'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** The same value for each language. */
export const inEveryLanguage = <T>(value: T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, value])) as Record<Language, T>

/** Spoken languages: a regional edition counts as its language. */
export type SpokenLanguage = Exclude<Language, `${string}-${string}`>

/** The language in which a text is read and a teammate answers: `pt` for `pt-BR`. */
export const spokenLanguageOf = (language: Language): SpokenLanguage => primarySubtag(language) as SpokenLanguage

export const spokenLanguages = languages.filter((language) => primarySubtag(language) === language) as [
  SpokenLanguage,
  ...SpokenLanguage[],
]

/** True if a speaker of these languages can answer a lead who reads the site in that one. */
export const canAnswer = (spoken: readonly string[], language: string): boolean =>
  isLanguage(language) && spoken.includes(spokenLanguageOf(language))

/** The languages of the staff area, in the order of its language menu. */
export const staffLanguages = ['en', 'es', 'ar', 'ru'] as const satisfies readonly Language[]
export type StaffLanguage = (typeof staffLanguages)[number]

/** The staff area's language for a site language: the same, or English if it has no such translation. */
export const staffLanguageOf = (language: string | null | undefined): StaffLanguage =>
  staffLanguages.find((known) => known === language) ?? 'en'

export type Direction = 'ltr' | 'rtl'

interface LanguageFacts {
  /** The language's own name. */
  readonly nativeName: string
  readonly dir: Direction
  /** ISO 3166 country whose flag is shown beside the name. */
  readonly flag: string
  /** The dial code offered first in this language. */
  readonly dialCode: `+${number}`
  /** Plural categories of whole numbers (`Intl.PluralRules`): counted texts have a wording for each. */
  readonly plurals: readonly Intl.LDMLPluralRule[]
}

const oneOther = ['one', 'other'] as const
const oneManyOther = ['one', 'many', 'other'] as const

export const languageFacts = {
  en: { nativeName: 'English', dir: 'ltr', flag: 'GB', dialCode: '+1', plurals: oneOther },
  es: { nativeName: 'Español', dir: 'ltr', flag: 'ES', dialCode: '+34', plurals: oneManyOther },
  ar: {
    nativeName: 'العربية',
    dir: 'rtl',
    flag: 'AE',
    dialCode: '+971',
    plurals: ['zero', 'one', 'two', 'few', 'many', 'other'],
  },
  ru: { nativeName: 'Русский', dir: 'ltr', flag: 'RU', dialCode: '+7', plurals: ['one', 'few', 'many', 'other'] },
  de: { nativeName: 'Deutsch', dir: 'ltr', flag: 'DE', dialCode: '+49', plurals: oneOther },
  fr: { nativeName: 'Français', dir: 'ltr', flag: 'FR', dialCode: '+33', plurals: oneManyOther },
  it: { nativeName: 'Italiano', dir: 'ltr', flag: 'IT', dialCode: '+39', plurals: oneManyOther },
  pt: { nativeName: 'Português', dir: 'ltr', flag: 'PT', dialCode: '+351', plurals: oneManyOther },
  'pt-BR': { nativeName: 'Português (Brasil)', dir: 'ltr', flag: 'BR', dialCode: '+55', plurals: oneManyOther },
  hi: { nativeName: 'हिन्दी', dir: 'ltr', flag: 'IN', dialCode: '+91', plurals: oneOther },
  zh: { nativeName: '中文', dir: 'ltr', flag: 'CN', dialCode: '+86', plurals: ['other'] },
} as const satisfies Record<Language, LanguageFacts>

export type LanguageFlag = (typeof languageFacts)[Language]['flag']
export type PluralOf<L extends Language> = (typeof languageFacts)[L]['plurals'][number]

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

/** `es` of `es-MX`, in lower case. */
export function primarySubtag(tag: string): string {
  const [primary = ''] = tag.trim().split(/[-_]/, 1)
  return primary.toLowerCase()
}

/** The site language for a BCP 47 tag: its edition (`pt-BR`), else its language (`pt` for `pt-AO`); null if it has neither. */
export function siteLanguageOf(tag: string): Language | null {
  const folded = tag.trim().replaceAll('_', '-').toLowerCase()
  const primary = primarySubtag(tag)
  return languages.find((one) => one.toLowerCase() === folded) ?? languages.find((one) => one === primary) ?? null
}

/** A language in the address of a page: `pt-br`. */
export const addressPartOf = (language: string): string => language.toLowerCase()

/** The language with this path prefix, in any case; null if none. */
export const languageOfAddressPart = (part: string): Language | null =>
  languages.find((language) => addressPartOf(language) === part.toLowerCase()) ?? null

/** Maximum characters that are read: a browser sends a few entries. */
const maxHeaderLength = 1024
const range = /^(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i

/**
 * The site language that best matches `Accept-Language` (RFC 9110 §12.5.4): the highest weight wins, equal weights in
 * the order written, a region counts for its edition of the site or else for its language, weight 0 excludes, `*` means every language not named. Malformed
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
    const language = siteLanguageOf(tag)
    if (language) weights.set(language, Math.max(weight, weights.get(language) ?? 0))
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
