import type { Language } from '#domain/site/languages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type SiteWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { ptBr } from './pt-br.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

const catalogues: Record<Language, SiteWords> = { en, es, ar, ru, de, fr, it, pt, 'pt-BR': ptBr, hi, zh }

/** The words of the public site in a language. */
export function siteWords(language: Language): SiteWords {
  return catalogues[language]
}
