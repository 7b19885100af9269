import { describe, expect, it } from 'vitest'
import { customerMailTemplates as allToCustomers, isHandWritten, staffMailTemplates } from '#domain/letters/mail.ts'
import { type Language, languages, staffLanguages } from '#domain/site/languages.ts'
import { messageOf } from './letters.ts'

/** Letters with our own text. */
const customerMailTemplates = allToCustomers.filter((template) => !isHandWritten(template))

const moment = '2026-11-21T07:32:00.000Z'
const values = {
  receivedAt: moment,
  kind: 'withdraw',
  receipt: '0193-77',
  completedAt: moment,
  link: 'https://www.example.com/invited#token',
  invitedBy: 'ana',
  role: 'agent',
  expiresAt: moment,
  username: 'ana',
  at: moment,
  title: 'Call back',
  dueAt: moment,
  leadId: '0190',
  day: '2026-11-21',
  newLeads: 12_345,
  overdueLeads: 2,
  tasksToday: 3,
  overdueTasks: 4,
  name: 'The shop',
  since: moment,
  from: '2026-11-16',
  to: '2026-11-22',
  leads: 12_345,
  leadsBefore: 3,
  waited: 9,
  replied: 8,
  p50: 1_234,
  converted: 2,
  convertedBefore: 1,
  wonLeads: 2,
  won: 500,
  money: [{ currency: 'usd', paid: 17_990, back: 2_000, start: 8_995, end: 17_990 }],
  template: 'no_answer',
  wording: null,
  colleague: 'ana',
  company: 'Example',
  agreedAt: moment,
  login: 'email',
}
const write = (template: string, language: string, recipientName: string | null = null, timeZone = 'UTC') =>
  messageOf(
    { template, language, recipientName, values },
    { brand: 'Example', address: 'https://www.example.com', timeZone },
  )

/** A letter of the script that the language is written in. */
const letterOf = (language: Language) => {
  const script = new Intl.Locale(language).maximize().script!.replace('Hans', 'Hani')
  return new RegExp(`\\p{Script=${script}}`, 'u')
}

describe.each(customerMailTemplates)('a mail to a customer: %s', (template) => {
  it.each(languages)('is complete in %s: subject, greeting, time, reason; with equivalent HTML', (language) => {
    const { subject, text, html } = write(template, language, 'Ana Torres')
    expect(subject).toMatch(letterOf(language))
    expect(text).toContain(language === 'de' ? 'Ana Torres' : 'Ana')
    expect(text).toContain('www.example.com')
    // A confirmation request is about future mails.
    if (template !== 'confirm_offers') {
      expect(text).toMatch(/2026|٢٠٢٦/)
      expect(text).toContain('UTC')
    }
    expect(text).not.toMatch(/undefined|\bnull\b|\[object|Invalid/)
    expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#39;', "'")
    for (const line of text.split('\n').filter((line) => line.trim() !== '' && line !== '-- ')) {
      expect(words).toContain(line)
    }
  })

  it('differs in every language, and greets without a name if there is none', () => {
    const all = languages.map((language) => write(template, language))
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(languages.length)
    expect(new Set(all.map(({ text }) => text)).size).toBe(languages.length)
    for (const { text } of all) expect(text).not.toMatch(/\bnull\b|Ana/)
  })

  it('promises no time', () => {
    for (const language of languages)
      expect(write(template, language).text).not.toMatch(/\b(2|24)\s?(h|час|Std|hour|hora|heure|ore)/i)
  })
})

describe.each(staffMailTemplates)('a mail to a teammate: %s', (template) => {
  it.each(staffLanguages)('is complete in %s', (language) => {
    const { subject, text, html } = write(template, language)
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|\bnull\b|\[object|Invalid/)
    expect(text).toMatch(/https:\/\/www\.example\.com\//)
  })

  it('has no link to the product if its address is unknown', () => {
    const { text } = messageOf(
      { template, language: 'en', recipientName: null, values: { ...values, link: null } },
      { brand: 'Example', address: null, timeZone: 'UTC' },
    )
    expect(text).not.toContain('http')
  })
})

it('numbers and days are written as the reader writes them', () => {
  expect(write('digest', 'en').text).toContain('12,345')
  expect(write('digest', 'es').text).toContain('12.345')
  expect(write('digest', 'es').subject).toContain('21 de noviembre de 2026')
  expect(write('contact_receipt', 'de').text).toContain('21. November 2026')
})

describe('a moment in a mail', () => {
  const withMoment = [
    ...customerMailTemplates.filter((template) => template !== 'confirm_offers'),
    ...staffMailTemplates.filter((template) => template !== 'digest' && template !== 'weekly_summary'),
  ]

  it.each(withMoment)("has times in the team's named zone: %s", (template) => {
    for (const [timeZone, time] of [
      ['America/Los_Angeles', /November 20, 2026.* 23:32 Pacific Standard Time/],
      ['Asia/Kolkata', /November 21, 2026.* 13:02 India Standard Time/],
      ['UTC', /November 21, 2026.* 07:32 UTC/],
    ] as const)
      expect(write(template, 'en', null, timeZone).text).toMatch(time)
  })

  it('leaves days as they are', () => {
    for (const template of ['digest', 'weekly_summary'] as const)
      expect(write(template, 'en', null, 'America/Los_Angeles')).toEqual(write(template, 'en'))
  })
})

describe('the end of the ledger', () => {
  const head = { seq: 316, hash: 'c8'.repeat(32) }
  const withHead = (template: string, language: string) =>
    messageOf(
      { template, language, recipientName: null, values },
      { brand: 'Example', address: null, head, timeZone: 'UTC' },
    ).text

  it("is in every mail to a customer and the team's digest, in the form the verification page takes", () => {
    const texts = [
      ...customerMailTemplates.flatMap((template) => languages.map((language) => withHead(template, language))),
      ...staffLanguages.map((language) => withHead('digest', language)),
    ]
    for (const text of texts)
      expect(/(\d+)\D+?([0-9a-f]{12,64})/i.exec(text.split('-- \n')[1]!)?.slice(1)).toEqual(['316', head.hash])
  })

  it('is not in a mail from before the first entry', () => {
    expect(write('contact_receipt', 'en').text).not.toContain('fingerprint')
  })
})

describe('a receipt', () => {
  it.each(languages)('has a link to a chat, if there is one, in %s', (language) => {
    const startUrl = 'https://t.me/desk_bot?start=KEY'
    const mail = { template: 'contact_receipt', language, recipientName: 'Ana', values }
    const site = { brand: 'Example', address: null, timeZone: 'UTC' }
    expect(messageOf(mail, { ...site, startUrl }).text).toContain(startUrl)
    expect(messageOf(mail, site).text).not.toContain('Telegram')
  })
})
