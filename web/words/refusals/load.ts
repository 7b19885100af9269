import type { Language } from '#domain/languages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type RefusalWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

const catalogues: Record<Language, RefusalWords> = { en, es, ar, ru, de, fr, it, pt, hi, zh }

/** The words of refused requests in a language. */
export function refusalWords(language: Language): RefusalWords {
  return catalogues[language]
}
