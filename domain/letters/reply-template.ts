import type { Language } from '#domain/site/languages.ts'

/** Default texts that a teammate can start from. */
export const replyTemplates = [
  'first',
  'no_answer',
  'check_in',
  'meeting',
  'trial',
  'trial_ending',
  'not_connected',
  'payment_failed',
  'cancelled',
  'first_payment',
] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/**
 * Every text that the team can change: the reply templates, and the greeting of a WhatsApp chat, which has no subject.
 */
export const replyTexts = [...replyTemplates, 'whatsapp'] as const
export type ReplyText = (typeof replyTexts)[number]

/** Maximum characters of subject and text; greeting, signature and risk warning are added. */
export const replyLimits = { subject: 200, text: 3_000 } as const

/** Values for the placeholders of a reply. */
export interface ReplyValues {
  /** The lead's name as the visitor typed it. */
  readonly name: string
  /** The lead's language: determines the greeting and the writer's name (`greeted-name`, `signed-name`). */
  readonly language: Language
  /** The writer's signed name. */
  readonly colleague: string
  readonly company: string
}

/** Placeholders for the sender's name and the company's. */
export const placeholders = ['{colleague}', '{company}'] as const

/** Unknown placeholders, each once, such as `{nombre}`, which would reach the customer literally. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = placeholders
  return [...new Set((text.match(/\{[^{}\n]*\}/g) ?? []).filter((found) => !known.includes(found)))]
}

/** A text with `{colleague}` and `{company}` filled in; the inserted values are not searched for placeholders. */
export function filledReply(text: string, { colleague, company }: Pick<ReplyValues, 'colleague' | 'company'>): string {
  const values: Record<string, string> = { colleague, company }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
