import { greetableName } from './mail.ts'

/** The letters a colleague can begin with; the greeting is for WhatsApp. */
export const replyTemplates = ['first', 'no_answer', 'meeting', 'trial'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** What a text ready to be sent is filled with. */
export interface ReplyValues {
  /** The lead's name as the visitor typed it. */
  readonly name: string
  /** Who writes. */
  readonly colleague: string
  readonly company: string
}

/** A text with `{colleague}` and `{company}` filled in, whatever stands in these. */
export function filledReply(text: string, { colleague, company }: ReplyValues): string {
  const values: Record<string, string> = { colleague, company }
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** The first name to greet by; null where what was typed is none. */
export function greetedName({ name }: ReplyValues): string | null {
  return greetableName(name)
}
