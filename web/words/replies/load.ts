import { defaultLanguage, isLanguage, type Language } from '#domain/languages.ts'
import type { ReplyWords } from './en.ts'

const catalogues: Record<Language, () => Promise<ReplyWords>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
  ru: async () => (await import('./ru.ts')).ru,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  pt: async () => (await import('./pt.ts')).pt,
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
}

/** The language a lead is written to in: its own where the product speaks it. */
export const replyLanguageOf = (language: string): Language => (isLanguage(language) ? language : defaultLanguage)

/** Texts for writing to leads in one language; each is a chunk of its own. */
export const loadReplyWords = (language: Language): Promise<ReplyWords> => catalogues[language]()
