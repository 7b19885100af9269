import { describe, expect, it } from 'vitest'
import { inArray } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { aiAnalyses, aiRecommendations, sentimentAnalyses } from '#server/db/schema/insight.ts'
import { leads, leadTasks } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mail.ts'
import { followStream } from '#server/testing/event-stream.ts'
import {
  call,
  cancellationMessage,
  message,
  type Product,
  setupMessage,
  signIn,
  startProduct,
} from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'
import { checksums, tablesWith } from '#server/testing/tables.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { kindsOf } from './person.ts'

/** A product where one person has left traces everywhere, beside another person. */
async function productWithTraces() {
  const product = await startProduct()
  const { url, database } = product
  const { phone } = somebody()
  const digits = phone.slice('+34 '.length)
  const canary = `kanarienvogel${digits}`
  const email = `${canary}@example.com`
  const password = `secret-of-${canary}`
  const headers = await signIn(url)
  const contact = { ...message, name: `Ana ${canary}`, email, phone, message: `I am ${canary}`, country: 'ES' }
  const consent = { emailOffers: true, phoneOffers: true, wordingVersion: '2026-11' } as const
  const other = somebody()
  const otherId = await sendLead(product, other)
  for (const body of [
    { ...contact, consent },
    { ...contact, message: `Again ${canary}` },
  ]) {
    expect((await call(url, 'sendContact', { body, headers: { 'idempotency-key': newId() } })).status).toBe(201)
  }
  const setup = {
    ...setupMessage,
    fullName: `Ana ${canary}`,
    email,
    phone,
    mt5Password: password,
    additionalNotes: canary,
  }
  const key = { 'idempotency-key': newId() }
  expect((await call(url, 'sendSetup', { body: setup, headers: key })).status).toBe(201)

  const declaration = { ...cancellationMessage, name: canary, email, contract: canary, note: canary }
  expect(
    (await call(url, 'sendCancellation', { body: declaration, headers: { 'idempotency-key': newId() } })).status,
  ).toBe(201)

  const lead = (await database.sql.select().from(leads)).find((row) => row.email === email)!
  const patch = { notes: `Notes on ${canary}`, tags: [canary] }
  await call(url, 'changeLead', { params: { id: lead.id }, body: patch, headers })
  const { body: note } = await call(url, 'addInteraction', { body: { leadId: lead.id, content: canary }, headers })
  const taskId = newId()
  const analysisId = newId()
  const facts = { leadId: lead.id, confidenceLevel: '50', qualityScore: 1, engagementLevel: 1, riskAssessment: 'low' }
  await database.sql.insert(leadTasks).values({ id: taskId, leadId: lead.id, title: canary, dueDate: new Date() })
  await database.sql
    .insert(aiAnalyses)
    .values({ ...facts, id: analysisId, conversionProbability: '5', keyInsights: [canary], analysisData: {} })
  await database.sql.insert(aiRecommendations).values({
    id: newId(),
    leadId: lead.id,
    analysisId,
    type: 'call',
    priority: 1,
    title: canary,
    description: canary,
    suggestedAction: canary,
    confidenceScore: '50',
  })
  await database.sql.insert(sentimentAnalyses).values({
    id: newId(),
    leadId: lead.id,
    interactionId: note.id,
    textAnalyzed: canary,
    sentimentScore: '0.5',
    urgencyLevel: 1,
    keyPhrases: [canary],
  })
  await database.pool.query('insert into lead_attributions (lead_id, utm_term) values ($1, $2)', [lead.id, canary])
  await database.sql.insert(mails).values({
    id: newId(),
    template: 'task_reminder',
    language: 'en',
    recipient: 'agent@example.com',
    values: { title: canary, dueAt: new Date().toISOString(), leadId: lead.id },
    entity: 'task',
    entityId: taskId,
    status: 'sent',
  })
  return {
    ...product,
    headers,
    leadId: lead.id,
    other: { ...other, id: otherId },
    canary,
    email,
    phone,
    password,
    /** Tables with anything of the person. */
    traces: async () => [...(await tablesWith(database.pool, canary)), ...(await tablesWith(database.pool, digits))],
  }
}

const lastAudit = async ({ database }: Pick<Product, 'database'>, action: string) => {
  const { rows } = await database.pool.query('select * from audit_log where action = $1 order by id desc limit 1', [
    action,
  ])
  return rows[0]
}

describe("the list of a person's records", () => {
  it("has every table with a lead, a setup, an address or a number, except teammates'", async () => {
    const { database } = await startProduct()
    const { rows } = await database.pool.query<{ table: string }>(
      `select distinct table_name as table from information_schema.columns where table_schema = 'public'
         and column_name in ('lead_id', 'setup_id', 'email', 'email_key', 'phone', 'phone_key', 'recipient') order by 1`,
    )
    const listed = kindsOf({ leads: [], setups: [] }, { email: null, phone: null }).map(({ table }) => table)
    const ofTeammates = ['users', 'invitations']
    expect(rows.map(({ table }) => table).filter((table) => ![...listed, ...ofTeammates].includes(table))).toEqual([])
  })
})

describe('a person', () => {
  it('is exported completely: every record of every kind, and no secret', async () => {
    const product = await productWithTraces()
    const { url, headers, email, password, canary, other } = product
    const { status, body } = await call(url, 'exportPerson', { body: { email: ` ${email.toUpperCase()} ` }, headers })
    expect(status).toBe(200)
    const counts = Object.entries(body.records).map(([kind, rows]): [string, number] => [kind, rows.length])
    expect(Object.fromEntries(counts.filter(([, rows]) => rows > 0))).toEqual({
      mails: 3,
      savedAnswers: 2,
      sentimentAnalyses: 1,
      recommendations: 1,
      analyses: 1,
      consents: 4,
      addresses: 2,
      attributions: 1,
      tasks: 2,
      interactions: 2,
      cancellations: 1,
      setupPasswords: 1,
      setups: 1,
      leads: 1,
    })
    // Mails to teammates about the person contain a teammate's address, and nothing of the person beyond the above.
    expect(JSON.stringify(body.records)).not.toMatch(/agent@example\.com|sealed|search_text/)
    for (const text of [password, other.email]) expect(JSON.stringify(body.records)).not.toContain(text)
    const { detail } = await lastAudit(product, 'person.exported')
    expect(detail).toMatchObject({ counts: { leads: 1 } })
    expect(JSON.stringify(detail)).not.toContain(canary)
  })

  it('is erased without a trace in any table, while other records and counters stay right', async () => {
    const product = await productWithTraces()
    const { url, headers, canary, email, phone, other, traces } = product
    // Control: the search finds the person wherever they are.
    expect(await traces()).toEqual(
      expect.arrayContaining(
        ['contact_requests', 'lead_interactions', 'lead_tasks', 'subscription_setups', 'mails', 'ai_analyses'].map(
          (table) => `public.${table}`,
        ),
      ),
    )
    const before = await call(url, 'findPerson', { body: { phone: phone.replaceAll(/(\d{3})/g, '$1 ') }, headers })
    expect(before.body).toMatchObject({
      leads: [{ name: `Ana ${canary}`, isBinned: false }],
      setups: [{ fullName: `Ana ${canary}` }],
      counts: { interactions: 2, tasks: 2 },
    })
    const newLeads = async () => (await call(url, 'readBoard', { query: {}, headers })).body.columns[0]!.count
    const countBefore = await newLeads()
    const stream = await followStream(`${url}/api/events`, headers)
    const erased = await call(url, 'erasePerson', { body: { email, confirmation: email }, headers })
    expect(erased).toMatchObject({
      status: 200,
      body: { removed: { leads: 1, setups: 1, mails: 4, setupPasswords: 1 } },
    })

    expect(await traces()).toEqual([])
    expect(await newLeads()).toBe(countBefore - 1)
    expect((await call(url, 'readLead', { params: other, headers })).body.email).toBe(other.email)
    const left = await product.database.sql
      .select()
      .from(mails)
      .where(inArray(mails.recipient, [email, other.email]))
    expect(left.map(({ recipient }) => recipient)).toEqual([other.email])
    const entry = { entity: 'person', username: 'owner', detail: { email: expect.any(String) } }
    expect(await lastAudit(product, 'person.erased')).toMatchObject(entry)
    await expect
      .poll(() => stream.events.map(({ data }) => data))
      .toEqual(
        expect.arrayContaining([
          { topic: 'leads', change: 'removed', id: product.leadId },
          expect.objectContaining({ topic: 'setups', change: 'removed' }),
        ]),
      )
  })

  it('is erased by phone alone, too: a declaration, which has none, by the email of their records', async () => {
    const { url, headers, phone, traces } = await productWithTraces()
    expect(await traces()).toContain('public.cancellations')
    const { body } = await call(url, 'erasePerson', { body: { phone, confirmation: phone }, headers })
    expect(body.removed).toMatchObject({ leads: 1, setups: 1, cancellations: 1 })
    expect(await traces()).toEqual([])
  })

  it('is found in the bin as well', async () => {
    const { url, headers, leadId, email, phone } = await productWithTraces()
    await call(url, 'deleteLead', { params: { id: leadId }, headers })
    expect((await call(url, 'findPerson', { body: { email }, headers })).body.leads).toMatchObject([{ isBinned: true }])
    const erased = await call(url, 'erasePerson', { body: { email, phone, confirmation: email }, headers })
    expect(erased.body.removed).toMatchObject({ leads: 1 })
  })

  it('stays if the confirmation differs, no one is found, or the step-up is old', async () => {
    const product = await productWithTraces()
    const { url, headers, database, email, traces } = product
    const before = await checksums(database.pool)
    const refused = async (body: object) => {
      const answer = await call(url, 'erasePerson', { body: body as never, headers })
      return [answer.status, answer.body.error.code]
    }
    expect(await refused({ email, confirmation: 'other@example.com' })).toEqual([400, 'invalid_input'])
    expect(await refused({ confirmation: email })).toEqual([400, 'invalid_input'])
    expect(await refused({ email: 'x@example.com', confirmation: 'x@example.com' })).toEqual([404, 'not_found'])
    expect(await checksums(database.pool)).toEqual(before)
    await forgetProofs(product)
    expect(await refused({ email, confirmation: email })).toEqual([403, 'proof_needed'])
    expect((await traces()).length).toBeGreaterThan(0)
  })
})

it('a consent that is withdrawn stays on record with its time, once, and an event is sent', async () => {
  const product = await productWithTraces()
  const { url, headers, leadId } = product
  const list = async () => (await call(url, 'listConsents', { params: { id: leadId }, headers })).body.data
  const offers = (await list()).find(({ purpose }) => purpose === 'email_offers')!
  expect(offers).toMatchObject({ granted: true, wordingVersion: '2026-11', withdrawnAt: null })
  const first = await call(url, 'withdrawConsent', { params: { id: offers.id }, headers })
  const again = await call(url, 'withdrawConsent', { params: { id: offers.id }, headers })
  expect(first.body.withdrawnAt).not.toBeNull()
  expect(again.body.withdrawnAt).toBe(first.body.withdrawnAt)
  expect((await list()).filter(({ withdrawnAt }) => withdrawnAt !== null)).toHaveLength(1)
  const entries = await product.database.pool.query(
    `select detail from audit_log where action = 'consent.withdrawn' and entity_id = $1`,
    [leadId],
  )
  expect(entries.rows).toEqual([{ detail: { purpose: 'email_offers' } }])
})
