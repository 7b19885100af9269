import { describe, expect, it } from 'vitest'
import { answeredMail, firstRecipient, subjectOfAnswer } from './answered-mail.ts'

const mail = (address: string, subject: string, own: object = {}) => ({
  id: subject,
  channel: 'email' as const,
  author: 'lead' as const,
  person: { address, name: null, key: '' },
  isAutomatic: false,
  subject,
  ...own,
})

const emails = ['Lucia@example.com', 'lucia@work.example']
/** The newest first. */
const thread = [
  mail('marek@example.net', 'A question of mine', { author: 'other' }),
  mail('lucia@example.com', 'Away', { isAutomatic: true }),
  mail('lucia@work.example', 'Aw: the new offer'),
  mail('lucia@example.com', 'The trial'),
]

describe('an email to a lead', () => {
  it('goes at first to the address that they wrote from last, and where they never wrote to the current one', () => {
    expect(firstRecipient(thread, emails)).toBe('lucia@work.example')
    expect(firstRecipient(thread.slice(0, 2), emails)).toBe('Lucia@example.com')
    expect(firstRecipient(thread.slice(3), emails)).toBe('Lucia@example.com')
    expect(firstRecipient([], [])).toBe('')
  })

  it('answers the newest mail of whom it goes to, under its subject and no other', () => {
    expect(subjectOfAnswer(thread, 'lucia@work.example')).toBe('Aw: the new offer')
    expect(subjectOfAnswer(thread, 'Lucia@example.com')).toBe('Re: The trial')
    expect(answeredMail(thread, 'Lucia@example.com')?.id).toBe('The trial')
    expect(subjectOfAnswer(thread, 'marek@example.net')).toBe('Re: A question of mine')
    expect(subjectOfAnswer(thread, 'somebody@example.net')).toBe('')
  })
})
