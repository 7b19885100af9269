import type { Language } from '#domain/languages.ts'
import { en, type SiteWords } from './en.ts'

const catalogues: Partial<Record<Language, SiteWords>> & { en: SiteWords } = {
  en,
}

/** The words of the public site in a language. */
export function siteWords(language: Language): SiteWords {
  return catalogues[language] ?? catalogues.en
}
