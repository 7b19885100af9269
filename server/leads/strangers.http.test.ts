import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { channelConsent, channels } from '#domain/privacy/consent-channels.ts'
import { takeSteps } from '#server/testing/automation.ts'
import { deliverMail } from '#server/testing/inbound-mail.ts'
import { type Connected, hears, leadWith, nextPhone, startConnected } from '#server/testing/messenger-cases.ts'
import { type MessengerServices, openMessengerServices } from '#server/testing/messenger-services.ts'
import { call, cancellationMessage, message } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

let services: MessengerServices
let product: Connected
let sequence: string
beforeAll(async () => {
  services = await openMessengerServices()
  product = await startConnected(services)
  const { url, headers } = product
  const task = { do: 'task', type: 'call', priority: 'high', dueHours: 1 } as const
  const actions = [
    { ...task, title: 'First' },
    { do: 'wait' as const, hours: 24 },
    { ...task, title: 'Second' },
  ]
  const body = ruleOf({ name: 'A sequence', trigger: { on: 'by_hand' }, actions })
  sequence = (await call(url, 'addRule', { body, headers })).body.id
  await call(url, 'switchRule', { params: { id: sequence }, body: { isOn: true }, headers })
})
afterAll(() => services.close())

const rows = async (text: string, values: unknown[] = []) => (await product.database.pool.query(text, values)).rows

/**
 * An overdue lead, answered 30 hours ago, with an assignee, a task, a consent by email, a withdrawn one by phone, and a
 * waiting sequence.
 */
async function somebodysLead() {
  const { url, headers } = product
  const consent = { emailOffers: true, phoneOffers: true, wordingVersion: '2026-11' } as const
  const person = { name: 'Marta Gil', ...somebody() }
  const id = await sendLead(product, { ...person, consent })
  const params = { id }
  await call(url, 'addInteraction', { body: { leadId: id, type: 'email', content: 'Welcome' }, headers })
  await call(url, 'changeLead', { params, body: { assignedTo: 'owner', priority: 'high', tags: ['vip'] }, headers })
  const dueDate = new Date(Date.now() + 3_600_000).toISOString()
  const task = { title: 'Call Marta', type: 'follow_up', priority: 'high', dueDate } as const
  await call(url, 'addTask', { params, body: task, headers })
  const { data } = (await call(url, 'listConsents', { params, headers })).body
  const byPhone = data.find(({ purpose }) => purpose === 'phone_offers')!
  await call(url, 'withdrawConsent', { params: { id: byPhone.id }, headers })
  expect((await call(url, 'startRule', { params: { id: sequence }, body: { leadId: id }, headers })).status).toBe(204)
  const run = async () => {
    const { data: runs } = (await call(url, 'listRuns', { query: { lead: id }, headers })).body
    const { id: runId, outcome, reason, steps } = runs[0] ?? { outcome: null, reason: null, steps: [] }
    return { runId, state: outcome, reason, dueAt: steps.at(-1)?.dueAt ?? null }
  }
  await expect.poll(async () => (await run()).state).toBe('waiting')
  await rows(
    `update contact_requests set created_at = now() - interval '4 days', waiting_since = now() - interval '4 days',
       first_reply_at = t.at, last_reply_at = t.at, last_contact_date = t.at, clock_since = t.at
     from (select date_trunc('milliseconds', now() - interval '30 hours') as at) t where id = $1`,
    [id],
  )
  return { id, run, ...person }
}
type Theirs = Awaited<ReturnType<typeof somebodysLead>>

/** Data of a lead that a stranger must not change: values, consents, tasks, contacts in messengers, due time and sequence. */
async function held({ id, run }: Theirs) {
  const { url, headers } = product
  const lead = (await call(url, 'readLead', { params: { id }, headers })).body
  const { status, assignedTo, priority, tags, email, phone, score, temperature, nextFollowUpDate, name } = lead
  const { data, mailbox } = (await call(url, 'listConsents', { params: { id }, headers })).body
  const consents = channels.map((one) => channelConsent(one, personKeys(lead.email, lead.phone), data, mailbox).is)
  const tasks = await rows(
    'select title, status, due_date, assigned_to from lead_tasks where lead_id = $1 order by id',
    [id],
  )
  const [{ due }] = await rows('select column_at as due from contact_requests where id = $1', [id])
  const words = await rows(`select id from messages where lead_id = $1 and author = 'lead'`, [id])
  const people = await rows('select id, offers_stopped_at from channel_people where lead_id = $1', [id])
  return {
    values: { status, assignedTo, priority, tags, email, phone, score, temperature, nextFollowUpDate, name },
    consents,
    tasks,
    people,
    words,
    due: due as Date,
    sequence: await run(),
  }
}

const waitsFor = async (id: string) => {
  const { body } = await call(product.url, 'listInbox', { query: { of: 'everyone' }, headers: product.headers })
  return body.data.find(({ lead }) => lead?.id === id)
}

const mail = (from: string, text: string, head = '') =>
  `From: Somebody <${from}>\nTo: sales@example.org\nMessage-ID: <${crypto.randomUUID()}@example.net>\n${head}\n${text}\n`
const forged = 'Authentication-Results: mx.example.org; dmarc=fail\n'
const form = async (own: object) => {
  const text = `How does it work, and what does it cost? ${crypto.randomUUID().replaceAll('-', ' ')}`
  const body = { ...message, ...somebody(), message: text, ...own }
  expect((await call(product.url, 'sendContact', { body })).status).toBe(201)
}
const numberOf = (digits: string) => `+34 ${digits.slice(2)}`

/** How a stranger reaches a lead, whether that stops (`holds`) its sequence, and whether it then `waits` in the inbox. */
type Way = {
  readonly way: string
  readonly go: (theirs: Theirs) => Promise<unknown>
  readonly holds?: true
  readonly waits?: true
}
const agrees = { emailOffers: true, phoneOffers: true, wordingVersion: '2026-11' } as const
const ways: readonly Way[] = [
  { way: 'a form with their email', go: ({ email }) => form({ email, name: 'Eve' }), holds: true, waits: true },
  {
    way: 'a form with their number and name',
    go: ({ phone, name }) => form({ phone, name }),
    holds: true,
    waits: true,
  },
  {
    way: 'a form that agrees to offers for them',
    go: ({ email, phone, name }) => form({ email, phone, name, consent: agrees }),
    holds: true,
    waits: true,
  },
  { way: 'a form with their number and another name', go: ({ phone }) => form({ phone, name: 'Eve' }) },
  {
    way: 'forms one after another',
    go: async ({ email }) => {
      for (const n of [1, 2, 3]) await form({ email, message: `Message ${n} of many` })
    },
    holds: true,
    waits: true,
  },
  {
    way: 'a declaration to withdraw',
    go: ({ email }) =>
      call(product.url, 'sendCancellation', { body: { ...cancellationMessage, kind: 'withdraw', email } }),
  },
  {
    way: 'a declaration to cancel',
    go: ({ email }) => call(product.url, 'sendCancellation', { body: { ...cancellationMessage, email } }),
  },
  {
    way: 'an account setup with their email and number',
    go: ({ email, phone, name }) => sendSetup(product.url, { email, phone, fullName: name }),
  },
  {
    way: 'a mail with a forged sender',
    go: ({ email }) => deliverMail(product, mail(email, 'No, thank you.', forged)),
    waits: true,
  },
  {
    way: 'a mail that a program says is theirs',
    go: ({ email }) => deliverMail(product, mail('noreply@forms.example.net', 'Hello', `Reply-To: ${email}\n`)),
    waits: true,
  },
  {
    way: 'a made-up report that their address is dead',
    go: ({ email }) =>
      deliverMail(
        product,
        mail(
          'MAILER-DAEMON@example.net',
          `<${email}>: 550 5.1.1 no such user`,
          'Content-Type: text/plain\nAuto-Submitted: auto-replied\n',
        ),
      ),
  },
  {
    way: 'a mail from an address that a form gave them',
    go: async ({ phone, name }) => {
      const { email } = somebody()
      await form({ phone, name, email })
      await deliverMail(product, mail(email, 'I am not interested any more.'))
    },
    holds: true,
    waits: true,
  },
  {
    way: 'a reply to the receipt that went to an address typed into a form',
    go: async ({ phone, name }) => {
      const { email } = somebody()
      await form({ phone, name, email })
      const [receipt] = await rows(`select id from mails where recipient = $1 and template = 'contact_receipt'`, [
        email,
      ])
      const reference = `In-Reply-To: <${receipt.id}@example.org>\n`
      await deliverMail(product, mail(email, 'I am not interested any more.', reference))
    },
    holds: true,
    waits: true,
  },
  {
    way: 'a mail that came before the form with its address',
    go: async ({ phone, name }) => {
      const { email } = somebody()
      await deliverMail(product, mail(email, 'I am not interested any more.'))
      await form({ phone, name, email })
    },
    holds: true,
    waits: true,
  },
  {
    way: 'WhatsApp from a number that a form gave them',
    go: async ({ email }) => {
      const number = nextPhone()
      await form({ email, phone: numberOf(number) })
      await hears(product, number, 'STOP')
    },
    holds: true,
    waits: true,
  },
  {
    way: 'WhatsApp from a number before the form with it',
    go: async ({ email }) => {
      const number = nextPhone()
      await hears(product, number, 'I am not interested any more.')
      await form({ email, phone: numberOf(number) })
    },
    holds: true,
    waits: true,
  },
  {
    way: 'a guessed link to unsubscribe',
    go: ({ id }) => fetch(`${product.url}/es/unsubscribe/${id}.AAAA`, { method: 'POST' }),
  },
  {
    way: 'a guessed link to confirm',
    go: ({ id }) => fetch(`${product.url}/es/confirm-email/${id}.AAAA`, { method: 'POST' }),
  },
]

describe('what anybody could have sent takes nothing from a lead:', () => {
  it.each(ways)('$way', async ({ go, holds, waits }) => {
    const theirs = await somebodysLead()
    const before = await held(theirs)
    expect(before.due.getTime()).toBeLessThan(Date.now())
    expect(before.consents).toEqual(['withdrawn', 'withdrawn', 'agreed'])
    await go(theirs)
    const after = await held(theirs)
    expect(after.values).toEqual(before.values)
    expect(after.consents).toEqual(before.consents)
    expect(after.tasks).toEqual(expect.arrayContaining(before.tasks))
    expect(after.people).toEqual(before.people)
    expect(after.words).toEqual(before.words)
    expect(after.due.getTime()).toBe(before.due.getTime())
    if (waits) expect(await waitsFor(theirs.id)).toBeDefined()
    const { runId } = before.sequence
    if (!holds) return expect(after.sequence).toEqual(before.sequence)
    // The sequence stops, since its writer may be the lead; a retry resumes it where it was.
    expect(after.sequence).toMatchObject({ state: 'stopped', reason: 'form' })
    const { status } = await call(product.url, 'retryRun', { params: { id: runId! }, headers: product.headers })
    const { dueAt, ...resumed } = (await held(theirs)).sequence
    expect([status, resumed]).toMatchObject([204, { runId, state: 'waiting', reason: null }])
    expect(Math.abs(Date.parse(dueAt!) - Date.parse(before.sequence.dueAt!))).toBeLessThan(1_000)
  })

  it('except that a “stop” ends offers to its sender’s address, even in a forged mail', async () => {
    const theirs = await somebodysLead()
    const before = await held(theirs)
    await deliverMail(product, mail(theirs.email, 'STOP', forged))
    const after = await held(theirs)
    expect(after).toMatchObject({
      values: before.values,
      due: before.due,
      consents: ['withdrawn', 'withdrawn', 'withdrawn'],
    })
  })

  it('while the lead’s own mail ends the sequence and restarts the clock', async () => {
    const theirs = await somebodysLead()
    await deliverMail(product, mail(theirs.email, 'Yes, please.'))
    const { due, sequence: ended } = await held(theirs)
    expect(due.getTime()).toBeGreaterThan(Date.now())
    expect(ended).toMatchObject({ state: 'stopped', reason: 'replied' })
  })
})

describe('an address that a form gave to a lead', () => {
  it('makes a new lead for another name, and proves the lead’s mail only once a teammate entered it', async () => {
    const { id, phone, name } = await somebodysLead()
    const other = somebody()
    await form({ phone, name, email: other.email })
    await form({ ...other, name: 'Otto Real' })
    const leadsAt = () => rows('select id from contact_requests where email = $1', [other.email])
    expect(await leadsAt()).toHaveLength(1)
    expect((await leadsAt())[0].id).not.toBe(id)
    const third = somebody()
    await form({ phone, name, email: third.email })
    const { url, headers } = product
    await call(url, 'changeLead', { params: { id }, body: { email: third.email }, headers })
    await deliverMail(product, mail(third.email, 'It is me.'))
    const { data } = (await call(url, 'listMessages', { params: { id }, query: {}, headers })).body
    expect(data[0]).toMatchObject({ author: 'lead' })
  })

  it('leaves a number and its chat to the lead that comes with the number later', async () => {
    const { email } = await somebodysLead()
    const number = nextPhone()
    await form({ email, phone: numberOf(number) })
    const real = await leadWith(product, number, 'Otto Real')
    await hears(product, number, 'Hello, Otto here.')
    expect((await real.thread()).map(({ text, author }) => [text, author])).toEqual([['Hello, Otto here.', 'lead']])
  })

  it('does not add another person’s data to its erasure or export', async () => {
    const { email, phone, name } = await somebodysLead()
    const other = somebody()
    await form({ phone, name, email: other.email })
    const otto = await sendLead(product, { ...other, name: 'Otto Real' })
    const { url, headers } = product
    const found = (await call(url, 'findPerson', { body: { email }, headers })).body
    expect(found.leads.map((one) => one.id)).not.toContain(otto)
    const theirs = (await call(url, 'findPerson', { body: { email: other.email }, headers })).body
    expect(theirs.leads.map((one) => one.id)).toEqual([otto])
  })
})

describe('a lead that sends a form while an earlier answer is due', () => {
  it('waits since the form and keeps its earlier due time, and rules count from the form', async () => {
    const theirs = await somebodysLead()
    const { due } = await held(theirs)
    const before = Date.now()
    await form({ email: theirs.email })
    const entry = await waitsFor(theirs.id)
    expect(Date.parse(entry!.since)).toBeGreaterThan(before - 1_000)
    expect(entry!.due).toBe(due.toISOString())
    await form({ email: theirs.email, message: 'And one more question.' })
    expect((await waitsFor(theirs.id))!.since).toBe(entry!.since)

    const { database, url, headers } = product
    const actions = [{ do: 'tag' as const, tag: 'Waits' }]
    const body = ruleOf({ name: 'Waits', trigger: { on: 'waiting', minutes: 10 }, actions })
    const rule = (await call(url, 'addRule', { body, headers })).body
    await call(url, 'switchRule', { params: { id: rule.id }, body: { isOn: true }, headers })
    const tags = async () => {
      await takeSteps(database)
      return (await call(url, 'readLead', { params: { id: theirs.id }, headers })).body.tags
    }
    expect(await tags()).toEqual(['vip'])
    await rows(
      `update contact_requests set waiting_since = waiting_since - interval '11 minutes',
         last_returned_at = last_returned_at - interval '11 minutes' where id = $1`,
      [theirs.id],
    )
    expect(await tags()).toEqual(['vip', 'Waits'])
  })
})
