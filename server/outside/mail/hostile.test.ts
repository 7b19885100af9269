import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailIsValid } from '#domain/basics/text.ts'
import { customerMailTemplates, greetableName } from '#domain/letters/mail.ts'
import { languages } from '#domain/site/languages.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { mailServerAt } from './current-server.ts'
import { messageOf } from './letters.ts'
import { openTransport } from './transport.ts'

const moment = '2026-11-21T07:32:00.000Z'

/** Sequences that break out of headers, lists, comments and HTML, alone and between harmless letters. */
const pieces = [
  '\r\nBcc: v2@evil.example',
  '\nSubject: other',
  '\r\n\r\n<script>alert(1)</script>',
  '"a@b.co, v2@evil.example"',
  '>\r\nRCPT TO:<v3@evil.example',
  '<b>bold</b>',
  '<img src=x onerror=alert(1)>',
  '"><a href="https://evil.example">win</a>',
  'Win now at evil.example',
  'https://evil.example/claim',
  '=?utf-8?Q?=0D=0ABcc:_x@evil.example?=',
  '(comment)',
  'Group: a@evil.example, b@evil.example;',
  '\u202eesrever',
  '\u2028Bcc: x@evil.example',
  '{{7*7}} $' + '{7*7} {name}',
  "O'Brien & Söhne",
  'Ana',
]
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 12, unit: 'binary' })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(' '))

const headerNames = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
  'x-auto-response-suppress',
]

const site = { brand: 'Example', address: 'https://www.example.com', timeZone: 'UTC' }

describe('a mail to a person with a hostile name', () => {
  it('has one recipient, the usual headers and no live HTML, 200 times over', async () => {
    const server = await startMailServer()
    const transport = openTransport(mailServerAt(server.url, 'team@example.com'), 20)
    const names = fc.sample(hostileText, { numRuns: 200, seed: 32 })
    const deliver = async (name: string, i: number) => {
      const template = customerMailTemplates[i % customerMailTemplates.length]!
      const language = languages[i % languages.length]!
      const letter = { template: 'no_answer', wording: null, colleague: 'ana', company: 'Example' }
      const typed = {
        subject: 'Your trial',
        text: 'Hello <b>\nthere',
        sender: name,
        replyTo: 'team@example.com',
        references: [],
      }
      const values = { receivedAt: moment, completedAt: moment, receipt: '0190', kind: 'withdraw', ...letter, ...typed }
      const message = messageOf({ template, language, recipientName: name, values }, site)
      // The raw name, as no caller passes it: the break-out must be stopped here as well.
      const envelope = {
        ...message,
        id: `0190-${i}`,
        recipient: `visitor${i}@example.com`,
        recipientName: name,
        senderName: name,
        unsubscribeUrl: null,
      }
      await transport.deliver(envelope, new AbortController().signal)
    }
    await Promise.all(names.map(deliver))
    expect(server.named.toSorted()).toEqual(names.map((_, i) => `visitor${i}@example.com`).toSorted())
    expect(server.received).toHaveLength(200)
    for (const { to, mail } of server.received) {
      expect(to).toHaveLength(1)
      expect(mail.to?.map(({ address }) => address)).toEqual(to)
      expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(headerNames)
      expect(mail.html).not.toMatch(/<(?!\/?(html|head|meta|title|body|p|br)\b|!doctype)/i)
      expect(mail.html).not.toMatch(/evil\.example/)
      expect(mail.text).not.toMatch(/evil\.example|49/)
    }
  })

  it('shows staff input as text', async () => {
    const title = 'Call <b>Ana</b>\r\nBcc: v2@evil.example <img src=x onerror=alert(1)> {{7*7}}'
    const values = { title, dueAt: moment, leadId: 'x"><script>' }
    const { subject, html } = messageOf(
      { template: 'task_reminder', language: 'en', recipientName: null, values },
      site,
    )
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt;')
    expect(html).toContain('{{7*7}}')
    expect(html).not.toMatch(/<(?!\/?(html|head|meta|title|body|p|a)\b|!doctype)/i)
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it('greets by valid names only, in any script', () => {
    for (const name of [
      'Ana Torres',
      'José Núñez',
      "O'Brien",
      'Иван Ёлкин',
      'محمد علي',
      '王芳',
      'अनीता शर्मा',
      'J.-P. Müller',
    ]) {
      expect(greetableName(name)).toBe(name)
    }
    for (const name of [
      ...pieces.slice(0, 12),
      'evil.example',
      'Claim your free prize right now today',
      'a'.repeat(80),
      '',
    ])
      expect(greetableName(name)).toBeNull()
  })

  it('never goes to an ambiguous address, which is refused for that reason only', async () => {
    for (const breaker of [',', ';', ':', '<', '>', '\r', '\n', '"', ' ', '(', ')', '[', ']', '\\']) {
      expect(emailIsValid(`a${breaker}b@evil.example`)).toBe(false)
    }
    // Control: the library itself takes a string for a list.
    const server = await startMailServer()
    const { createTransport } = await import('nodemailer')
    await createTransport(server.url).sendMail({
      from: 'team@example.com',
      to: 'a@b.example, v2@evil.example',
      text: 'x',
    })
    expect(server.named).toEqual(['a@b.example', 'v2@evil.example'])
  })
})
