import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { leadBulkItems, leadBulks } from '#server/db/schema/workspace.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { analyseBatch } from './analyse-batch.ts'
import { runBulks } from './run.ts'
import { lockBulk } from './store.ts'

type Start = CallOf<'startBulk'>['body']

/** The product with leads of these names; `own` is the filter that matches exactly them. */
async function startWithLeads(...names: readonly string[]) {
  const product = await startProduct()
  const { url, database } = product
  const own = { q: `${randomUUID()}.example` }
  for (const name of names) await sendLead(product, { name, email: `${name}@${own.q}`, country: 'MX' })
  const headers = await signIn(url)
  const leads = async () => (await call(url, 'listLeads', { query: own, headers })).body.data
  return {
    ...product,
    headers,
    own,
    leads,
    start: (body: Start, as = headers) => call(url, 'startBulk', { body, headers: as }),
    /** As the job does it, now. */
    run: () => runBulks(database, async () => false),
    read: async (id: string) => (await call(url, 'readBulk', { params: { id }, headers })).body,
    undo: (id: string) => call(url, 'undoBulk', { params: { id }, headers }),
  }
}

const manyLeads = 3_000
/** The many leads are of these countries, those of `startWithLeads` are not. */
const ofMany = { country: 'AE,ES' } as const
let filling: Promise<void> | undefined
async function startWithMany() {
  const started = await startWithLeads()
  filling ??= fillWithLeads(started.database.pool, manyLeads)
  await filling
  return started
}

describe('the analysis of many leads', () => {
  it("analyses each in the requester's name, reports progress, and can't be undone", async () => {
    const { start, read, undo, leads, own, url, headers, database } = await startWithLeads('Ana', 'Ben', 'Cleo')
    const { body: asked } = await start({ change: { analyse: true }, filters: own })
    await expect.poll(() => read(asked.id)).toMatchObject({ status: 'done', total: 3, done: 3 })
    for (const params of await leads()) {
      const { data } = (await call(url, 'listAnalyses', { params: { id: params.id }, headers })).body
      expect(data).toMatchObject([{ trigger: 'bulk', by: 'owner' }])
    }
    const { rows } = await database.pool.query(
      `select count(*)::int as n from audit_log where action = 'lead.analysed' and detail->>'bulk' = $1`,
      [asked.id],
    )
    expect(rows).toEqual([{ n: 3 }])
    expect((await undo(asked.id)).status).toBe(409)
  })

  it('analyses the current state of a lead that changed since it was seen', async () => {
    const { start, read, leads, own, url, headers } = await startWithLeads('Ana')
    const [ana] = await leads()
    const seenAt = new Date().toISOString()
    await expect.poll(() => new Date().toISOString() > seenAt).toBe(true)
    await call(url, 'changeLead', { params: { id: ana!.id }, body: { status: 'negotiation' }, headers })
    const { body } = await start({ change: { analyse: true }, filters: own, seenAt })
    await expect.poll(() => read(body.id)).toMatchObject({ status: 'done', total: 1, done: 1, skipped: 0 })
  })

  it('skips deleted leads', async () => {
    const { leads, headers, url, database } = await startWithLeads('Ana', 'Ben')
    const [one, two] = await leads()
    const { body } = await call(url, 'startBulk', {
      body: { change: { analyse: true }, ids: [one!.id, two!.id] },
      headers,
    })
    // Work already done by the product's own job is requested again.
    await database.sql.transaction(async (tx) => {
      const [row] = await tx.select().from(leadBulks).where(eq(leadBulks.id, body.id))
      const bulk = await lockBulk(tx, body.id, { userId: row!.userId, role: 'owner' })
      const items = eq(leadBulkItems.bulkId, body.id)
      await tx.update(leadBulkItems).set({ state: 'pending' }).where(items)
      const { looked, changed } = await analyseBatch(tx, bulk, async (_tx, id) => id !== one!.id)
      expect([looked, changed]).toEqual([2, [two!.id]])
      const states = await tx.select().from(leadBulkItems).where(items)
      expect(Object.fromEntries(states.map(({ leadId, state }) => [leadId, state]))).toEqual({
        [one!.id]: 'skipped',
        [two!.id]: 'done',
      })
    })
  })
})

describe('a change of many leads', () => {
  it('moves all that match at the time, with score, history and counts, and can be undone', async () => {
    const { start, run, read, undo, leads, own, url, headers, database } = await startWithLeads('Ana', 'Ben', 'Cleo')
    const before = await leads()
    const other = before.find(({ name }) => name === 'Ben')!
    await call(url, 'changeLead', { params: { id: other.id }, body: { status: 'lost' }, headers })

    const { body: asked } = await start({ change: { status: 'negotiation' }, filters: { ...own, status: 'new' } })
    expect(asked).toMatchObject({ status: 'waiting', total: null, done: 0 })
    await run()
    expect(await read(asked.id)).toMatchObject({ status: 'done', total: 2, done: 2, skipped: 0 })
    const moved = await leads()
    expect(moved.map(({ name, status }) => [name, status]).toSorted()).toEqual([
      ['Ana', 'negotiation'],
      ['Ben', 'lost'],
      ['Cleo', 'negotiation'],
    ])
    const points = (name: string, of: typeof before) => of.find((lead) => lead.name === name)!.score
    expect(points('Ana', moved) - points('Ana', before)).toBe(10)
    const { body: board } = await call(url, 'readBoard', { query: own, headers })
    expect(board.columns.filter(({ count }) => count > 0).map(({ status, count }) => [status, count])).toEqual([
      ['negotiation', 2],
      ['lost', 1],
    ])
    const { rows } = await database.pool.query(
      `select action, detail->>'from' as "from", detail->>'to' as "to" from audit_log where detail->>'bulk' = $1`,
      [asked.id],
    )
    expect(rows).toEqual(Array(2).fill({ action: 'lead.moved', from: 'new', to: 'negotiation' }))

    // Somebody continues with one of them, which keeps its change.
    const cleo = moved.find(({ name }) => name === 'Cleo')!
    await call(url, 'changeLead', { params: { id: cleo.id }, body: { notes: 'Called back' }, headers })
    expect((await undo(asked.id)).body.status).toBe('undoing')
    await run()
    expect(await read(asked.id)).toMatchObject({
      ...{ status: 'undone', undone: 1, left: 1 },
      leftLeads: [{ id: cleo.id, name: 'Cleo' }],
    })
    const after = await leads()
    expect(after.map(({ name, status }) => [name, status]).toSorted()).toEqual([
      ['Ana', 'new'],
      ['Ben', 'lost'],
      ['Cleo', 'negotiation'],
    ])
    expect(points('Ana', after)).toBe(points('Ana', before))
  })

  it('of picked leads skips those already changed, and deleted ones', async () => {
    const { start, run, read, leads, url, headers } = await startWithLeads('Ana', 'Ben', 'Cleo')
    const ids = (await leads()).map(({ id }) => id)
    await call(url, 'changeLead', { params: { id: ids[0]! }, body: { priority: 'high' }, headers })
    await call(url, 'deleteLead', { params: { id: ids[1]! }, headers })
    const { body } = await start({ change: { priority: 'high' }, ids })
    await run()
    expect(await read(body.id)).toMatchObject({ status: 'done', total: 3, done: 1, skipped: 2 })
    expect((await leads()).map(({ priority }) => priority)).toEqual(['high', 'high'])
  })

  it('assigns leads to a teammate or to no one, puts them in the bin, and restores them', async () => {
    const { start, run, undo, leads, own } = await startWithLeads('Ana', 'Ben')
    const ids = (await leads()).map(({ id }) => id)
    await start({ change: { assignedTo: 'owner' }, filters: { q: `ana@${own.q}` } })
    await run()
    const assigned = async () => Object.fromEntries((await leads()).map((lead) => [lead.name, lead.assignedTo]))
    expect(await assigned()).toEqual({ Ana: 'owner', Ben: null })
    await start({ change: { assignedTo: null }, filters: { ...own, assignee: '@me' } })
    await run()
    expect(await assigned()).toEqual({ Ana: null, Ben: null })
    const { body } = await start({ change: { bin: true }, ids })
    await run()
    expect(await leads()).toEqual([])
    await undo(body.id)
    await run()
    expect(Object.keys(await assigned()).toSorted()).toEqual(['Ana', 'Ben'])
  })

  it('that is stopped keeps its changes and makes no more', async () => {
    const { start, run, read, url, headers, database } = await startWithMany()
    // A dozen batches: the product's own job has begun on some of them by the time it is stopped, and not on all.
    const { body } = await start({ change: { assignedTo: 'owner' }, filters: ofMany })
    await call(url, 'cancelBulk', { params: { id: body.id }, headers })
    const { status, done } = await read(body.id)
    expect({ status, isWhole: done === manyLeads }).toEqual({ status: 'cancelled', isWhole: false })
    await run()
    expect(await read(body.id)).toMatchObject({ status, done })
    const { rowCount } = await database.pool.query(
      `select from contact_requests where assigned_to = 'owner' and country <> 'MX'`,
    )
    expect(rowCount).toBe(done)
  })

  it('that runs stops when its teammate may change no leads any more', async () => {
    const { start, run, read, url, headers, ...product } = await startWithMany()
    const manager = await joinTeam(product, 'manager')
    const { body } = await start({ change: { addTag: 'Late' }, filters: ofMany }, manager.headers)
    const params = { id: manager.id }
    expect((await call(url, 'changePerson', { params, body: { role: 'viewer' }, headers })).status).toBe(200)
    const { status, done } = await read(body.id)
    expect({ status, isWhole: done === manyLeads }).toEqual({ status: 'cancelled', isWhole: false })
    await run()
    expect(await read(body.id)).toMatchObject({ status, done })
  })

  it('can be undone by who asked for it, and only the latest', async () => {
    const product = await startWithLeads('Ana')
    const { start, run, undo, own, url, headers, database } = product
    const first = await database.sql.transaction(async (tx) => {
      // Until this ends, every bulk edit waits.
      await tx.execute(sql`lock table lead_bulk_items in share mode`)
      const { body } = await start({ change: { status: 'lost' }, filters: own })
      expect((await undo(body.id)).status).toBe(409)
      return body
    })
    await start({ change: { priority: 'low' }, filters: own })
    await run()
    expect((await undo(first.id)).status).toBe(409)
    const theirs = { params: { id: first.id }, headers: (await joinTeam(product)).headers }
    expect((await call(url, 'readBulk', theirs)).status).toBe(404)
    expect((await call(url, 'undoBulk', theirs)).status).toBe(404)
    expect((await call(url, 'readBulk', { params: { id: first.id }, headers })).status).toBe(200)
  })

  it('can still be undone after an analysis, which is no edit', async () => {
    const { start, run, read, undo, own, leads } = await startWithLeads('Ana')
    const { body: edit } = await start({ change: { priority: 'low' }, filters: own })
    await start({ change: { analyse: true }, filters: own })
    await run()
    expect(await read(edit.id)).toMatchObject({ canUndo: true })
    expect((await undo(edit.id)).status).toBe(200)
    await run()
    expect(await leads()).toMatchObject([{ priority: 'medium' }])
  })

  it('names either leads or filters, and one thing to do', async () => {
    const { start } = await startWithLeads()
    const wrong = [
      { change: { status: 'lost' } },
      { change: { status: 'lost' }, ids: [], filters: {} },
      { change: { status: 'lost', priority: 'low' }, filters: {} },
      { change: {}, filters: {} },
    ]
    for (const body of wrong) expect((await start(body as unknown as Start)).status).toBe(400)
  })

  it('of thousands sends boards one event per batch, not per lead', async () => {
    const { database, start, run, read } = await startWithMany()
    const { pool } = database
    const [before] = (await pool.query('select coalesce(max(id), 0) as event from events')).rows
    const { body } = await start({ change: { priority: 'low' }, filters: { ...ofMany, priority: 'high' } })
    await run()
    expect(await read(body.id)).toMatchObject({ status: 'done', total: 1_000, done: 1_000 })
    const { rows } = await pool.query(
      `select count(*)::int as left from contact_requests where priority = 'high' and country <> 'MX'`,
    )
    expect(rows).toEqual([{ left: 0 }])
    const told = await pool.query(`select from events where id > $1 and payload like '%"leads"%'`, [before.event])
    expect(told.rowCount).toBe(4)
  })
})

it("a bulk edit of a misspelt search's results changes the leads with similar names, as the list counts them", async () => {
  const product = await startWithLeads()
  const { url, headers, start, read } = product
  await sendLead(product, { name: 'Bronislawa Zielinskaya' })
  const filters = { q: 'Bronislawwa Zielinskayaa' }
  const listed = (await call(url, 'listLeads', { query: filters, headers })).body
  expect([listed.total, listed.similarOnly]).toEqual([1, true])
  const { body: bulk } = await start({ change: { priority: 'high' }, filters })
  await expect.poll(() => read(bulk.id)).toMatchObject({ status: 'done', total: 1, done: 1 })
  expect((await call(url, 'listLeads', { query: filters, headers })).body.data).toMatchObject([{ priority: 'high' }])
})

describe('a bulk edit of leads changed by a teammate since they were ticked', () => {
  it('skips and names those with a different field, and changes the rest', async () => {
    const { leads, start, read, url, headers, ...product } = await startWithLeads('Ana', 'Ben')
    const max = await joinTeam(product)
    const rows = await leads()
    const ana = rows.find(({ name }) => name === 'Ana')!
    const converted = { params: { id: ana.id }, body: { status: 'converted' } as const, headers: max.headers }
    await call(url, 'changeLead', converted)
    const seen = rows.map(({ id, status }) => ({ id, status }))
    const { body } = await start({ change: { status: 'lost' }, ids: rows.map(({ id }) => id), seen })
    await expect
      .poll(() => read(body.id))
      .toMatchObject({ status: 'done', done: 1, skipped: 1, left: 1, leftLeads: [{ id: ana.id, name: 'Ana' }] })
    const stages = Object.fromEntries((await leads()).map(({ name, status }) => [name, status]))
    expect(stages).toEqual({ Ana: 'converted', Ben: 'lost' })
    const { data } = (await call(url, 'listBulks', { headers })).body
    expect(data.find(({ id }) => id === body.id)).toMatchObject({ by: 'owner', canUndo: true, left: 1 })
  })

  it('by a filter skips leads that changed, or arrived, after the screen was loaded', async () => {
    const { leads, start, read, url, own, ...product } = await startWithLeads('Ana', 'Ben')
    const max = await joinTeam(product)
    const [one] = await leads()
    const seenAt = new Date().toISOString()
    const change = { params: { id: one!.id }, body: { status: 'converted' } as const, headers: max.headers }
    await call(url, 'changeLead', change)
    const { body } = await start({ change: { status: 'lost' }, filters: own, seenAt })
    await expect.poll(() => read(body.id)).toMatchObject({ status: 'done', done: 1, left: 1 })
  })
})

it('a tag for many leads is added to leads without it, ignoring case, and removed by undo if nothing else happened', async () => {
  const { leads, start, run, read, undo, url, headers } = await startWithLeads('Ana', 'Ben', 'Cleo')
  const of = async (name: string) => (await leads()).find((lead) => lead.name === name)!
  const change = async (name: string, body: { tags?: string[]; notes?: string }) =>
    call(url, 'changeLead', { params: { id: (await of(name)).id }, body, headers })
  await change('Ben', { tags: ['Fair'] })
  await change('Cleo', { tags: ['gold'] })
  const ids = (await leads()).map(({ id }) => id)
  const { body } = await start({ change: { addTag: 'fair' }, ids })
  await run()
  await expect.poll(() => read(body.id)).toMatchObject({ status: 'done', done: 2, skipped: 1 })
  expect((await of('Ben')).tags).toEqual(['Fair'])
  expect((await of('Cleo')).tags).toEqual(['gold', 'fair'])
  await change('Ana', { notes: 'Met at the fair' })
  await undo(body.id)
  await run()
  await expect.poll(() => read(body.id)).toMatchObject({ status: 'undone', undone: 1 })
  expect((await of('Cleo')).tags).toEqual(['gold'])
  expect((await of('Ana')).tags).toEqual(['fair'])
})

it("a task for many leads is for each lead's assignee, else the requester; undo keeps those edited or reassigned", async () => {
  const product = await startWithLeads('Ana', 'Ben', 'Cleo', 'Dora')
  const { leads, start, run, read, undo, url, headers, database } = product
  const max = await joinTeam(product, 'agent')
  const of = async (name: string) => (await leads()).find((lead) => lead.name === name)!
  await call(url, 'changeLead', { params: { id: (await of('Ana')).id }, body: { assignedTo: max.username }, headers })
  const task = { title: 'Invite to the fair', type: 'follow_up' as const, dueDate: '2032-03-01T09:00:00.000Z' }
  const ids = (await leads()).map(({ id }) => id)
  const { body } = await start({ change: { task }, ids })
  await run()
  await expect.poll(() => read(body.id)).toMatchObject({ status: 'done', done: 4, canUndo: true })
  const tasksOf = async (name: string) =>
    (await call(url, 'listLeadTasks', { params: { id: (await of(name)).id }, headers })).body.data
  expect(await tasksOf('Ana')).toMatchObject([{ ...task, assignedTo: max.username, createdBy: 'owner' }])
  expect(await tasksOf('Ben')).toMatchObject([{ ...task, assignedTo: 'owner' }])
  expect((await of('Ben')).nextFollowUpDate).toBe(task.dueDate)

  const [bens] = await tasksOf('Ben')
  await call(url, 'changeTask', { params: { id: bens!.id }, body: { title: 'Invite him and his wife' }, headers })
  const [doras] = await tasksOf('Dora')
  await call(url, 'changeTask', { params: { id: doras!.id }, body: { assignedTo: max.username }, headers })
  await undo(body.id)
  await run()
  await expect.poll(() => read(body.id)).toMatchObject({ status: 'undone', undone: 2 })
  expect([await tasksOf('Ana'), await tasksOf('Cleo')]).toEqual([[], []])
  expect(await tasksOf('Ben')).toMatchObject([{ title: 'Invite him and his wife' }])
  expect(await tasksOf('Dora')).toMatchObject([{ assignedTo: max.username }])
  expect((await of('Cleo')).nextFollowUpDate).toBeNull()
  const { rows } = await database.pool.query(
    `select action, count(*)::int as n from audit_log where entity = 'task' and detail ->> 'bulk' = $1 group by action order by action`,
    [body.id],
  )
  expect(rows).toEqual([
    { action: 'task.added', n: 4 },
    { action: 'task.deleted', n: 2 },
  ])
})
