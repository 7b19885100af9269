import { expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { newId } from '#server/db/id.ts'
import { call, shareProduct, signIn } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { readTargets } from './targets.ts'

const product = shareProduct()

type Headers = { cookie: string }

const act = (headers: Headers, leadId: string, type: 'call' | 'email' | 'note' | 'meeting', more: object = {}) =>
  call(product().url, 'addInteraction', { headers, body: { leadId, type, content: 'Said', ...more } })

const activity = async (headers: Headers) =>
  (await call(product().url, 'readActivity', { query: { days: 7 }, headers })).body.now.teammates

it("credits a first reply to its author, and counts each teammate's messages, calls and meetings", async () => {
  const { database, url } = product()
  const [ana, ben] = [await joinTeam(product()), await joinTeam(product())]
  const [slow, quick] = [await sendLead(product()), await sendLead(product())]
  await database.pool.query(
    `update contact_requests set created_at = now() - interval '10 minutes', assigned_to = $2 where id = $1`,
    [slow, ben.username],
  )
  expect((await act(ana.headers, slow, 'call', { outcome: 'no_answer' })).status).toBe(201)
  await act(ana.headers, slow, 'email')
  await act(ana.headers, quick, 'email')
  await act(ana.headers, quick, 'note')
  await act(ben.headers, slow, 'meeting', { scheduledFor: new Date(Date.now() + 86_400_000).toISOString() })
  await act(ben.headers, slow, 'meeting')
  // A message that the product sent for them.
  await database.pool.query(
    `insert into messages (id, lead_id, channel, direction, author, person_key, written_by, text, state)
     values ($1, $2, 'whatsapp', 'out', 'us', 'x', $3, 'Hello', 'sent')`,
    [newId(), quick, ben.username],
  )
  const rows = await activity(await signIn(url))
  const of = (name: string) => rows.find((row) => row.name === name)
  expect(of(ana.username)).toEqual({
    name: ana.username,
    firstReplies: 2,
    inTime: 1,
    p50: expect.closeTo(300, -2),
    messages: 2,
    calls: 1,
    meetings: 0,
    leads: 2,
  })
  expect(of(ben.username)).toMatchObject({ firstReplies: 0, inTime: 0, p50: null, messages: 1, meetings: 1, leads: 2 })
})

it('counts sent messages only, not failed or queued ones', async () => {
  const { database } = product()
  const ana = await joinTeam(product())
  const lead = await sendLead(product())
  for (const state of ['queued', 'failed', 'perhaps', 'sent', 'delivered', 'read'])
    await database.pool.query(
      `insert into messages (id, lead_id, channel, direction, author, person_key, written_by, text, state)
       values ($1, $2, 'whatsapp', 'out', 'us', 'x', $3, 'Hello', $4)`,
      [newId(), lead, ana.username, state],
    )
  expect(await activity(ana.headers)).toMatchObject([{ messages: 3, calls: 0, leads: 1 }])
})

it('credits a call from the lead to the teammate who took it, and a missed one to nobody', async () => {
  const ana = await joinTeam(product())
  const lead = await sendLead(product())
  await act(ana.headers, lead, 'call', { outcome: 'no_answer', byVisitor: true })
  expect(await activity(ana.headers)).toEqual([])
  await act(ana.headers, lead, 'call', { outcome: 'reached', byVisitor: true })
  expect(await activity(ana.headers)).toMatchObject([{ firstReplies: 1, messages: 0, calls: 1 }])
})

it('excludes undone interactions', async () => {
  const ana = await joinTeam(product())
  const lead = await sendLead(product())
  const { body } = await act(ana.headers, lead, 'email')
  expect(await activity(ana.headers)).toMatchObject([{ firstReplies: 1, messages: 1 }])
  const undone = await call(product().url, 'undoInteraction', { headers: ana.headers, params: { id: body.id } })
  expect([undone.status, await activity(ana.headers)]).toEqual([204, []])
})

it('excludes what was done before the period', async () => {
  const { database } = product()
  const ana = await joinTeam(product())
  const lead = await sendLead(product())
  await act(ana.headers, lead, 'email')
  await database.pool.query(
    `update lead_interactions set created_at = created_at - interval '8 days' where lead_id = $1`,
    [lead],
  )
  expect(await activity(ana.headers)).toEqual([])
})

it('shows agents only their own figures', async () => {
  const [ana, ben] = [await joinTeam(product()), await joinTeam(product())]
  const lead = await sendLead(product())
  await act(ana.headers, lead, 'email')
  await act(ben.headers, lead, 'email')
  expect((await activity(ben.headers)).map(({ name }) => name)).toEqual([ben.username])
})

it('sets targets for the month, and counts an overdue unanswered lead as not answered in time', async () => {
  const { database, url } = product()
  const manager = await joinTeam(product(), 'manager')
  const agent = await joinTeam(product())
  const read = async () => (await call(url, 'readTargets', { headers: agent.headers })).body
  const before = await read()
  const [late, won] = [await sendLead(product()), await sendLead(product())]
  // May still be answered in time, and does not count yet.
  await sendLead(product())
  await database.pool.query(`update contact_requests set created_at = now() - interval '1 day' where id = $1`, [late])
  await act(agent.headers, won, 'email')
  await call(url, 'changeLead', { params: { id: won }, body: { status: 'converted' }, headers: agent.headers })
  const now = await read()
  // The day before may be of the month before.
  const isSameMonth = new Date(Date.now() - 86_400_000).getUTCMonth() === new Date().getUTCMonth()
  expect([now.won - before.won, now.due - before.due, now.inTime - before.inTime]).toEqual([1, isSameMonth ? 2 : 1, 1])

  const change = (headers: Headers, body: CallOf<'changeTargets'>['body']) =>
    call(url, 'changeTargets', { headers, body })
  expect((await change(manager.headers, { won: 20, inTime: 90, seen: { won: null, inTime: null } })).status).toBe(200)
  expect((await read()).targets).toEqual({ won: 20, inTime: 90 })
  expect((await change(manager.headers, { won: 30, seen: { won: null } })).status).toBe(409)
  expect((await change(manager.headers, { inTime: null })).body).toEqual({ won: 20, inTime: null })
  expect((await change(manager.headers, { inTime: 101 })).status).toBe(400)
  expect((await change(agent.headers, { won: 1 })).status).toBe(403)
})

it("uses the team's time zone for the month of a target", async () => {
  const { pool, sql } = product().database
  // On Kiritimati February 2020 begins and ends at ten in the morning, UTC.
  const hours = ['01-31T09:59:59Z', '01-31T10:00:00Z', '01-31T12:00:00Z', '02-29T09:59:59Z', '02-29T10:00:00Z']
  for (const hour of hours) {
    const id = await sendLead(product())
    await pool.query('update contact_requests set created_at = $2 where id = $1', [id, `2020-${hour}`])
  }
  const found = await readTargets(sql, 'Pacific/Kiritimati', new Date('2020-01-31T10:00:00Z'))
  expect([found.month, found.due]).toEqual(['2020-02-01', 3])
})
