import { defaultLanguage, isLanguage, type Language } from '#domain/site/languages.ts'
import type { ReplyWords } from './en.ts'
import { messages } from './files.ts'

/** The language a lead is written to in: its own where the product speaks it. */
export const replyLanguageOf = (language: string): Language => (isLanguage(language) ? language : defaultLanguage)

/** Texts for writing to leads in one language. */
export const loadReplyWords = async (language: Language): Promise<ReplyWords> => (await messages[language]()).replies
