import type { Language } from '#domain/site/languages.ts'
import { replyWords } from '#web/words/messages/load.ts'

/** A rule's message in a messenger, with the risk warning and how to opt out. */
export function chatOfRule(text: string, language: Language): string {
  const { risk, stop } = replyWords(language)
  return [text, risk, stop].join('\n\n')
}
