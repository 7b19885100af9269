import type { Language } from '#domain/site/languages.ts'
import { replyWords } from '#web/words/messages/load.ts'

/** A text that a rule sends in a messenger, with the risk warning and how to stop such messages. */
export function chatOfRule(text: string, language: Language): string {
  const { risk, stop } = replyWords(language)
  return [text, risk, stop].join('\n\n')
}
