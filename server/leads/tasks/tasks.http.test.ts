import { describe, expect, it } from 'vitest'
import type { AnswerOf, CallOf } from '#contract/api.ts'
import { hourMs } from '#domain/basics/instant.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { isOwnEngine } from '#server/testing/own-engine.ts'
import { call, freshDatabase, message, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { listTasks } from './store.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

/** A lead, a teammate, and the calls on tasks as they make them. */
async function startWithLead(person = somebody()) {
  const product = await startProduct()
  const { url } = product
  const id = await sendLead(product, person)
  const me = await joinTeam(product)
  const { headers } = me
  const tasks = async (query: CallOf<'listTasks'>['query'] = {}, as: Record<string, string> = headers) =>
    (await call(url, 'listTasks', { query, headers: as })).body
  return {
    ...product,
    id,
    headers,
    me,
    tasks,
    add: async (body: CallOf<'addTask'>['body']) =>
      (await call(url, 'addTask', { params: { id }, body, headers })).body,
    change: (task: { id: string }, body: CallOf<'changeTask'>['body']) =>
      call(url, 'changeTask', { params: { id: task.id }, body, headers }),
    ofLead: async () => (await call(url, 'listLeadTasks', { params: { id }, headers })).body.data,
    /** The titles of the lead's tasks that are listed. */
    mine: async (...asked: Parameters<typeof tasks>) =>
      (await tasks(...asked)).data.flatMap(({ leadId, title }) => (leadId === id ? [title] : [])),
  }
}

describe('the next follow-up of a lead', () => {
  it('is the date set by hand again once earlier tasks are done or deleted', async () => {
    const { url, id, headers, add, change, database } = await startWithLead()
    const set = '2027-02-15T09:00:00.000Z'
    const next = async () => (await call(url, 'readLead', { params: { id }, headers })).body.nextFollowUpDate
    await call(url, 'changeLead', { params: { id }, body: { nextFollowUpDate: set }, headers })
    const meeting = { title: 'Meet', type: 'meeting', dueDate: inHours(30) } as const
    const [one, other] = [await add(meeting), await add({ ...meeting, dueDate: inHours(40) })]
    expect(await next()).toBe(one.dueDate)
    await change(one, { status: 'completed' })
    expect(await next()).toBe(other.dueDate)
    await call(url, 'deleteTask', { params: { id: other.id }, headers })
    expect(await next()).toBe(set)
    await change(one, { status: 'pending' })
    expect(await next()).toBe(one.dueDate)
    await change(one, { status: 'completed' })
    expect(await next()).toBe(set)

    // A past one was settled by later work; it is still open otherwise.
    await call(url, 'changeLead', { params: { id }, body: { nextFollowUpDate: inHours(-30) }, headers })
    const passed = await next()
    const mistake = await add(meeting)
    await call(url, 'deleteTask', { params: { id: mistake.id }, headers })
    expect(await next()).toBe(passed)
    await change(await add(meeting), { status: 'completed' })
    expect(await next()).toBeNull()
    const { rows } = await database.pool.query('select version from contact_requests where id = $1', [id])
    expect(rows[0].version).toBeGreaterThan(8)
  })

  it('is restored when a merge is undone, even if its task was done, moved or deleted in between', async () => {
    for (const act of ['complete', 'move', 'delete'] as const) {
      const { url, id, headers, add, change, ...product } = await startWithLead()
      const read = async (of: string) => (await call(url, 'readLead', { params: { id: of }, headers })).body
      const next = async (of: string) => (await read(of)).nextFollowUpDate
      const own = '2027-02-15T09:00:00.000Z'
      await call(url, 'changeLead', { params: { id }, body: { nextFollowUpDate: own }, headers })
      const task = await add({ title: 'Meet', type: 'meeting', dueDate: inHours(30) })
      const stays = await sendLead({ url, ...product })
      const body = {
        version: (await read(stays)).version,
        others: [{ id, version: (await read(id)).version }],
        fields: {},
      }
      const { mergeId } = (await call(url, 'mergeLeads', { params: { id: stays }, body, headers })).body
      const moved = inHours(40)
      if (act === 'complete') await change(task, { status: 'completed' })
      else if (act === 'move') await change(task, { dueDate: moved })
      else await call(url, 'deleteTask', { params: { id: task.id }, query: {}, headers })
      await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })
      expect([act, await next(id), await next(stays)]).toEqual([act, act === 'move' ? moved : own, null])
    }
  })

  it('is its earliest open follow-up task: added, moved, done, reopened, deleted, planned or undone', async () => {
    const { url, id, headers, add, change } = await startWithLead()
    const next = async () => (await call(url, 'readLead', { params: { id }, headers })).body.nextFollowUpDate
    const [soon, later, latest] = [inHours(2), inHours(5), inHours(9)]
    expect(await next()).toBeNull()
    const second = await add({ title: 'Second', dueDate: later })
    expect(await next()).toBe(later)
    const first = await add({ title: 'First', dueDate: soon })
    expect(await next()).toBe(soon)
    await change(first, { dueDate: latest })
    expect(await next()).toBe(later)
    await change(second, { status: 'completed' })
    expect(await next()).toBe(latest)
    await change(second, { status: 'pending' })
    expect(await next()).toBe(later)
    await call(url, 'deleteTask', { params: { id: second.id }, headers })
    expect(await next()).toBe(latest)
    for (const action of ['meeting', 'follow_up'] as const) {
      const body = { action, leadId: id, scheduledDate: soon }
      const { body: planned } = await call(url, 'actQuickly', { body, headers })
      expect([action, await next()]).toEqual([action, soon])
      await call(url, 'undoInteraction', { params: { id: planned.interaction.id }, headers })
      expect([action, await next()]).toEqual([action, latest])
    }
    await call(url, 'actQuickly', { body: { action: 'call', leadId: id, scheduledDate: soon }, headers })
    expect(await next()).toBe(latest)
    await change(first, { status: 'completed' })
    expect(await next()).toBeNull()
  })
})

describe('the tasks of a lead', () => {
  it('are added for oneself, edited, completed, reopened and deleted', async () => {
    const { url, id, me, headers, add, change, ofLead } = await startWithLead()
    const added = await add({ title: ' Call back ', description: 'About the trial', dueDate: inHours(2) })
    expect(added).toMatchObject({
      leadId: id,
      title: 'Call back',
      priority: 'medium',
      status: 'pending',
      assignedTo: me.username,
      createdBy: me.username,
      completedAt: null,
    })
    const due = inHours(5)
    const edited = (await change(added, { title: 'Call again', priority: 'high', dueDate: due, assignedTo: null })).body
    expect(edited).toMatchObject({ title: 'Call again', priority: 'high', dueDate: due, assignedTo: null })
    expect(edited.description).toBe('About the trial')
    const done = (await change(added, { status: 'completed' })).body
    expect([done.status, Date.parse(done.completedAt!) > 0]).toEqual(['completed', true])
    // Completing it again is not another completion.
    expect((await change(added, { status: 'completed' })).body.completedAt).toBe(done.completedAt)
    expect((await change(added, { status: 'pending' })).body).toMatchObject({ status: 'pending', completedAt: null })
    expect(await ofLead()).toHaveLength(1)
    expect((await call(url, 'deleteTask', { params: { id: added.id }, headers })).status).toBe(204)
    expect(await ofLead()).toEqual([])
    expect((await change(added, { title: 'x' })).status).toBe(404)
  })

  it('are listed open ones first, by due date, then the done ones', async () => {
    const { add, change, ofLead } = await startWithLead()
    for (const [title, hours] of [
      ['later', 9],
      ['done', 1],
      ['overdue', -3],
      ['soon', 2],
    ] as const) {
      await add({ title, dueDate: inHours(hours) })
    }
    await change((await ofLead()).find(({ title }) => title === 'done')!, { status: 'completed' })
    expect((await ofLead()).map(({ title }) => title)).toEqual(['overdue', 'soon', 'later', 'done'])
  })

  it('show problems at their fields', async () => {
    const { url, id, headers } = await startWithLead()
    const body = { title: '  ', dueDate: 'tomorrow', priority: 'huge' } as never
    const refused = await call(url, 'addTask', { params: { id }, body, headers })
    expect(refused.status).toBe(400)
    expect(refused.body.error.fields).toMatchObject({
      title: { problem: 'required' },
      dueDate: { problem: 'invalid_date' },
      priority: { problem: 'invalid_choice' },
    })
  })

  it('go out of sight with their lead', async () => {
    const { url, id, headers, add, change, mine } = await startWithLead()
    const added = await add({ title: 'Call', dueDate: inHours(1) })
    await call(url, 'deleteLead', { params: { id }, headers })
    expect(await mine()).toEqual([])
    expect((await change(added, { status: 'completed' })).status).toBe(404)
    expect((await call(url, 'listLeadTasks', { params: { id }, headers })).status).toBe(404)
  })
})

describe('the list of tasks across leads', () => {
  it("contains one's own open tasks and unassigned ones, by due date, or the whole team's", async () => {
    const { add, change, mine, database } = await startWithLead()
    const agent = await joinTeam({ database })
    await add({ title: 'own', dueDate: inHours(3) })
    await add({ title: 'nobody’s', dueDate: inHours(2), assignedTo: null })
    await add({ title: 'the agent’s', dueDate: inHours(1), assignedTo: agent.username })
    await change(await add({ title: 'done', dueDate: inHours(1) }), { status: 'completed' })
    expect(await mine()).toEqual(['nobody’s', 'own'])
    expect(await mine({}, agent.headers)).toEqual(['the agent’s', 'nobody’s'])
    expect(await mine({ of: 'everybody' })).toEqual(['the agent’s', 'nobody’s', 'own'])
  })

  it('is limited by due date and paged without gaps or repeats', async () => {
    const { url, id, headers, add, tasks, mine } = await startWithLead()
    const due = inHours(4)
    for (const n of [1, 2, 3, 4, 5])
      await add({ title: `t${n}`, dueDate: n < 4 ? due : inHours(n * 10), ...(n % 2 && { assignedTo: null }) })
    expect((await mine({ to: inHours(5) })).toSorted()).toEqual(['t1', 't2', 't3'])
    expect(await mine({ from: inHours(5) })).toEqual(['t4', 't5'])
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: AnswerOf<'listTasks'> = await tasks({ limit: 2, cursor })
      seen.push(...page.data.flatMap(({ leadId, title }) => (leadId === id ? [title] : [])))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(5)
    expect(seen.toSorted()).toEqual(['t1', 't2', 't3', 't4', 't5'])
    expect((await call(url, 'listTasks', { query: { cursor: 'x' }, headers })).status).toBe(400)
  })

  it("includes the lead's contact details", async () => {
    const person = somebody()
    const { id, add, tasks } = await startWithLead(person)
    await add({ title: 'Call', dueDate: inHours(1) })
    const { data } = await tasks()
    expect(data.find(({ leadId }) => leadId === id)?.lead).toEqual({
      ...person,
      name: message.name,
      language: 'es',
      status: 'new',
    })
  })

  it.runIf(isOwnEngine)('reads a few rows more than it shows, however many tasks there are', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, 2_000)
    await pool.query(
      `insert into lead_tasks (id, lead_id, title, assigned_to, due_date)
       select gen_random_uuid(), lead.id, 'Call', assigned_to, now() + ((i * 7919 + n) % 2000) * interval '1 hour'
       from (select id, row_number() over () as i from contact_requests) as lead,
         unnest(array['ana', 'ben', null]) with ordinality as each (assigned_to, n)`,
    )
    await pool.query('vacuum analyze lead_tasks')
    const soon = { from: inHours(24), to: inHours(36) }
    // Asked for more than there are, the tasks of a few days read no others.
    for (const asked of [
      { of: 'me', limit: 50 },
      { of: 'everybody', limit: 50 },
      { of: 'me', limit: 200, ...soon },
      { of: 'everybody', limit: 200, ...soon },
    ] as const) {
      const { of } = asked
      let statement: { text: string; values: unknown[] } | undefined
      const watched = {
        query(asked: { text: string; values: unknown[] }) {
          statement = asked
          return pool.query(asked)
        },
      }
      await listTasks(watched as never, asked, 'ana')
      const plan = await pool.query(`explain (analyze, timing off, format json) ${statement!.text}`, statement!.values)
      const nodes = JSON.stringify(plan.rows[0]['QUERY PLAN'])
      // The team is a handful of rows.
      const scanned = [...nodes.matchAll(/"Seq Scan".*?"Relation Name":"(\w+)"/g)].map(([, table]) => table)
      expect([of, scanned.filter((table) => table !== 'users')]).toEqual([of, []])
      const read = [...nodes.matchAll(/"Relation Name":"lead_tasks".*?"Actual Rows":(\d+)/g)].map(([, n]) => Number(n))
      expect([of, read.every((n) => n <= 60), read.length > 0]).toEqual([of, true, true])
    }
  })
})
