import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { leadBulkItems, leadBulks } from '#server/db/schema/workspace.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, message, ownProduct, sessionOf, signIn } from '#server/testing/product.ts'
import { analyseBatch } from './analyse-batch.ts'
import { runBulks } from './run.ts'
import { lockBulk } from './store.ts'

type Start = CallOf<'startBulk'>['body']

async function startWithLeads(names: readonly string[]) {
  const product = await ownProduct()
  const { url, database } = product
  for (const [i, name] of names.entries()) {
    const body = { ...message, name, email: `lead.${i}@example.com`, phone: `+34 6${String(12_000_000 + i)}` }
    expect((await call(url, 'sendContact', { body })).status).toBe(201)
  }
  const headers = await signIn(url)
  const leads = async () => (await call(url, 'listLeads', { query: { limit: 200 }, headers })).body.data
  return {
    ...product,
    headers,
    leads,
    start: (body: Start, as = headers) => call(url, 'startBulk', { body, headers: as }),
    /** As the job does it, now. */
    run: () => runBulks(database, async () => false),
    read: async (id: string) => (await call(url, 'readBulk', { params: { id }, headers })).body,
    undo: (id: string) => call(url, 'undoBulk', { params: { id }, headers }),
  }
}

describe('the analysis of many leads', () => {
  it('analyses each in the name of who asked, says how far it is, and cannot be undone', async () => {
    const { start, read, undo, leads, url, headers, database } = await startWithLeads(['Ana', 'Ben', 'Cleo'])
    const { body: asked } = await start({ change: { analyse: true }, filters: {} })
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

  it('passes over leads that are gone', async () => {
    const { leads, headers, url, database } = await startWithLeads(['Ana', 'Ben'])
    const [one, two] = await leads()
    const { body } = await call(url, 'startBulk', {
      body: { change: { analyse: true }, ids: [one!.id, two!.id] },
      headers,
    })
    // Whatever the product's own job has done of it by now is asked for again.
    await database.sql.transaction(async (tx) => {
      const bulk = await lockBulk(tx, body.id, (await tx.select().from(leadBulks))[0]!.userId)
      await tx.update(leadBulkItems).set({ state: 'pending' })
      const { looked, changed } = await analyseBatch(tx, bulk, async (_tx, id) => id !== one!.id)
      expect([looked, changed]).toEqual([2, [two!.id]])
      const states = await tx.select({ id: leadBulkItems.leadId, state: leadBulkItems.state }).from(leadBulkItems)
      expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
        new Map([
          [one!.id, 'skipped'],
          [two!.id, 'done'],
        ]),
      )
    })
  })
})

describe('a change of many leads', () => {
  it('moves all that match when it is asked for, with score, history and counts, and can be undone', async () => {
    const { start, run, read, undo, leads, url, headers, database } = await startWithLeads(['Ana', 'Ben', 'Cleo'])
    const before = await leads()
    const other = before.find(({ name }) => name === 'Ben')!
    await call(url, 'changeLead', { params: { id: other.id }, body: { status: 'lost' }, headers })

    const { body: asked } = await start({ change: { status: 'negotiation' }, filters: { status: 'new' } })
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
    const { body: board } = await call(url, 'readBoard', { query: {}, headers })
    expect(board.columns.filter(({ count }) => count > 0).map(({ status, count }) => [status, count])).toEqual([
      ['negotiation', 2],
      ['lost', 1],
    ])
    const { rows } = await database.pool.query(
      `select action, detail->>'from' as "from", detail->>'to' as "to" from audit_log where detail->>'bulk' = $1`,
      [asked.id],
    )
    expect(rows).toEqual(Array(2).fill({ action: 'lead.moved', from: 'new', to: 'negotiation' }))

    // Somebody goes on with one of them: that stays.
    const cleo = moved.find(({ name }) => name === 'Cleo')!
    await call(url, 'changeLead', { params: { id: cleo.id }, body: { notes: 'Called back' }, headers })
    expect((await undo(asked.id)).body.status).toBe('undoing')
    await run()
    expect(await read(asked.id)).toMatchObject({ status: 'undone', undone: 1 })
    const after = await leads()
    expect(after.map(({ name, status }) => [name, status]).toSorted()).toEqual([
      ['Ana', 'new'],
      ['Ben', 'lost'],
      ['Cleo', 'negotiation'],
    ])
    expect(points('Ana', after)).toBe(points('Ana', before))
  })

  it('of picked leads passes over those that are so already, and those that are gone', async () => {
    const { start, run, read, leads, url, headers } = await startWithLeads(['Ana', 'Ben', 'Cleo'])
    const ids = (await leads()).map(({ id }) => id)
    await call(url, 'changeLead', { params: { id: ids[0]! }, body: { priority: 'high' }, headers })
    await call(url, 'deleteLead', { params: { id: ids[1]! }, headers })
    const { body } = await start({ change: { priority: 'high' }, ids })
    await run()
    expect(await read(body.id)).toMatchObject({ status: 'done', total: 3, done: 1, skipped: 2 })
    expect((await leads()).map(({ priority }) => priority)).toEqual(['high', 'high'])
  })

  it('assigns leads to a teammate or to no one, puts them in the bin, and takes them out again', async () => {
    const { start, run, undo, leads } = await startWithLeads(['Ana', 'Ben'])
    const ids = (await leads()).map(({ id }) => id)
    await start({ change: { assignedTo: 'owner' }, filters: { q: 'ana' } })
    await run()
    const assigned = async () => Object.fromEntries((await leads()).map((lead) => [lead.name, lead.assignedTo]))
    expect(await assigned()).toEqual({ Ana: 'owner', Ben: null })
    await start({ change: { assignedTo: null }, filters: { assignee: '@me' } })
    await run()
    expect(await assigned()).toEqual({ Ana: null, Ben: null })
    const { body } = await start({ change: { bin: true }, ids })
    await run()
    expect(await leads()).toEqual([])
    await undo(body.id)
    await run()
    expect(Object.keys(await assigned()).toSorted()).toEqual(['Ana', 'Ben'])
  })

  it('that is stopped leaves what is done and does no more', async () => {
    const { start, run, read, url, headers, database } = await startWithLeads([])
    // A dozen batches: the product's own job has begun on some of them by the time it is stopped, and not on all.
    const total = 3_000
    await fillWithLeads(database.pool, total)
    const changed = async () =>
      (await database.pool.query(`select count(*)::int as n from contact_requests where assigned_to = 'owner'`)).rows[0]
    const { body } = await start({ change: { assignedTo: 'owner' }, filters: {} })
    await call(url, 'cancelBulk', { params: { id: body.id }, headers })
    const { status, done } = await read(body.id)
    expect({ status, isWhole: done === total }).toEqual({ status: 'cancelled', isWhole: false })
    await run()
    expect(await read(body.id)).toMatchObject({ status, done })
    expect(await changed()).toEqual({ n: done })
  })

  it('can be undone by who asked for it, and only the latest', async () => {
    const product = await startWithLeads(['Ana'])
    const { start, run, undo, url, headers } = product
    const { body: first } = await start({ change: { status: 'lost' }, filters: {} })
    expect((await undo(first.id)).status).toBe(409)
    await start({ change: { priority: 'low' }, filters: {} })
    await run()
    expect((await undo(first.id)).status).toBe(409)
    const colleague = await addColleague(product, 'agent')
    const theirs = { params: { id: first.id }, headers: await sessionOf(product, colleague) }
    expect((await call(url, 'readBulk', theirs)).status).toBe(404)
    expect((await call(url, 'undoBulk', { ...theirs })).status).toBe(404)
    expect((await call(url, 'readBulk', { params: { id: first.id }, headers })).status).toBe(200)
  })

  it('names either leads or filters, and one thing to do', async () => {
    const { start } = await startWithLeads([])
    const wrong = [
      { change: { status: 'lost' } },
      { change: { status: 'lost' }, ids: [], filters: {} },
      { change: { status: 'lost', priority: 'low' }, filters: {} },
      { change: {}, filters: {} },
    ]
    for (const body of wrong) expect((await start(body as unknown as Start)).status).toBe(400)
  })

  it('of thousands sends boards a few events, not one for each', async () => {
    const { database, start, run, read } = await startWithLeads([])
    await fillWithLeads(database.pool, 3_000)
    const { body } = await start({ change: { priority: 'low' }, filters: { priority: 'high' } })
    await run()
    expect(await read(body.id)).toMatchObject({ status: 'done', total: 1_000, done: 1_000 })
    const { rows } = await database.pool.query(
      `select count(*)::int as left from contact_requests where priority = 'high'`,
    )
    expect(rows).toEqual([{ left: 0 }])
  })
})
