import type { Language, StaffLanguage } from '#domain/languages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type MailWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { type StaffMailWords, staffEn } from './staff-en.ts'
import { staffEs } from './staff-es.ts'
import { zh } from './zh.ts'

const catalogues: Record<Language, MailWords> = { en, es, ar, ru, de, fr, it, pt, hi, zh }
const staffCatalogues: Record<StaffLanguage, StaffMailWords> = { en: staffEn, es: staffEs }

/** The words of mails to customers in a language. */
export function mailWords(language: Language): MailWords {
  return catalogues[language]
}

/** The words of mails to colleagues in a language. */
export function staffMailWords(language: StaffLanguage): StaffMailWords {
  return staffCatalogues[language]
}
