import type { Message } from '#contract/messages.ts'

type Answered = Pick<Message, 'id' | 'channel' | 'author' | 'person' | 'isAutomatic' | 'subject'>

const isMailWith = (address: string) => (one: Answered) =>
  one.channel === 'email' && !one.isAutomatic && one.person.address === address.toLowerCase()

/** The lead's address that an email goes to at first: the one they wrote from last, else the current one. */
export const firstRecipient = (messages: readonly Answered[], emails: readonly string[]): string =>
  messages
    .filter(({ author }) => author === 'lead')
    .flatMap((one) => emails.filter((address) => isMailWith(address)(one)))[0] ??
  emails[0] ??
  ''

/** The message that an email to this address answers: the newest from or to it. */
export const answeredMail = (messages: readonly Answered[], to: string): Answered | null =>
  messages.find(isMailWith(to)) ?? null

/** Of the answer to a message: `Re:` once, in whatever language it begins; nothing of what was written to others. */
export function subjectOfAnswer(messages: readonly Answered[], to: string): string {
  const subject = answeredMail(messages, to)?.subject
  if (!subject) return ''
  return (/^\s*(?:re|aw|sv|rv|r|antw|ynt|回复|答复)\s*[:：]/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 150)
}
