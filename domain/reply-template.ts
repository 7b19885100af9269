import { greetableName } from './mail.ts'

/** Default texts that a teammate can start from. */
export const replyTemplates = ['first', 'no_answer', 'meeting', 'trial'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** Every text that the team can word in its own way: the letters, and the greeting of a WhatsApp chat, which has no subject. */
export const replyTexts = [...replyTemplates, 'whatsapp'] as const
export type ReplyText = (typeof replyTexts)[number]

/** The longest subject and text, in characters; greeting, signature and risk warning come on top. */
export const replyLimits = { subject: 200, text: 3_000 } as const

/** Values for the placeholders of a reply. */
export interface ReplyValues {
  /** The lead's name as the visitor typed it. */
  readonly name: string
  /** Who writes. */
  readonly colleague: string
  readonly company: string
}

/** Placeholders for the sender's name and the company's. */
export const placeholders = ['{colleague}', '{company}'] as const

/** What looks like a placeholder and is none, each once: `{nombre}`. It would reach the customer as it is written. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = placeholders
  return [...new Set((text.match(/\{[^{}\n]*\}/g) ?? []).filter((found) => !known.includes(found)))]
}

/** A text with `{colleague}` and `{company}` filled in; the inserted values are not searched for placeholders. */
export function filledReply(text: string, { colleague, company }: ReplyValues): string {
  const values: Record<string, string> = { colleague, company }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** The first name to greet by; null where what was typed is none. */
export function greetedName({ name }: ReplyValues): string | null {
  return greetableName(name)
}
