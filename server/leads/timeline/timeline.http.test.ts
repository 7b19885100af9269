import { describe, expect, it } from 'vitest'
import type { TimelineEntry } from '#contract/timeline.ts'
import { defaultLostReasons } from '#domain/leads/lost-reasons.ts'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

async function startWithLead() {
  const product = await startProduct()
  return { ...product, headers: await signIn(product.url), id: await sendLead(product) }
}

const said = (entry: TimelineEntry): string => {
  switch (entry.kind) {
    case 'interaction':
      return `${entry.interaction.type} ${entry.interaction.content}`
    case 'change':
      return `${entry.action} ${entry.from ?? ''}→${entry.to ?? ''} ${entry.fields}`
    case 'mail':
      return `mail ${entry.template}`
    case 'imported':
      return `imported from ${entry.file} by ${entry.by}`
    default:
      return `${entry.kind} ${entry.title} by ${entry.by}`
  }
}

/** Sessions waiting for an advisory lock in this database. */
const waiting = `select from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`

describe('the timeline of a lead', () => {
  it('contains interactions, moves, edits, tasks and mails in one order, newest first, each once', async () => {
    const { url, id, headers } = await startWithLead()
    const params = { id }
    await call(url, 'changeLead', { params, body: { status: 'contacted' }, headers })
    await call(url, 'addInteraction', { body: { leadId: id, type: 'call', content: 'Reached her' }, headers })
    const body = { title: 'Send the guide', dueDate: '2026-12-01T09:00:00Z' }
    const task = (await call(url, 'addTask', { params, body, headers })).body
    await call(url, 'changeLead', { params, body: { notes: 'secret', estimatedValue: 500 }, headers })
    await call(url, 'changeTask', { params: { id: task.id }, body: { status: 'completed' }, headers })
    const { data, nextCursor } = (await call(url, 'listTimeline', { params, query: {}, headers })).body
    expect(data.map(said)).toEqual([
      'task_done Send the guide by owner',
      expect.stringMatching(/^lead.edited → (notes,estimatedValue|estimatedValue,notes)$/),
      'task_added Send the guide by owner',
      'call Reached her',
      'lead.moved new→contacted status',
      'mail contact_receipt',
    ])
    expect(nextCursor).toBeNull()
    expect(JSON.stringify(data)).not.toContain('secret')
  })

  it('contains simultaneous moves in the order in which they happened', async () => {
    const { url, id, headers, database } = await startWithLead()
    const { body: before } = await call(url, 'readLead', { params: { id }, headers })
    const client = await database.pool.connect()
    try {
      // The first move waits for a list of reasons that is being changed; meanwhile another one is made.
      await client.query('begin')
      await client.query(`select pg_advisory_xact_lock(hashtextextended('setting lost-reasons', 0))`)
      const body = { status: 'lost', lostReason: defaultLostReasons[0] } as const
      const first = call(url, 'changeLead', { params: { id }, body, headers })
      await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0)
      await call(url, 'changeLead', { params: { id }, body: { status: 'qualified' }, headers })
      await client.query('commit')
      expect((await first).status).toBe(200)
    } finally {
      client.release()
    }
    const { data } = (await call(url, 'listTimeline', { params: { id }, query: {}, headers })).body
    const moves = data.flatMap((entry) => (entry.kind === 'change' && entry.to ? [`${entry.from}→${entry.to}`] : []))
    expect([before.status, moves]).toEqual(['new', ['qualified→lost', 'new→qualified']])
  })

  it('is paged without gaps or repeats, also with equal times', async () => {
    const { url, id, headers, database } = await startWithLead()
    const moment = '2026-11-20T10:00:00.123Z'
    await database.pool.query(
      `insert into lead_interactions (id, lead_id, content, created_at)
       select gen_random_uuid(), $1, n::text, $2::timestamptz from generate_series(1, 5) n`,
      [id, moment],
    )
    await database.pool.query(
      `insert into audit_log (at, username, action, entity, entity_id)
       select $2::timestamptz, 'ana', 'lead.edited', 'lead', $1 from generate_series(1, 4)`,
      [id, moment],
    )
    const whole = (await call(url, 'listTimeline', { params: { id }, query: {}, headers })).body.data
    const seen: TimelineEntry[] = []
    for (let cursor: string | undefined, page = 0; page < 20; page += 1) {
      const query = { limit: 2, ...(cursor && { cursor }) }
      const { data, nextCursor } = (await call(url, 'listTimeline', { params: { id }, query, headers })).body
      seen.push(...data)
      if (nextCursor === null) break
      cursor = nextCursor
    }
    expect(seen).toEqual(whole)
    expect(seen).toHaveLength(10)
  })

  it('lets its author undo an interaction for a while', async () => {
    const product = await startWithLead()
    const { url, id, headers } = product
    await call(url, 'actQuickly', { body: { leadId: id, action: 'call' }, headers })
    const agent = (await joinTeam(product)).headers
    for (const [as, may] of [
      [headers, true],
      [agent, false],
    ] as const) {
      const { data } = (await call(url, 'listTimeline', { params: { id }, query: {}, headers: as })).body
      expect(data.find(({ kind }) => kind === 'interaction')).toMatchObject({ canUndo: may })
    }
  })

  it('does not exist for an unknown lead, or from an invalid cursor', async () => {
    const { url, id, headers } = await startWithLead()
    const nobody = { id: '01900000-0000-7000-8000-000000000000' }
    expect((await call(url, 'listTimeline', { params: nobody, query: {}, headers })).status).toBe(404)
    expect((await call(url, 'listTimeline', { params: { id }, query: { cursor: 'x' }, headers })).status).toBe(400)
  })
})
