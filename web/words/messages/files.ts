import type { Language } from '#domain/site/languages.ts'
import type { ConfirmationWords, Declarations, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'

/** One language's texts to customers outside the pages. */
type Messages = {
  readonly declarations: Declarations
  readonly mail: MailWords
  readonly refusals: RefusalWords
  readonly unsubscribe: UnsubscribeWords
  readonly confirmation: ConfirmationWords
  readonly replies: ReplyWords
}

/** Each language is a file of its own, so that a browser loads only the one it needs. */
export const messages: Record<Language, () => Promise<Messages>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
  ru: () => import('./ru.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  'pt-BR': () => import('./pt-br.ts'),
  hi: () => import('./hi.ts'),
  zh: () => import('./zh.ts'),
}
