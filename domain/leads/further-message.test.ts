import { describe, expect, it } from 'vitest'
import { furtherMessage, isFurtherForm, wordsOfLead } from './further-message.ts'

const person = { name: 'Ana · Berg', email: 'ana@example.com', phone: '+34 600111222' }
const form = (content: string) => ({ byVisitor: true, type: 'note', subject: 'returned', content })

describe('a further form', () => {
  it('keeps its message and details, from which the message can be read back', () => {
    for (const words of ['Hello', 'Two\n\nlines', 'Write to me@example.com · or not', 'a · b@c · d'])
      expect(wordsOfLead(form(furtherMessage(words, person)))).toBe(words)
  })

  it('has no words without a message', () => {
    expect(furtherMessage(null, person)).toBe('Ana · Berg · ana@example.com · +34 600111222')
    expect(wordsOfLead(form(furtherMessage(null, person)))).toBeNull()
  })
})

describe('what a teammate logged', () => {
  const logged = { byVisitor: true, type: 'follow_up', subject: 'WhatsApp', content: 'Ask Ana · ana@example.com · 9' }

  it('is read as the lead’s words, except notes of a call and words of ours', () => {
    expect(wordsOfLead(logged)).toBe(logged.content)
    expect(wordsOfLead({ ...logged, type: 'call' })).toBeNull()
    expect(wordsOfLead({ ...logged, byVisitor: false })).toBeNull()
  })

  it('is not taken for a form', () => {
    expect(isFurtherForm(logged)).toBe(false)
    expect(isFurtherForm(form(''))).toBe(true)
    expect(isFurtherForm({ ...form(''), byVisitor: false })).toBe(false)
  })
})
