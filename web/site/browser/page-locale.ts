import { type Language, localeOfLanguage } from '#domain/site/languages.ts'

/** The locale in which this page writes names, numbers and dates: `pt-PT` on a page whose language is `pt`. */
export const pageLocale = (): string => localeOfLanguage(document.documentElement.dataset.language as Language)
