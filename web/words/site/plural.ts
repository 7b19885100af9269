import { type Language, localeOfLanguage, type PluralOf } from '#domain/site/languages.ts'

/** The text for a count: one for every category of the language, so that a missing one does not compile. */
export function plural<L extends Language>(language: L, count: number, texts: Record<PluralOf<L>, string>): string {
  const byCategory: Readonly<Record<string, string>> & { readonly other?: string } = texts
  return byCategory[new Intl.PluralRules(localeOfLanguage(language)).select(count)] ?? byCategory.other ?? ''
}
