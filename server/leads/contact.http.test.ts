import { describe, expect, it } from 'vitest'
import type { ContactBody } from '#contract/contact.ts'
import type { Lead } from '#contract/leads.ts'
import { leadScore } from '#domain/lead-score.ts'
import { call, message, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'

async function leadsOf(product: Product): Promise<Lead[]> {
  const { body } = await call(product.url, 'listLeads', { query: {}, headers: await signIn(product.url) })
  return body.data
}

async function sendOne(product: Product, body: Partial<ContactBody>): Promise<Lead> {
  const answer = await call(product.url, 'sendContact', { body: { ...message, ...body } })
  expect(answer.status).toBe(201)
  const [lead] = await leadsOf(product)
  return lead!
}

describe('a message of a visitor', () => {
  it('becomes one lead with the defaults of the specification', async () => {
    const product = await ownProduct()
    const lead = await sendOne(product, {})
    expect(lead).toMatchObject({
      name: 'Ana Torres',
      email: 'ana.torres@example.com',
      phone: '+34 612345678',
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
    expect(await rowCounts(product.database.pool)).toMatchObject({
      contact_requests: 1,
      lead_interactions: 0,
      idempotency_keys: 1,
    })
  })

  it('is acknowledged with a receipt that says when it arrived', async () => {
    const { url } = await ownProduct()
    const { body, headers } = await call(url, 'sendContact', { body: message })
    expect(Object.keys(body.data).sort()).toEqual(['id', 'receivedAt'])
    expect(headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['the hero form by its capital range', { capitalRange: '100k-500k' }, 100_000],
    ['the hero form at the top of its range', { capitalRange: '1m+' }, 1_000_000],
    ['welcome B by its investment amount', { platform: 'welcome-page-b', investmentAmount: '25000-50000' }, 25_000],
    [
      'the contact page by experience',
      { platform: 'contact-form', investmentExperience: 'intermediate', estimatedValue: 25_000 },
      25_000,
    ],
    [
      'the contact page by experience, whatever the browser claims',
      { platform: 'contact-form', investmentExperience: 'beginner', estimatedValue: 2_000_000_000 },
      10_000,
    ],
    ['a form without an amount as unknown', { investmentExperience: 'expert' }, 0],
  ] as [string, Partial<ContactBody>, number][])('is valued from %s', async (_form, body, value) => {
    const product = await ownProduct()
    const lead = await sendOne(product, body)
    expect(lead.estimatedValue).toBe(value)
    expect(lead.platform).toBe(body.platform ?? 'main')
    expect(lead.score).toBe(
      leadScore({ ...lead, investmentExperience: lead.investmentExperience as 'beginner' }, new Date()),
    )
  })

  it('has one code for one country, however it was written', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    for (const [number, country] of ['Spain', 'ES', 'es', 'España', 'Unknown', ''].entries()) {
      const body = { ...message, email: `ana${number}@example.com`, phone: `+34 61234560${number}`, country }
      expect([country, (await call(product.url, 'sendContact', { body })).status]).toEqual([country, 201])
    }
    const { body: list } = await call(product.url, 'listLeads', { query: {}, headers })
    for (const [number, { id }] of list.data.entries()) {
      const country = ['Portugal', 'pt', 'PT', '葡萄牙', 'Portogallo', 'البرتغال'][number]
      const { body } = await call(product.url, 'changeLead', { params: { id }, headers, body: { country } })
      expect([country, body.country]).toEqual([country, 'PT'])
      await call(product.url, 'changeLead', { params: { id }, headers, body: { country: 'spain' } })
    }
    expect((await call(product.url, 'listLeadFacets', { headers })).body.countries).toEqual(['ES'])
    const refused = { params: { id: list.data[0]!.id }, headers, body: { country: 'Hispania' } }
    const { status, body } = await call(product.url, 'changeLead', refused)
    expect([status, body]).toMatchObject([400, { error: { fields: { country: { problem: 'invalid_choice' } } } }])
  })

  it('keeps every script as it was written', async () => {
    const product = await ownProduct()
    const texts = [
      'محمد بن سلمان',
      'Иван Ёлкин',
      '王芳',
      'अनिल कुमार',
      'Zoë O’Brien 👩‍💻',
      '<script>alert(1)</script>',
      '=2+2',
    ]
    for (const [i, name] of texts.entries()) {
      const body = {
        ...message,
        name,
        message: `${name}\n\t{{7*7}}`,
        email: `p${i}@example.com`,
        phone: `+34 61234567${i}`,
      }
      expect((await call(product.url, 'sendContact', { body })).status).toBe(201)
    }
    const stored = await leadsOf(product)
    expect(stored.map(({ name }) => name).toReversed()).toEqual(texts)
    expect(stored.map((lead) => lead.message).toReversed()).toEqual(texts.map((text) => `${text}\n\t{{7*7}}`))
  })

  it('stores the phone as dial code, space and digits, however it was typed', async () => {
    const product = await ownProduct()
    const lead = await sendOne(product, { phone: '+44 (0)20 7946 0958' })
    expect(lead.phone).toBe('+44 2079460958')
  })

  it('records which wording was agreed to, in which language, and nothing that was left unticked', async () => {
    const product = await ownProduct()
    await sendOne(product, { consent: { wordingVersion: '2026-11', emailOffers: true, phoneOffers: false } })
    const { rows } = await product.database.pool.query(
      `select purpose, granted, wording_version, language, form, withdrawn_at, given_at is not null as dated
       from consents order by purpose`,
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
    const product = await ownProduct()
    await sendOne(product, {})
    const { rows } = await product.database.pool.query('select purpose, wording_version from consents')
    expect(rows).toEqual([{ purpose: 'answer', wording_version: 'none' }])
  })

  it('is refused when too many come from one address, with the time to wait', async () => {
    const { url, database } = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '0.1' } })
    const statuses = []
    for (let i = 0; i < 3; i++) {
      const body = { ...message, email: `p${i}@example.com`, phone: `+34 61234567${i}` }
      statuses.push((await call(url, 'sendContact', { body })).status)
    }
    const last = await call(url, 'sendContact', { body: message })
    expect(statuses).toEqual([201, 201, 429])
    expect(last.body.error.code).toBe('too_many_requests')
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    // The second one came at a pace at which somebody looks first.
    expect(await rowCounts(database.pool)).toMatchObject({ contact_requests: 1, quarantined_messages: 1 })
  })
})
