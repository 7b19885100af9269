import { type Language, localeOfLanguage } from '#domain/languages.ts'

/** The plural categories each language has for whole numbers, by Unicode CLDR as `Intl.PluralRules` applies it. */
interface Categories {
  en: 'one' | 'other'
  es: 'one' | 'many' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
  ru: 'one' | 'few' | 'many' | 'other'
  de: 'one' | 'other'
  fr: 'one' | 'many' | 'other'
  it: 'one' | 'many' | 'other'
  pt: 'one' | 'many' | 'other'
  hi: 'one' | 'other'
  zh: 'other'
}

/** The text for a count: one for every category of the language, so that a missing one does not compile. */
export function plural<L extends Language>(language: L, count: number, texts: Record<Categories[L], string>): string {
  const byCategory: Readonly<Record<string, string>> & { readonly other?: string } = texts
  return byCategory[new Intl.PluralRules(localeOfLanguage(language)).select(count)] ?? byCategory.other ?? ''
}
