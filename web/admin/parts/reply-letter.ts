import type { Language } from '#domain/languages.ts'
import { filledReply, greetedName, type ReplyTemplate, type ReplyValues } from '#domain/reply-template.ts'
import { loadReplyWords } from '#web/words/replies/load.ts'

/** A letter to a lead, ready to be sent: greeting, text, signature and the risk warning, in the lead's language. */
export async function replyLetter(
  language: Language,
  template: ReplyTemplate,
  values: ReplyValues,
): Promise<{ subject: string; body: string }> {
  const words = await loadReplyWords(language)
  const { subject, text } = words[template]
  const parts = [words.greeting(greetedName(values)), text, words.signature, words.risk]
  return { subject: filledReply(subject, values), body: parts.map((part) => filledReply(part, values)).join('\n\n') }
}

/** A greeting for a chat, in the lead's language. */
export async function chatGreeting(language: Language, values: ReplyValues): Promise<string> {
  const words = await loadReplyWords(language)
  return [words.greeting(greetedName(values)), words.whatsapp].map((part) => filledReply(part, values)).join('\n')
}
