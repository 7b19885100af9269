import type { ReplyTemplate } from '#domain/reply-template.ts'

/** English: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const en = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  risk: 'Trading gold with leverage is risky: you can lose everything you have deposited.',
  signature: 'Kind regards\n{colleague}\n{company}',
  whatsapp: 'This is {colleague} from {company}. Thank you for your message. When is a good moment to talk?',
  first: {
    subject: 'Your message to {company}',
    text: 'Thank you for writing to us. I am {colleague} and I will be your contact here.\n\nSo that I can answer you properly: what would you like to know first, and when can I reach you by phone?',
  },
  no_answer: {
    subject: 'I tried to reach you',
    text: 'I tried to reach you by phone but could not get through.\n\nWhen would be a good time to call? You can also simply answer this message with your questions.',
  },
  meeting: {
    subject: 'Our conversation',
    text: 'I would like to take half an hour to go through your questions with you.\n\nPlease name two or three times that suit you, with your time zone, and I will send you an invitation.',
  },
  trial: {
    subject: 'The free trial, step by step',
    text: 'As promised, here is how the free trial works. Your money stays at your own broker; we only connect the bot to your account. You can cancel at any time during the trial.\n\nShall we go through the first step together?',
  },
} satisfies Record<ReplyTemplate, { subject: string; text: string }> & Record<string, unknown>

export type ReplyWords = typeof en
