import { describe, expect, it } from 'vitest'
import type { InboxEntry } from '#contract/inbox.ts'
import { deliverMail } from '#server/testing/inbound-mail.ts'
import { call, ownSignedIn, startSignedIn } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

const environment = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'sales@example.org' }

async function desk() {
  const product = await startSignedIn({ environment })
  const { url, headers } = product
  const inbox = async (of: 'mine' | 'unassigned' | 'everyone' = 'everyone', as = headers) =>
    (await call(url, 'listInbox', { query: { of, order: 'newest' }, headers: as })).body.data
  const mailFrom = (address: string, text = 'Hello', more = '') =>
    deliverMail(
      product,
      `From: Zoe <${address}>\nTo: sales@example.org\nMessage-ID: <${crypto.randomUUID()}@x>\n${more}\n\n${text}`,
    )
  return { ...product, headers, inbox, mailFrom }
}

const ofLead = (id: string) => (entry: InboxEntry) => entry.lead?.id === id
const ofPerson = (address: string) => (entry: InboxEntry) =>
  entry.lead === null && entry.message?.person.address === address

describe('the inbox', () => {
  it('shows a lead while it waits, on every channel and for every assignee', async () => {
    const { url, headers, inbox, mailFrom, ...product } = await desk()
    const nora = await joinTeam({ ...product })
    const { email, phone } = somebody()
    const id = await sendLead({ url, ...product }, { email, phone })
    expect((await inbox()).find(ofLead(id))).toMatchObject({ message: null, waiting: 0, due: expect.any(String) })
    expect((await inbox('unassigned')).some(ofLead(id))).toBe(true)
    await call(url, 'claimLead', { params: { id }, headers: nora.headers })
    expect((await inbox('unassigned')).some(ofLead(id))).toBe(false)
    expect((await inbox('mine', nora.headers)).some(ofLead(id))).toBe(true)
    const body = { channel: 'email' as const, to: email, subject: 'Hi', text: 'Hi', seen: null }
    const sent = await call(url, 'sendMessage', { params: { id }, body, headers: nora.headers })
    expect((await inbox()).some(ofLead(id))).toBe(false)
    await mailFrom(email, 'First')
    await mailFrom(email, 'Second')
    expect((await inbox()).find(ofLead(id))).toMatchObject({ waiting: 2, message: { text: 'Second' } })
    // A robot's mail neither waits nor hides waiting ones.
    await mailFrom(email, 'Away', 'Auto-Submitted: auto-replied')
    expect((await inbox()).find(ofLead(id))).toMatchObject({ waiting: 2, message: { text: 'Second' } })
    expect(sent.status).toBe(201)
    // Also of a matter that is closed.
    await call(url, 'changeLead', { params: { id }, body: { status: 'lost' }, headers })
    expect((await inbox()).find(ofLead(id))).toMatchObject({ due: null })
  })

  it('shows what a lead wrote last, in a form or by mail', async () => {
    const { inbox, mailFrom, ...product } = await desk()
    const person = somebody()
    const id = await sendLead(product, { ...person, message: 'What does it cost?' })
    const shown = async () => (await inbox()).find(ofLead(id))
    expect(await shown()).toMatchObject({ words: 'What does it cost?', message: null })
    await sendLead(product, { ...person, message: 'And how do I stop it?' })
    expect(await shown()).toMatchObject({ words: 'And how do I stop it?', logged: null })
    await mailFrom(person.email, 'By mail')
    expect(await shown()).toMatchObject({ words: null, message: { text: 'By mail' } })
    await sendLead(product, { ...person, message: 'Are you there?' })
    expect(await shown()).toMatchObject({ words: 'Are you there?', waiting: 1 })
  })

  it('shows the lead’s words that a teammate logged, also after a form without a message', async () => {
    const { inbox, headers, ...product } = await desk()
    const person = somebody()
    const id = await sendLead(product, { ...person, message: 'What does it cost?' })
    const shown = async () => (await inbox()).find(ofLead(id))
    const log = (body: object) =>
      call(product.url, 'addInteraction', { body: { leadId: id, byVisitor: true, content: '', ...body }, headers })
    await log({ type: 'follow_up', subject: 'WhatsApp', content: 'Call me on Monday' })
    const logged = { words: 'Call me on Monday', logged: { type: 'follow_up', subject: 'WhatsApp' } }
    expect(await shown()).toMatchObject(logged)
    await sendLead(product, { ...person, message: undefined })
    await log({ type: 'call', outcome: 'no_answer', content: 'They rang, nobody took it' })
    expect(await shown()).toMatchObject(logged)
    await sendLead(product, { ...person, message: 'Or on Tuesday' })
    expect(await shown()).toMatchObject({ words: 'Or on Tuesday', logged: null })
  })

  it('shows each stranger once, sets them aside, and shows them again when they write again', async () => {
    const { url, headers, inbox, mailFrom } = await desk()
    const address = somebody().email
    await mailFrom(address, 'One')
    const { id } = await mailFrom(address, 'Two')
    const found = (await inbox()).filter(ofPerson(address))
    expect(found).toMatchObject([{ waiting: 2, message: { id, author: 'other' }, earlier: [{ text: 'One' }] }])
    expect((await call(url, 'setMessagesAside', { params: { id }, headers })).body).toEqual({ settled: 2 })
    expect((await inbox()).some(ofPerson(address))).toBe(false)
    await mailFrom(address, 'Three')
    expect((await inbox()).find(ofPerson(address))).toMatchObject({ waiting: 1, message: { text: 'Three' } })
  })

  it('shows the latest strangers, and leads even if many strangers write', async () => {
    const product = await ownSignedIn({ environment })
    const { url, database, headers } = product
    const late = await sendLead(product, somebody())
    await database.pool.query(`update contact_requests set created_at = now() - interval '1 day'`)
    await database.pool.query(
      `insert into messages (id, lead_id, channel, direction, author, person_key, text, files, state, at)
       select gen_random_uuid(), null, 'email', 'in', 'other', 'flood' || n % 200 || '@example.net', 'Buy', '[]', 'received',
         now() - interval '1 hour' + n * interval '1 millisecond' from generate_series(1, 1200) as n`,
    )
    const address = somebody().email
    await deliverMail(product, `From: Zoe <${address}>\nTo: sales@example.org\nMessage-ID: <zoe@x>\n\nHello`)
    const { data, isCut } = (await call(url, 'listInbox', { query: { order: 'due' }, headers })).body
    expect(data.some(ofPerson(address))).toBe(true)
    expect(data.some(ofLead(late))).toBe(true)
    expect(data.find(ofPerson('flood199@example.net'))).toMatchObject({ waiting: 6 })
    expect(isCut).toBe(true)
  })

  it('shows everybody the leads of a teammate who has the day off', async () => {
    const { url, headers, inbox, database, ...product } = await desk()
    const [nora, max] = [await joinTeam({ database }), await joinTeam({ database })]
    const id = await sendLead({ url, database, ...product }, somebody())
    await call(url, 'claimLead', { params: { id }, headers: nora.headers })
    const ofMax = async () => (await inbox('mine', max.headers)).find(ofLead(id))
    expect(await ofMax()).toBeUndefined()
    expect((await inbox()).find(ofLead(id))).toMatchObject({ isCovered: false })
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dubai' }).format(new Date())
    const hours = { timeZone: 'Asia/Dubai', shifts: [{ weekday: 1, from: 540, to: 1080 }], daysOff: [today] }
    await database.pool.query(
      `insert into working_hours (user_id, hours, languages) values ($1, $2, '{}')
       on conflict (user_id) do update set hours = excluded.hours`,
      [nora.id, JSON.stringify(hours)],
    )
    expect(await ofMax()).toMatchObject({ isCovered: true, lead: { assignedTo: nora.username } })
    await call(url, 'changePerson', { params: { id: nora.id }, body: { disabled: true }, headers })
    expect(await ofMax()).toMatchObject({ isCovered: false })
  })

  it("assigns a stranger's messages and address to a lead, and undoes it", async () => {
    const { url, headers, inbox, mailFrom, ...product } = await desk()
    const own = somebody()
    const leadId = await sendLead({ url, ...product }, own)
    const address = somebody().email
    const { id } = await mailFrom(address)
    const attach = (to: string | null) => call(url, 'attachMessages', { params: { id }, body: { leadId: to }, headers })
    const thread = async () => (await call(url, 'listMessages', { params: { id: leadId }, query: {}, headers })).body
    expect((await attach(leadId)).body).toMatchObject({ leadId, author: 'lead' })
    expect(await thread()).toMatchObject({ emails: [own.email, address], data: [{ id }] })
    expect((await attach(leadId)).status).toBe(409)
    const later = await mailFrom(address, 'Later')
    expect((await thread()).data[0]).toMatchObject({ id: later.id, author: 'lead' })
    expect((await attach(null)).body).toMatchObject({ leadId: null, author: 'other' })
    expect(await thread()).toMatchObject({ emails: [own.email], data: [] })
    expect((await inbox()).find(ofPerson(address))).toMatchObject({ waiting: 2 })
    // The lead's own data stays.
    const theirs = await mailFrom(own.email)
    expect(
      (await call(url, 'attachMessages', { params: { id: theirs.id }, body: { leadId: null }, headers })).status,
    ).toBe(409)
  })

  it("assigns a stranger's messages to a lead added with their address", async () => {
    const { url, headers, inbox, mailFrom } = await desk()
    const address = somebody().email
    const { id } = await mailFrom(address)
    const body = { name: 'Zoe', email: address, leadSource: 'other' as const }
    const added = await call(url, 'addLead', { body, headers })
    expect(added.status).toBe(201)
    const { data } = (await call(url, 'listMessages', { params: { id: added.body.id }, query: {}, headers })).body
    expect(data).toMatchObject([{ id, author: 'lead', settledAs: null }])
    expect((await inbox()).some(ofPerson(address))).toBe(false)
    expect((await inbox()).some(ofLead(added.body.id))).toBe(true)
  })

  it('shows leads first that can still be answered in time, however many are overdue', async () => {
    const product = await ownSignedIn()
    const { url, database, headers } = product
    for (let others = 0; others < 101; others++) await sendLead(product, somebody())
    await database.pool.query(`update contact_requests set created_at = now() - interval '300 days'`)
    const late = await sendLead(product, somebody())
    await database.pool.query(`update contact_requests set created_at = now() - interval '1 day' where id = $1`, [late])
    const id = await sendLead(product, somebody())
    const { body } = await call(url, 'listInbox', { query: { order: 'due' }, headers })
    expect(body.data.slice(0, 2).map(({ lead }) => lead?.id)).toEqual([id, late])
    expect(body).toMatchObject({ isCut: true, overADay: 101 })
  })

  it('shows undelivered messages, and counts them', async () => {
    const { url, headers, inbox, database, ...product } = await desk()
    const id = await sendLead({ url, database, ...product }, somebody())
    await call(url, 'actQuickly', { body: { leadId: id, action: 'email' }, headers })
    const count = async () => (await call(url, 'readWaiting', { headers })).body.inbox
    const before = await count()
    await database.pool.query(
      `insert into messages (id, lead_id, channel, direction, author, person_key, state, text)
       values (gen_random_uuid(), $1, 'whatsapp', 'out', 'us', gen_random_uuid(), 'failed', 'Hello')`,
      [id],
    )
    expect((await inbox('mine')).some(ofLead(id))).toBe(true)
    expect(await count()).toBe(before + 1)
  })
})
