import type { StoredReply } from '#contract/reply-templates.ts'
import type { Snippet } from '#contract/snippets.ts'
import { greetedName } from '#domain/letters/greeted-name.ts'
import { filledReply, type ReplyTemplate, type ReplyText, type ReplyValues } from '#domain/letters/reply-template.ts'
import { filledSnippet } from '#domain/letters/snippet.ts'
import type { Language } from '#domain/site/languages.ts'
import type { ReplyWords } from '#web/words/messages/en.ts'
import { loadReplyWords } from '#web/words/messages/replies.ts'

/** Subject and text of a template; the greeting of a chat has an empty subject. */
export type Wording = { readonly subject: string; readonly text: string }
/** The team's own texts. */
type Own = readonly StoredReply[]

/** The team's stored version of a text, even if equal to the default. */
export const storedReply = (own: Own, language: Language, template: ReplyText): StoredReply | undefined =>
  own.find((one) => one.language === language && one.template === template)

/** The default text. */
export const shippedReply = (words: ReplyWords, template: ReplyText): Wording =>
  template === 'whatsapp' ? { subject: '', text: words.whatsapp } : words[template]

/** The text in effect: the team's own, else the default. */
export function effectiveReply(words: ReplyWords, own: Own, language: Language, template: ReplyText): Wording {
  const stored = storedReply(own, language, template)
  if (!stored || stored.text === null) return shippedReply(words, template)
  return { subject: stored.subject ?? '', text: stored.text }
}

/** A text ready to be sent: a letter with greeting, signature and the risk warning, a chat with its greeting alone. */
export function writtenReply(words: ReplyWords, template: ReplyText, wording: Wording, values: ReplyValues): Wording {
  const greeting = words.greeting(greetedName(values.name, values.language))
  const isChat = template === 'whatsapp'
  const parts = isChat ? [greeting, wording.text] : [greeting, wording.text, words.signature, words.risk]
  return {
    subject: filledReply(wording.subject, values),
    text: parts.map((part) => filledReply(part, values)).join(isChat ? '\n' : '\n\n'),
  }
}

/** A letter to a lead in its language, ready to be sent. */
export async function replyLetter(template: ReplyTemplate, own: Own, values: ReplyValues) {
  const words = await loadReplyWords(values.language)
  return writtenReply(words, template, effectiveReply(words, own, values.language, template), values)
}

/** A greeting for a chat, in the lead's language. */
export async function chatGreeting(own: Own, values: ReplyValues): Promise<string> {
  const words = await loadReplyWords(values.language)
  return writtenReply(words, 'whatsapp', effectiveReply(words, own, values.language, 'whatsapp'), values).text
}

/** A text of a teammate's own with its fields filled in, and the risk warning below it. */
export async function snippetLetter(
  { subject, text, language }: Pick<Snippet, 'subject' | 'text' | 'language'>,
  { name, colleague, company }: ReplyValues,
): Promise<Wording> {
  const { risk } = await loadReplyWords(language)
  const values = { name, me: colleague, company }
  return { subject: filledSnippet(subject ?? '', values), text: `${filledSnippet(text, values)}\n\n${risk}` }
}
