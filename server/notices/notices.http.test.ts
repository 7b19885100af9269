import { describe, expect, it } from 'vitest'
import { manyBinned } from '#domain/staff/permissions.ts'
import { newId } from '#server/db/id.ts'
import { leadTasks } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mail.ts'
import { createOutbox } from '#server/outside/mail/outbox.ts'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { warnOfBulkBinning, warnOfBulkReading } from './bulk-warnings.ts'
import { sendDigests } from './digest.ts'
import { remindOfTasks } from './reminders.ts'

const outbox = createOutbox({ sends: async () => false })
const hourMs = 3_600_000

/** An agent with an address, a lead, and tasks of the agent that fall due in the given hours. */
async function team(product: Product, hours: readonly number[]) {
  const added = await addTeammate(product, 'agent')
  const agent = { ...added, email: `${added.id}@example.com` }
  await product.database.pool.query(`update users set email = $2, language = 'es' where id = $1`, [
    agent.id,
    agent.email,
  ])
  const leadId = await sendLead(product)
  const tasks = hours.map((hour) => ({
    id: newId(),
    leadId,
    title: `Call in ${hour}`,
    assignedTo: agent.username,
    dueDate: new Date(Date.now() + hour * hourMs),
  }))
  if (tasks.length > 0) await product.database.sql.insert(leadTasks).values(tasks)
  return { ...product, agent, leadId, tasks }
}

const queued = async ({ database }: Pick<Product, 'database'>, template: string) =>
  (await database.sql.select().from(mails)).filter((mail) => mail.template === template)
/** The reminders of these tasks. */
const reminders = async (product: Product, tasks: readonly { readonly id: string }[]) =>
  (await queued(product, 'task_reminder')).filter(({ entityId }) => tasks.some(({ id }) => id === entityId))

describe('a task that falls due', () => {
  it('reminds its assignee once, in their language, and again only for another due date', async () => {
    const product = await startProduct()
    const { database } = product
    const { agent, tasks, leadId } = await team(product, [-1, 2, -30])
    await remindOfTasks(database, outbox)
    await remindOfTasks(database, outbox)
    const [mail, ...more] = await reminders(product, tasks)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: agent.email,
      language: 'es',
      entity: 'task',
      entityId: tasks[0]!.id,
      values: { title: 'Call in -1', leadId },
    })
    await database.pool.query(`update lead_tasks set due_date = now() - interval '1 second' where id = $1`, [
      tasks[0]!.id,
    ])
    await remindOfTasks(database, outbox)
    expect(await reminders(product, tasks)).toHaveLength(2)
  })

  it("has its time in the team's named zone, and in UTC while none is set", async () => {
    const product = await ownProduct()
    const { url, database } = product
    const { tasks } = await team(product, [-1])
    await remindOfTasks(database, outbox)
    const { id } = (await reminders(product, tasks))[0]!
    await database.pool.query(
      `update mails set language = 'en', values = values || '{"dueAt": "2026-11-23T13:57:00.000Z"}' where id = $1`,
      [id],
    )
    const headers = await signIn(url)
    const read = async () => (await call(url, 'readMail', { params: { id }, headers })).body.text
    expect(await read()).toContain('13:57 UTC')
    const hours = { timeZone: 'America/Los_Angeles', shifts: [], daysOff: [] }
    await call(url, 'changeTeamHours', { body: { hours }, headers })
    expect(await read()).toContain('05:57 Pacific Standard Time')
  })

  it("waits until its assignee's quiet hours are over", async () => {
    const product = await startProduct()
    const { database } = product
    const { agent, tasks } = await team(product, [-1])
    const minute = Math.floor(Date.now() / 60_000)
    await database.pool.query(
      `insert into push_quiet_hours (user_id, from_minute, to_minute, time_zone) values ($1, $2, $3, 'UTC')`,
      [agent.id, (minute - 5) % 1440, (minute + 90) % 1440],
    )
    await remindOfTasks(database, outbox)
    const [mail] = await reminders(product, tasks)
    expect(mail?.dueAt.getTime()).toBe((minute + 90) * 60_000)
  })

  it('reminds no one once it is done, its lead is in the bin, or its assignee has left', async () => {
    const product = await startProduct()
    const { pool } = product.database
    for (const [change, whose] of [
      [`update lead_tasks set status = 'completed' where lead_id = $1`, 'lead'],
      ['update contact_requests set deleted_at = now() where id = $1', 'lead'],
      ['update users set disabled_at = now() where id = $1', 'agent'],
      ['update users set email = null where id = $1', 'agent'],
    ] as const) {
      const { agent, leadId, tasks } = await team(product, [-1])
      await pool.query(change, [whose === 'lead' ? leadId : agent.id])
      await remindOfTasks(product.database, outbox)
      expect([change, await reminders(product, tasks)]).toEqual([change, []])
    }
  })
})

describe('reading in bulk', () => {
  it('is mailed once to readers of the audit log with an address, in their language', async () => {
    const product = await ownProduct()
    const { database } = product
    const { agent } = await team(product, [])
    await addTeammate(product, 'manager')
    await addTeammate(product, 'viewer')
    await database.pool.query(`update users set email = role || '@example.com', language = case role
      when 'owner' then 'es' else 'en' end`)
    await database.pool.query(
      `insert into access_refusals (window_start, kind, address, user_id, call, count) values
        (now(), 'bulk_read', '203.0.113.7', $1, 'listLeads', 1), (now(), 'call_denied', '203.0.113.7', $1, 'listAudit', 9),
        (now() - interval '1 day', 'bulk_read', '203.0.113.7', $1, 'listLeads', 1)`,
      [agent.id],
    )
    await warnOfBulkReading(database, outbox)
    await warnOfBulkReading(database, outbox)
    const sent = await queued(product, 'bulk_reading')
    expect(sent.map(({ recipient, language, values }) => [recipient, language, values]).toSorted()).toEqual([
      ['manager@example.com', 'en', { username: agent.username, at: expect.any(String) }],
      ['owner@example.com', 'es', { username: agent.username, at: expect.any(String) }],
    ])
  })
})

describe('a warning about a supervisor', () => {
  it('goes to the others, and to them only if no other has an address, and says so', async () => {
    const product = await ownProduct()
    const { database } = product
    const manager = await addTeammate(product, 'manager')
    const sent = async () => {
      await database.pool.query('delete from mails')
      await warnOfBulkReading(database, outbox)
      await warnOfBulkReading(database, outbox)
      await warnOfBulkBinning(database, outbox)
      await warnOfBulkBinning(database, outbox)
      const mails = [...(await queued(product, 'bulk_reading')), ...(await queued(product, 'bulk_binning'))]
      return mails.map(({ recipient, values }) => [recipient, (values as { own?: true }).own])
    }
    await database.pool.query(
      `insert into access_refusals (window_start, kind, address, user_id, call, count)
       values (now(), 'bulk_read', '203.0.113.7', $1, 'exportLeads', 1)`,
      [manager.id],
    )
    await database.pool.query(
      `insert into audit_log (user_id, username, action, entity, entity_id)
       select $1, $2, 'lead.binned', 'lead', n::text from generate_series(0, $3::int) n`,
      [manager.id, manager.username, manyBinned],
    )
    await database.pool.query(`update users set email = role || '@example.com'`)
    expect(await sent()).toEqual([
      ['owner@example.com', undefined],
      ['owner@example.com', undefined],
    ])
    await database.pool.query(`update users set email = null where role = 'owner'`)
    expect(await sent()).toEqual([
      ['manager@example.com', true],
      ['manager@example.com', true],
    ])
  })
})

describe('putting many leads in the bin', () => {
  it('is mailed once an hour to those who can restore leads and have an address; a few leads are not', async () => {
    const product = await ownProduct()
    const { database } = product
    const { agent } = await team(product, [])
    await addTeammate(product, 'manager')
    await database.pool.query(`update users set email = role || '@example.com'`)
    const binned = (count: number) =>
      database.pool.query(
        `insert into audit_log (user_id, username, action, entity, entity_id)
         select $1, $2, 'lead.binned', 'lead', n::text from generate_series(1, $3::int) n`,
        [agent.id, agent.username, count],
      )
    await binned(manyBinned)
    await warnOfBulkBinning(database, outbox)
    expect(await queued(product, 'bulk_binning')).toEqual([])
    await binned(1)
    await warnOfBulkBinning(database, outbox)
    await warnOfBulkBinning(database, outbox)
    const sent = await queued(product, 'bulk_binning')
    expect(sent.map(({ recipient, values }) => [recipient, values]).toSorted()).toEqual([
      ['manager@example.com', { username: agent.username, at: expect.any(String) }],
      ['owner@example.com', { username: agent.username, at: expect.any(String) }],
    ])
  })
})

describe('the daily digest', () => {
  it("counts new and overdue leads and the reader's own tasks, once a day, for those with an address", async () => {
    const product = await ownProduct()
    const { database } = product
    const { agent, leadId } = await team(product, [])
    const day = '2026-11-21'
    const due = (moment: string, assignedTo = agent.username) => ({
      id: newId(),
      leadId,
      title: 'Call',
      assignedTo,
      dueDate: new Date(moment),
    })
    await database.sql
      .insert(leadTasks)
      .values([
        due(`${day}T00:00:00Z`),
        due(`${day}T23:59:59Z`),
        due('2026-11-20T23:59:59Z'),
        due('2026-11-22T00:00:00Z'),
        due(`${day}T12:00:00Z`, 'somebody else'),
      ])
    await database.pool.query(`update contact_requests set created_at = now() - interval '6 minutes'`)
    await sendDigests(database, outbox, new Date(`${day}T07:00:00Z`))
    await sendDigests(database, outbox, new Date(`${day}T09:00:00Z`))
    const digests = await queued(product, 'digest')
    expect(digests).toMatchObject([
      {
        recipient: agent.email,
        values: { day, newLeads: 1, overdueLeads: 1, tasksToday: 2, overdueTasks: 1 },
      },
    ])
    await sendDigests(database, outbox, new Date('2026-11-22T07:00:00Z'))
    expect(await queued(product, 'digest')).toHaveLength(2)
  })

  it.each([
    // Sunday evening and Monday morning there.
    ['America/Los_Angeles', '2026-11-23T07:00:00Z', '2026-11-23T15:00:00Z', ['2026-11-23T18:00Z', '2026-11-24T02:00Z']],
    ['Asia/Kolkata', '2026-11-23T01:15:00Z', '2026-11-23T01:30:00Z', ['2026-11-22T18:30Z', '2026-11-23T18:29Z']],
    // The clocks go forward that night: a day of 23 hours.
    ['Europe/Madrid', '2027-03-28T04:45:00Z', '2027-03-28T05:00:00Z', ['2027-03-27T23:00Z', '2027-03-28T21:59Z']],
  ])('of a team in %s is sent in its morning and covers its day', async (timeZone, early, morning, moments) => {
    const product = await ownProduct()
    const { url, database } = product
    const { agent, leadId } = await team(product, [])
    const hours = { timeZone, shifts: [], daysOff: [] }
    const headers = await signIn(url)
    expect((await call(url, 'changeTeamHours', { body: { hours }, headers })).status).toBe(200)
    const [first, last] = moments.map((moment) => Date.parse(moment))
    await database.sql.insert(leadTasks).values(
      // Both ends of the day, the minute before it and the one after it.
      [first!, last!, Date.parse(morning) - 31 * hourMs, Date.parse(morning) + 18 * hourMs].map((due) => ({
        id: newId(),
        leadId,
        title: 'Call',
        assignedTo: agent.username,
        dueDate: new Date(due),
      })),
    )
    await sendDigests(database, outbox, new Date(early))
    expect(await queued(product, 'digest')).toEqual([])
    await sendDigests(database, outbox, new Date(morning))
    await sendDigests(database, outbox, new Date(Date.parse(morning) + hourMs))
    expect(await queued(product, 'digest')).toMatchObject([
      { recipient: agent.email, values: { day: morning.slice(0, 10), tasksToday: 2, overdueTasks: 1 } },
    ])
  })

  it('is not sent if there is nothing to report', async () => {
    const product = await ownProduct()
    await team(product, [])
    await product.database.pool.query('delete from contact_requests')
    await sendDigests(product.database, outbox, new Date('2026-11-23T07:00:00Z'))
    expect(await queued(product, 'digest')).toEqual([])
  })
})
