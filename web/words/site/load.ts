import type { Language } from '#domain/languages.ts'
import { ar } from './ar.ts'
import { en, type SiteWords } from './en.ts'
import { es } from './es.ts'
import { hi } from './hi.ts'
import { zh } from './zh.ts'

const catalogues: Partial<Record<Language, SiteWords>> & { en: SiteWords } = {
  en,
  es,
  ar,
  hi,
  zh,
}

/** The words of the public site in a language. */
export function siteWords(language: Language): SiteWords {
  return catalogues[language] ?? catalogues.en
}
