import { beforeEach, describe, expect, it } from 'vitest'
import type { ContactBody } from '#contract/contact.ts'
import { languages } from '#domain/site/languages.ts'
import { newId } from '#server/db/id.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { call, message, ownProduct, type Product } from '#server/testing/product.ts'
import { fetchAs } from '#server/testing/raw.ts'
import { host, logInAtSite, publicUrl } from '#server/testing/rule-letter.ts'
import { ruleOf } from '#server/testing/rules.ts'
import type { MailServer } from '#server/testing/smtp-server.ts'
import { somebody } from '#server/testing/visitors.ts'

const consent = { emailOffers: true, phoneOffers: false, wordingVersion: '2026-11' } as const

const linkIn = /https:\/\/www\.example\.com(\/[\w-]+\/confirm-email\/\S+)/

let product: Product & { mailServer: MailServer; headers: Record<string, string> }
beforeEach(async () => {
  const server = await startMailServer()
  const environment = { SMTP_URL: server.url, MAIL_FROM: 'team@example.com', PUBLIC_URL: publicUrl }
  const started = await ownProduct({ environment, confirmsOffers: true })
  product = { ...started, mailServer: server, headers: await logInAtSite(started) }
})

/** Sends a form with the box for offers ticked. */
async function agrees({ lead: _lead, ...own }: Partial<ContactBody> & { lead?: string } = {}) {
  const { url, database } = product
  const body = { ...message, ...somebody(), consent, ...own }
  const sent = await call(url, 'sendContact', { body, headers: host })
  expect(sent.status, product.log.filter((line) => line.includes('rror')).at(-1)).toBe(201)
  const { rows } = await database.pool.query<{ id: string }>(
    'select lead_id as id from lead_addresses where key = $1 order by since desc limit 1',
    [body.email],
  )
  return { ...body, lead: rows[0]!.id }
}

/** Paths of the links that an address was sent. */
const linksTo = (email: string) =>
  product.mailServer.received
    .filter(({ to }) => to.includes(email))
    .flatMap(({ mail }) => linkIn.exec(mail.text ?? '')?.[1] ?? [])

async function linkTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => linksTo(email).length).toBe(count)
  return linksTo(email).at(-1)!
}

const visit = async (path: string, method = 'GET') => {
  const response = await fetchAs(product.url + path, { method, headers: host })
  return { status: response.status, text: await response.text() }
}

const mailboxOf = async (id: string) =>
  (await call(product.url, 'listConsents', { params: { id }, headers: product.headers })).body.mailbox

/** Lets a rule write to a lead; returns the result. */
async function write(id: string) {
  const { url, headers, database } = product
  const { body: rule } = await call(url, 'addRule', {
    body: ruleOf({
      name: `Write to qualified leads ${newId()}`,
      trigger: { on: 'stage', to: 'qualified' },
      actions: [{ do: 'email', template: 'no_answer' }],
    }),
    headers,
  })
  await call(url, 'switchRule', { params: { id: rule.id }, body: { isOn: true }, headers })
  // The local time is unknown, so the letter does not wait for morning.
  await database.pool.query('update contact_requests set country = null where id = $1', [id])
  await call(url, 'changeLead', { params: { id }, body: { status: 'new' }, headers })
  await call(url, 'changeLead', { params: { id }, body: { status: 'qualified' }, headers })
  const effects = async () => (await receipts(id)).filter((one) => one.rule === rule.id).map(({ effect }) => effect)
  await expect.poll(effects).toHaveLength(1)
  await call(url, 'switchRule', { params: { id: rule.id }, body: { isOn: false }, headers })
  return (await effects())[0]
}

const receipts = async (id: string) =>
  (
    await product.database.pool.query<{ effect: string; rule: string; due: Date | null }>(
      'select effect, rule_id as rule, due_at as due from automation_receipts where lead_id = $1 order by at',
      [id],
    )
  ).rows

describe('an address with consent to offers', () => {
  it("gets none until it confirmed by the link in one mail, in the lead's language", async () => {
    const ana = await agrees({ language: 'de' })
    expect(await mailboxOf(ana.lead)).toMatchObject({ confirmedAt: null, askedAt: expect.any(String) })
    expect(await write(ana.lead)).toBe('unconfirmed')
    const path = await linkTo(ana.email)
    expect(path).toMatch(/^\/de\/confirm-email\//)
    // Opening the link confirms nothing: mail servers open links to check them.
    const asked = await visit(path)
    expect(asked).toMatchObject({ status: 200, text: expect.stringContaining('<form method="post">') })
    expect(asked.text).toContain(ana.email)
    expect(await mailboxOf(ana.lead)).toMatchObject({ confirmedAt: null })
    // Pressing its button does, once and as often as wanted.
    for (let i = 0; i < 2; i++) {
      const done = await visit(path, 'POST')
      expect(done).toMatchObject({ status: 200, text: expect.stringContaining('Ihre Adresse ist bestätigt') })
      expect(done.text).toContain(ana.email)
    }
    const { confirmedAt } = await mailboxOf(ana.lead)
    expect(confirmedAt).not.toBeNull()
    expect((await visit(path)).text).not.toContain('<form')
    // The waiting letter is due, and the next is sent at once, with its legal basis.
    expect((await receipts(ana.lead)).map(({ due }) => due !== null)).toEqual([true])
    expect(await write(ana.lead)).toBe('done')
    await expect
      .poll(() => product.mailServer.received.some(({ mail }) => mail.text?.includes('Angeboten per E-Mail von')))
      .toBe(true)
    await agrees({ ...ana, message: 'And another question' })
    expect(linksTo(ana.email)).toHaveLength(1)
    const { rows } = await product.database.pool.query(
      `select count(*)::int as n from audit_log where action = 'consent.confirmed'`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  it("confirms again after it withdrew, so that a stranger who types it can't consent for it", async () => {
    const ana = await agrees()
    const first = await linkTo(ana.email)
    await visit(first, 'POST')
    expect(await write(ana.lead)).toBe('done')
    const { data } = (await call(product.url, 'listConsents', { params: { id: ana.lead }, headers: product.headers }))
      .body
    const offers = data.find(({ purpose }) => purpose === 'email_offers')!
    await call(product.url, 'withdrawConsent', { params: { id: offers.id }, headers: product.headers })
    expect(await visit(first, 'POST')).toMatchObject({ status: 410 })
    expect(await write(ana.lead)).toBe('no_consent')
    await agrees({ email: ana.email, name: 'A stranger' })
    expect(await write(ana.lead)).toBe('unconfirmed')
    const second = await linkTo(ana.email, 2)
    expect((await visit(second, 'POST')).status).toBe(200)
    expect(await write(ana.lead)).toBe('done')
  })

  it('is confirmed on every lead that has it, also after a merge and an edit', async () => {
    const { url, headers } = product
    const first = await agrees({ name: 'Erik One' })
    const second = await agrees({ name: 'Erik Two' })
    await visit(await linkTo(second.email), 'POST')
    const merge = { version: 1, others: [{ id: second.lead, version: 1 }], fields: {} }
    expect((await call(url, 'mergeLeads', { params: { id: first.lead }, body: merge, headers })).status).toBe(200)
    expect(await write(first.lead)).toBe('unconfirmed')
    await call(url, 'changeLead', { params: { id: first.lead }, body: { email: second.email, status: 'new' }, headers })
    expect(await write(first.lead)).toBe('done')
  })

  it("gets an explanation for an expired, foreign or erased person's link", async () => {
    const ana = await agrees()
    const path = await linkTo(ana.email)
    for (const language of languages) {
      const part = language.toLowerCase() === 'pt-br' ? 'pt-br' : language
      const bad = await visit(`/${part}/confirm-email/${'0'.repeat(36)}.x`)
      expect(bad.status).toBe(404)
      expect(bad.text).toContain('<h1>')
      expect(bad.text).not.toContain('<form')
    }
    await product.database.pool.query(
      `update mails set created_at = now() - interval '31 days' where template = 'confirm_offers'`,
    )
    await product.database.pool.query("update lead_addresses set confirmation_asked_at = now() - interval '31 days'")
    for (const method of ['GET', 'POST'])
      expect(await visit(path, method)).toMatchObject({ status: 410, text: expect.not.stringContaining('<form') })
    expect((await mailboxOf(ana.lead)).confirmedAt).toBeNull()
    // Ticking the box again causes another request.
    await agrees({ ...ana, message: 'Once more' })
    const again = await linkTo(ana.email, 2)
    const body = { email: ana.email, confirmation: ana.email }
    expect((await call(product.url, 'erasePerson', { body, headers: product.headers })).status).toBe(200)
    expect(await visit(again, 'POST')).toMatchObject({ status: 404 })
  })

  it('needs no confirmation if the firm has disabled it', async () => {
    const { url, headers } = product
    const body = { needsConfirmation: false }
    expect((await call(url, 'changeOffers', { body, headers })).body).toEqual(body)
    const ana = await agrees()
    expect(await write(ana.lead)).toBe('done')
    expect(linksTo(ana.email)).toEqual([])
    await call(url, 'changeOffers', { body: { needsConfirmation: true }, headers })
    // Now the rule asks, since nobody has.
    expect(await write(ana.lead)).toBe('unconfirmed')
    await linkTo(ana.email)
  })
})
