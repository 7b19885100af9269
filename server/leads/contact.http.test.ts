import { describe, expect, it } from 'vitest'
import type { ContactBody } from '#contract/contact.ts'
import { leadScore } from '#domain/leads/lead-score.ts'
import { call, message, ownProduct, signIn, startProduct } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

/** Sends a message of somebody who has not written before; the lead that it becomes. */
async function sendOne(own: Partial<ContactBody> = {}) {
  const product = await startProduct()
  const id = await sendLead(product, own)
  const { body: lead } = await call(product.url, 'readLead', { params: { id }, headers: await signIn(product.url) })
  return { ...product, id, lead }
}

describe('a message of a visitor', () => {
  it('becomes one lead with the default values', async () => {
    const person = somebody()
    const { database, id, lead } = await sendOne(person)
    expect(lead).toMatchObject({
      ...person,
      name: 'Ana Torres',
      message: 'Me gustaría saber cómo funciona.',
      language: 'es',
      preferredLanguage: 'es',
      investmentExperience: 'beginner',
      country: 'ES',
      status: 'new',
      priority: 'medium',
      assignedTo: null,
      lastContactDate: null,
      nextFollowUpDate: null,
      leadSource: 'website',
      platform: 'main',
      tags: [],
      estimatedValue: 0,
      conversionProbability: 50,
      notes: null,
      version: 1,
      returnedCount: 0,
    })
    expect(lead.updatedAt).toBe(lead.createdAt)
    const { rows } = await database.pool.query(
      `select (select count(*)::int from contact_requests where email = $2) as leads,
         (select count(*)::int from lead_interactions where lead_id = $1) as interactions`,
      [id, person.email],
    )
    expect(rows).toEqual([{ leads: 1, interactions: 0 }])
  })

  it('is acknowledged with a receipt with its time of arrival', async () => {
    const { url } = await startProduct()
    const { body, headers } = await call(url, 'sendContact', { body: { ...message, ...somebody() } })
    expect(Object.keys(body.data).sort()).toEqual(['id', 'receivedAt'])
    expect(headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['the hero form by its capital range', { capitalRange: '100k-500k' }, 100_000],
    ['the hero form at the top of its range', { capitalRange: '1m+' }, 1_000_000],
    ['welcome B by its investment amount', { platform: 'welcome-page-b', investmentAmount: '25000-50000' }, 25_000],
    [
      'the contact page by experience, whatever the browser claims',
      { platform: 'contact-form', investmentExperience: 'beginner', estimatedValue: 2_000_000_000 },
      10_000,
    ],
    ['a form without an amount as unknown', { investmentExperience: 'expert' }, 0],
  ] as [string, Partial<ContactBody>, number][])('is valued from %s', async (_form, body, value) => {
    const { lead } = await sendOne(body)
    expect(lead.estimatedValue).toBe(value)
    expect(lead.platform).toBe(body.platform ?? 'main')
    expect(lead.score).toBe(
      leadScore({ ...lead, investmentExperience: lead.investmentExperience as 'beginner' }, new Date()),
    )
  })

  it('has one country code, however the country was written', async () => {
    const { url, id } = await sendOne({ country: '' })
    const headers = await signIn(url)
    const countries = ['Spain', 'es', 'Unknown', '']
    const sent = await Promise.all(countries.map((country) => sendOne({ country })))
    expect(sent.map(({ lead }) => lead.country)).toEqual(countries.map(() => 'ES'))
    const change = (country: string) => call(url, 'changeLead', { params: { id }, headers, body: { country } })
    for (const country of ['Portugal', 'pt', '葡萄牙']) {
      expect([country, (await change(country)).body.country]).toEqual([country, 'PT'])
      expect((await change('spain')).body.country).toBe('ES')
    }
    const { status, body } = await change('Hispania')
    expect([status, body]).toMatchObject([400, { error: { fields: { country: { problem: 'invalid_choice' } } } }])
  })

  it('keeps every script as it was written', async () => {
    const texts = [
      'محمد بن سلمان',
      'Иван Ёлкин',
      '王芳',
      'अनिल कुमार',
      'Zoë O’Brien 👩‍💻',
      '<script>alert(1)</script>',
      '=2+2',
    ]
    const sent = await Promise.all(texts.map((name) => sendOne({ name, message: `${name}\n\t{{7*7}}` })))
    expect(sent.map(({ lead }) => lead.name)).toEqual(texts)
    expect(sent.map(({ lead }) => lead.message)).toEqual(texts.map((text) => `${text}\n\t{{7*7}}`))
  })

  it('stores the phone as dial code, space and digits, however it was typed', async () => {
    const { lead } = await sendOne({ phone: '+44 (0)20 7946 0958' })
    expect(lead.phone).toBe('+44 2079460958')
  })

  it('stores the agreed wording and language, and nothing for boxes left empty', async () => {
    const consent = { wordingVersion: '2026-11', emailOffers: true, phoneOffers: false } as const
    const { database, id } = await sendOne({ consent })
    const { rows } = await database.pool.query(
      `select purpose, granted, wording_version, language, form, withdrawn_at, given_at is not null as dated
       from consents where lead_id = $1 order by purpose`,
      [id],
    )
    const common = {
      granted: true,
      wording_version: '2026-11',
      language: 'es',
      form: 'main',
      withdrawn_at: null,
      dated: true,
    }
    expect(rows).toEqual([
      { ...common, purpose: 'answer' },
      { ...common, purpose: 'email_offers' },
    ])
  })

  it('is answered without consent to anything else', async () => {
    const { database, id } = await sendOne()
    const { rows } = await database.pool.query('select purpose, wording_version from consents where lead_id = $1', [id])
    expect(rows).toEqual([{ purpose: 'answer', wording_version: 'none' }])
  })

  it('is refused if too many come from one IP address, with Retry-After', async () => {
    const { url, database } = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '0.1' } })
    const statuses = []
    for (let i = 0; i < 3; i++) {
      statuses.push((await call(url, 'sendContact', { body: { ...message, ...somebody() } })).status)
    }
    const last = await call(url, 'sendContact', { body: message })
    expect(statuses).toEqual([201, 201, 429])
    expect(last.body.error.code).toBe('too_many_requests')
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rowCounts(database.pool)).toMatchObject({ contact_requests: 2, quarantined_messages: 0 })
  })
})
