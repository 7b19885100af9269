import { type Language, languages, type StaffLanguage } from '#domain/site/languages.ts'
import type { ConfirmationWords, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'
import { messages } from './files.ts'
import { staffAr } from './staff-ar.ts'
import { type StaffMailWords, staffEn } from './staff-en.ts'
import { staffEs } from './staff-es.ts'
import { staffRu } from './staff-ru.ts'

const loaded = new Map(
  await Promise.all(languages.map(async (language) => [language, await messages[language]()] as const)),
)
const staffCatalogues: Record<StaffLanguage, StaffMailWords> = { en: staffEn, es: staffEs, ar: staffAr, ru: staffRu }

/** The words of mails to customers in a language. */
export const mailWords = (language: Language): MailWords => loaded.get(language)!.mail

/** The texts for writing to leads in a language. */
export const replyWords = (language: Language): ReplyWords => loaded.get(language)!.replies

/** The words of refused requests in a language. */
export const refusalWords = (language: Language): RefusalWords => loaded.get(language)!.refusals

/** The words of the page to unsubscribe in a language. */
export const unsubscribeWords = (language: Language): UnsubscribeWords => loaded.get(language)!.unsubscribe

/** The words of the page that confirms an address in a language. */
export const confirmationWords = (language: Language): ConfirmationWords => loaded.get(language)!.confirmation

/** The words of mails to teammates in a language. */
export const staffMailWords = (language: StaffLanguage): StaffMailWords => staffCatalogues[language]
