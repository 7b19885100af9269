import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { mails } from '#server/db/schema/mail.ts'
import { call, startSignedIn } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { type Behaviour, type MailServer, openMailServer } from '#server/testing/smtp-server.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

let server: MailServer
/** The mail server's behaviour for every mail to an address; it accepts others. */
const behaviours = new Map<string, Behaviour>()
beforeAll(async () => {
  server = await openMailServer()
  server.behave((recipient) => behaviours.get(recipient) ?? { does: 'accept' })
})
afterAll(() => server.close())

const triesAt = (address: string) => server.named.filter((one) => one === address).length
const consent = { emailOffers: true, phoneOffers: false, wordingVersion: '2026-11' } as const
const noMailbox = { does: 'answer', code: 550, to: 'RCPT' } as const

/** A lead whose receipt got this response once. */
async function answered(behaviour: Behaviour) {
  const product = await startSignedIn({ environment: { SMTP_URL: server.url, MAIL_FROM: 'team@example.com' } })
  const { url, database, headers } = product
  const person = somebody()
  behaviours.set(person.email, behaviour)
  const lead = await sendLead(product, { ...person, consent })
  const mailsTo = (address: string) =>
    database.sql.select().from(mails).where(eq(mails.recipient, address)).orderBy(mails.createdAt)
  await expect
    .poll(async () => (await mailsTo(person.email))[0])
    .toMatchObject({ attempts: 1, lastProblem: expect.any(String) })
  const mailbox = async () => (await call(url, 'listConsents', { params: { id: lead }, headers })).body.mailbox
  const undeliverableSince = async () => (await mailbox()).undeliverableSince
  return { ...product, headers, person, lead, mailsTo, mailbox, undeliverableSince }
}

describe('an address permanently refused by the mail server', () => {
  it('is tried once: waiting mails end with that reason, and the lead shows since when', async () => {
    const { url, headers, person, lead, mailsTo, mailbox, undeliverableSince, database } = await answered({
      does: 'answer',
      code: 450,
      to: 'RCPT',
    })
    expect(await undeliverableSince()).toBeNull()
    const other = somebody()
    const [receipt] = await mailsTo(person.email)
    const waiting = (recipient: string) => ({
      ...receipt!,
      id: newId(),
      recipient,
      template: 'rule_letter',
      attempts: 0,
      lastProblem: null,
      dueAt: new Date(Date.now() + 3_600_000),
    })
    await database.sql.insert(mails).values([waiting(person.email), waiting(other.email)])
    behaviours.set(person.email, noMailbox)
    const before = Date.now()
    await database.pool.query(
      `with due as (update mails set due_at = now() - interval '1 second' where id = $1) insert into events (channel, payload) values ('mails', '')`,
      [receipt!.id],
    )
    await expect
      .poll(async () => (await mailsTo(person.email)).map(({ status }) => status))
      .toEqual(['failed', 'failed'])
    expect((await mailsTo(person.email)).map(({ lastProblem }) => lastProblem).toSorted()).toEqual([
      'undeliverable',
      'undeliverable: 550 RCPT TO EENVELOPE',
    ])
    expect(await mailsTo(other.email)).toMatchObject([{ status: 'queued', lastProblem: null }])
    expect(Date.parse((await undeliverableSince())!)).toBeGreaterThanOrEqual(before - 1000)
    expect(triesAt(person.email)).toBe(2)

    // Nothing automatic is sent there until somebody writes from it; the next refusal marks it again.
    const { body: rule } = await call(url, 'addRule', {
      body: ruleOf({ trigger: { on: 'stage', to: 'qualified' }, actions: [{ do: 'email', template: 'no_answer' }] }),
      headers,
    })
    await call(url, 'switchRule', { params: { id: rule.id }, body: { isOn: true }, headers })
    await call(url, 'changeLead', { params: { id: lead }, body: { status: 'qualified' }, headers })
    const runs = async () => (await call(url, 'listRuns', { query: { rule: rule.id }, headers })).body.data
    await expect.poll(async () => (await runs()).map(({ steps }) => steps[0]?.effect)).toEqual(['no_address'])
    await database.pool.query(`update mails set created_at = now() - interval '25 hours' where id = $1`, [receipt!.id])
    await sendLead({ url, database }, { ...person, message: 'Hello again', consent })
    await expect.poll(() => triesAt(person.email)).toBe(3)
    await expect.poll(async () => (await mailbox()).undeliverableSince).not.toBeNull()
    expect(await mailbox()).toMatchObject({ undeliverableReason: '550 RCPT TO EENVELOPE' })

    // Changed, and later confirmed anew.
    const change = (email: string) => call(url, 'changeLead', { params: { id: lead }, body: { email }, headers })
    expect((await change(other.email)).status).toBe(200)
    expect(await undeliverableSince()).toBeNull()
    await change(person.email)
    expect(await undeliverableSince()).toBeNull()
  })

  it('is recognised by status as well, and accepts mails again once a resent one arrives', async () => {
    const behaviour = { does: 'answer', code: 550, to: 'DATA', text: '5.1.1 no such user' } as const
    const { url, headers, person, mailsTo, undeliverableSince } = await answered(behaviour)
    expect(await undeliverableSince()).not.toBeNull()
    behaviours.delete(person.email)
    const [receipt] = await mailsTo(person.email)
    await call(url, 'retryMail', { params: { id: receipt!.id }, headers })
    await expect.poll(async () => (await mailsTo(person.email))[0]!.status).toBe('sent')
    expect(await undeliverableSince()).toBeNull()
  })

  it('is recognised whatever words the addresses in the answer contain', async () => {
    const text = '5.1.1 <rate-limit@policy.example>: Recipient address rejected: User unknown'
    const { undeliverableSince } = await answered({ does: 'answer', code: 550, to: 'RCPT', text })
    expect(await undeliverableSince()).not.toBeNull()
  })

  it('is marked on every lead that has it, and a teammate can have it tried again', async () => {
    const { url, headers, person, mailbox } = await answered(noMailbox)
    expect((await mailbox()).undeliverableReason).toBe('550 RCPT TO EENVELOPE')
    const body = { name: 'Somebody else', email: person.email, isAnother: true } as const
    const { body: added } = await call(url, 'addLead', { body: { ...body, leadSource: 'other' } as never, headers })
    const other = await call(url, 'listConsents', { params: { id: added.id }, headers })
    expect(other.body.mailbox.undeliverableSince).toBe((await mailbox()).undeliverableSince)
    const lifted = await call(url, 'tryAddressAgain', { params: { id: added.id }, headers })
    expect(lifted).toMatchObject({ status: 200, body: { undeliverableSince: null, undeliverableReason: null } })
    expect(await mailbox()).toMatchObject({ undeliverableSince: null, undeliverableReason: null })
  })

  it.each([
    ['for now', { does: 'answer', code: 450, to: 'RCPT' }, 'queued'],
    ['as a text', { does: 'answer', code: 554, to: 'DATA' }, 'failed'],
    ['for who sends', { does: 'answer', code: 550, to: 'RCPT', text: '5.7.1 sender blocked' }, 'failed'],
    ['for too many', { does: 'answer', code: 550, to: 'RCPT', text: '5.2.1 receiving mail at a rate that' }, 'failed'],
    [
      'for our address',
      { does: 'answer', code: 550, to: 'RCPT', text: '5.1.1 sender rejected: user unknown' },
      'failed',
    ],
    ['for ours', { does: 'answer', code: 550, to: 'RCPT', text: '5.1.1 no such user team@example.com' }, 'failed'],
    ['as over quota', { does: 'answer', code: 550, to: 'RCPT', text: '5.1.1 this account is over quota' }, 'failed'],
    ['as unavailable', { does: 'answer', code: 550, to: 'RCPT', text: '5.5.0 mailbox unavailable' }, 'failed'],
    ['as disabled', { does: 'answer', code: 550, to: 'RCPT', text: 'mailbox disabled' }, 'failed'],
    ['since it is full', { does: 'answer', code: 552, to: 'RCPT', text: '5.2.2 mailbox full' }, 'failed'],
  ] as const)('is not one whose mail is refused %s', async (_, behaviour, status) => {
    const { person, mailsTo, undeliverableSince } = await answered(behaviour)
    expect(await mailsTo(person.email)).toMatchObject([
      { status, lastProblem: expect.not.stringContaining('undeliverable') },
    ])
    expect(await undeliverableSince()).toBeNull()
  })
})
