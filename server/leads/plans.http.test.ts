import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { LeadQuery } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/lead-filters.ts'
import { leadStatuses } from '#domain/pipeline.ts'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, freshDatabase, message, signIn, startProduct } from '#server/testing/product.ts'
import { boardCap, readBoard, searchedBoardCap } from './board-store.ts'
import { totalCap } from './filter-sql.ts'
import { listLeadFacets, listLeads } from './list-store.ts'
import { findCards } from './searched-cards.ts'

type Statement = { text: string; values?: unknown[] }
type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Runs the work on a pool that also says how each of its statements was carried out. */
async function plansOf(pool: pg.Pool, work: (pool: pg.Pool) => Promise<unknown>): Promise<PlanNode[]> {
  const statements: Statement[] = []
  const query = (statement: Statement) => {
    statements.push(statement)
    return pool.query(statement)
  }
  await work({ query } as unknown as pg.Pool)
  const nodes: PlanNode[] = []
  const collect = (node: PlanNode) => {
    nodes.push(node)
    for (const inner of node.Plans ?? []) collect(inner)
  }
  const client = await pool.connect()
  try {
    // Solid-state storage, as the embedded engine is told: few leads would otherwise be worth reading whole.
    await client.query('set random_page_cost = 1.1')
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
      collect(rows[0]['QUERY PLAN'][0].Plan)
    }
  } finally {
    await client.query('reset random_page_cost')
    client.release()
  }
  return nodes
}

/** Of a statement with two ways only the one that was gone counts. */
const onLeads = (nodes: PlanNode[]) =>
  nodes.filter((node) => node['Relation Name'] === 'contact_requests' && node['Actual Loops'] > 0)
const scansOf = (nodes: PlanNode[]) => onLeads(nodes).map((node) => node['Node Type'])
/** Rows of leads that were looked at, whether they were wanted or not. */
const rowsRead = (nodes: PlanNode[]) =>
  onLeads(nodes)
    .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])
    .reduce((sum, rows) => sum + rows, 0)

const count = 20_000
const page = 50
/**
 * A filter without an index of its own, in the order of another: PostgreSQL either goes along the order until a page is
 * full, or sorts all that fit; the dearer of both, at its worst share of fitting rows, is this many.
 */
const filteredRows = 2 * Math.sqrt(page * count)

/** What no kept counter knows is counted along an index, up to the cap. */
const counted = totalCap + 1

const lists: [what: string, query: LeadQuery, most: number][] = [
  ['by date', {}, 3 * page],
  ['by date, oldest first', { sort: 'date', order: 'asc' }, 3 * page],
  ['by value', { sort: 'value' }, 3 * page],
  ['by value, lowest first', { sort: 'value', order: 'asc' }, 3 * page],
  ['by priority', { sort: 'priority' }, 3 * page],
  ['by priority, lowest first', { sort: 'priority', order: 'asc' }, 3 * page],
  ['by score', { sort: 'score' }, 4 * page],
  ['by score, lowest first', { sort: 'score', order: 'asc' }, 4 * page],
  ['of a column, in its order', { status: 'qualified', sort: 'pipeline' }, 3 * page],
  ['of a large column, in its order', { status: 'lost', sort: 'pipeline' }, 3 * page],
  ['of a column and a platform, in its order', { status: 'new', platform: 'contact-form', sort: 'pipeline' }, 3 * page],
  ['of a status, by date', { status: 'qualified' }, 3 * page],
  ['of a status, by date, oldest first', { status: 'qualified', order: 'asc' }, 3 * page],
  ['of a platform and a status, by date', { status: 'new', platform: 'contact-form' }, filteredRows],
  ['of hot leads, of which there are few', { temperature: 'hot' }, 4 * page],
  ['of hot leads, by value', { temperature: 'hot', sort: 'value' }, 4 * page],
  ['of cold leads', { temperature: 'cold' }, counted + 22 * page],
  ['of cool leads, by score', { temperature: 'cool', sort: 'score' }, 8 * totalCap + 4 * page],
  ['of a language', { language: 'es' }, counted + 3 * page],
  ['of a rare language', { language: 'hi' }, 3 * page],
  ['of a rare language, by value', { language: 'hi', sort: 'value' }, filteredRows],
  ['of a country', { country: 'AE' }, counted + 3 * page],
  ['of a country and a colleague', { country: 'AE', assignee: 'ana' }, counted + filteredRows],
  ['of a colleague', { assignee: 'ana' }, counted + 3 * page],
  ['of nobody yet', { assignee: '@nobody' }, 2 * counted],
  ['that are overdue, by date', { overdue: 'yes' }, counted + filteredRows],
  [
    'that are overdue, of a column, in its order',
    { overdue: 'yes', status: 'new', sort: 'pipeline' },
    counted + filteredRows,
  ],
  ['that are overdue, by priority', { overdue: 'yes', sort: 'priority' }, counted + filteredRows],
  ['with a word in the message', { q: 'platinum' }, 3 * page],
  ['of a rare name', { q: 'quetzal' }, 3 * page],
  ['of a rare name, its first letters', { q: 'zen' }, 3 * page],
  ['of a rare name, two letters', { q: 'ze' }, 3 * page],
  ['of a Chinese name', { q: '王小芳' }, 3 * page],
  ['of a Chinese name, two characters', { q: '小芳' }, 3 * page],
  ['of a phone number', { q: '600012345' }, 3 * page],
  ['of nobody', { q: 'nobody at all' }, 3 * page],
  ['of a frequent name: the newest days and the cap', { q: 'maria' }, counted + 4 * page],
  ['of a frequent beginning, two letters', { q: 'ma' }, counted + 4 * page],
  ['of two characters of a message', { q: '黄金' }, 3 * page],
]

describe('with twenty thousand leads', () => {
  it('no list goes through all of them: it reads a few times what it shows', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, count)
    for (const [what, query, most] of lists) {
      let cursor: string | null = null
      const plans = await plansOf(pool, async (watched) => {
        const first = await listLeads(watched, { ...query, limit: page }, new Date())
        cursor = first.page.nextCursor
      })
      expect([what, scansOf(plans)]).not.toEqual([what, expect.arrayContaining(['Seq Scan'])])
      expect([what, rowsRead(plans), rowsRead(plans) <= most]).toEqual([what, rowsRead(plans), true])
      if (!cursor) continue
      const next = await plansOf(pool, (watched) =>
        listLeads(watched, { ...query, limit: page, cursor: cursor! }, new Date()),
      )
      const second = `${what}, second page`
      expect([second, scansOf(next)]).not.toEqual([second, expect.arrayContaining(['Seq Scan'])])
      expect([second, rowsRead(next), rowsRead(next) <= most]).toEqual([second, rowsRead(next), true])
    }
  })

  it('a column that holds young leads only is listed oldest first without going through all the older ones', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, count)
    await pool.query(
      `update contact_requests set status = case when created_at > now() - interval '14 days' then 'new' else 'lost' end
       where status in ('new', 'lost')`,
    )
    await pool.query('analyze contact_requests')
    const query = { status: 'new', order: 'asc', limit: page } as const
    const plans = await plansOf(pool, (watched) => listLeads(watched, query, new Date()))
    expect([scansOf(plans), rowsRead(plans) <= 3 * page]).toEqual([['Index Scan'], true])
  })

  it('what is common is counted up to the cap and no further', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, count)
    for (const query of [{ q: 'maria' }, { priority: 'high' }, { temperature: 'cold' }, { language: 'es' }] as const) {
      const plans = await plansOf(pool, (watched) => listLeads(watched, { ...query, limit: page }, new Date()))
      expect([query, rowsRead(plans) < count / 2]).toEqual([query, true])
    }
  })

  it('the board reads the cards it shows, and counts nothing', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, count)
    for (const query of [{}, { platform: 'contact-form' }]) {
      const plans = await plansOf(pool, (watched) => readBoard(watched, { ...query, limit: 30 }, new Date()))
      expect(scansOf(plans)).toEqual(Array(9).fill('Index Scan'))
      expect(rowsRead(plans)).toBeLessThanOrEqual(9 * 31)
    }
  })
})

describe('with twenty thousand leads, of which next to none is overdue', () => {
  it('these few are found without going through the others', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, count)
    await pool.query(`update contact_requests set updated_at = now() where id not in
      (select id from contact_requests where status = 'new' order by id limit 5)`)
    await pool.query('vacuum analyze contact_requests')
    for (const sort of ['date', 'value', 'score'] as const) {
      const query = { overdue: 'yes', sort, limit: page } as const
      const found = await listLeads(pool, query, new Date())
      const plans = await plansOf(pool, (watched) => listLeads(watched, query, new Date()))
      expect([sort, found.page.total, rowsRead(plans) <= 3 * page]).toEqual([sort, 5, true])
    }
  })

  it('the board of any filters reads a bounded part of the leads', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, count)
    const boards: [what: string, filters: LeadFilters, most: number][] = [
      ['rare', { language: 'hi' }, 3 * page],
      ['of a colleague', { assignee: 'ana' }, 9 * filteredRows],
      ['searched', { q: 'quetzal' }, 3 * page],
      ['hot', { temperature: 'hot' }, boardCap + 3 * page],
      // Counted up to the cap, then the cards of each column: some of these hold none
      ['common', { priority: 'high' }, 2 * boardCap],
      ['common and searched', { q: 'maria' }, searchedBoardCap + 9 * 4 * page],
      ['one of eighteen, searched', { q: 'lead.12' }, 3 * searchedBoardCap + 9 * page],
      ['of one column', { status: 'lost', priority: 'high' }, boardCap + filteredRows],
    ]
    for (const [what, filters, most] of boards) {
      const plans = await plansOf(pool, (watched) => readBoard(watched, { ...filters, limit: 30 }, new Date()))
      expect([what, scansOf(plans)]).not.toEqual([what, expect.arrayContaining(['Seq Scan'])])
      expect([what, rowsRead(plans), rowsRead(plans) <= most]).toEqual([what, rowsRead(plans), true])
    }
  })

  it('the cards of a searched board are found through the word, each read once', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, count)
    const [most, share] = [31, 1 / 18]
    const search = { query: { q: 'lead.12' }, columns: leadStatuses, most, share, matches: 1e6, now: new Date() }
    const plans = await plansOf(pool, (watched) => findCards(watched, search))
    const read = plans.filter((node) => node['Node Type'] !== 'Index Only Scan')
    expect(scansOf(read)).toEqual(['Bitmap Heap Scan'])
    const { rows } = await pool.query<{ matches: number }>(
      `select count(*)::int as matches from contact_requests where email like '%lead.12%'`,
    )
    expect(rowsRead(read)).toBeLessThanOrEqual(rows[0]!.matches)
    expect(scansOf(plans)).not.toContain('Seq Scan')
  })

  it('what can be filtered by is found by probing the indexes', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, count)
    expect(await listLeadFacets(pool)).toEqual({ languages: ['es', 'hi'], countries: ['AE', 'ES'], assignees: ['ana'] })
    const plans = await plansOf(pool, (watched) => listLeadFacets(watched))
    expect(scansOf(plans)).not.toContain('Seq Scan')
    expect(rowsRead(plans)).toBeLessThan(20)
  })
})

describe('what a call costs', () => {
  it('is one statement and one transaction for a message, whether the person is new, known, or sends it twice', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const { url } = await startProduct({ beside: { ...fresh, connection: line.connection } })
    const messages = [message, { ...message, message: 'Again' }, message]
    for (const body of messages) {
      line.statements.length = 0
      expect((await call(url, 'sendContact', { body })).status).toBe(201)
      const [begin, ...statements] = line.statements.map((text) => text.trim().split(/\s+/).slice(0, 3).join(' '))
      expect(begin).toBe('begin isolation level')
      expect(statements.at(-1)).toBe('commit')
      // Claims the key and finds the person; writes all that a message leaves behind, unless it was written before.
      expect(statements.length).toBeLessThanOrEqual(3)
    }
    // Everything that a message wrote was written by the same transaction.
    const { rows } = await fresh.database.pool.query(
      `select count(distinct writer)::int as writers, count(*)::int as written from (
         select xmin::text as writer from contact_requests union all
         select xmin::text from lead_interactions union all
         (select xmin::text from consents order by given_at desc limit 1) union all
         (select xmin::text from idempotency_keys order by created_at desc limit 1)
       ) w`,
    )
    expect(rows).toEqual([{ writers: 1, written: 4 }])
  })

  it('is a known number of statements for staff, and none to know who they are', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const { url } = await startProduct({ beside: { ...fresh, connection: line.connection } })
    const headers = await signIn(url)
    await call(url, 'sendContact', { body: message })
    const { body } = await call(url, 'listLeads', { query: {}, headers })
    const params = { id: body.data[0]!.id }
    const costs: [what: string, most: number, make: () => Promise<{ status: number }>][] = [
      // Which second factors they have
      ['who is in', 1, () => call(url, 'readSession', { headers })],
      ['a list', 1, () => call(url, 'listLeads', { query: { status: 'new', q: 'ana' }, headers })],
      ['the board', 3, () => call(url, 'readBoard', { query: {}, headers })],
      ['a lead', 1, () => call(url, 'readLead', { params, headers })],
      // begin, lock, write, audit, announce, commit
      ['a move', 6, () => call(url, 'changeLead', { params, body: { status: 'lost' }, headers })],
      ['a move to where it is', 3, () => call(url, 'changeLead', { params, body: { status: 'lost' }, headers })],
      ['a note', 7, () => call(url, 'addInteraction', { body: { leadId: params.id, content: 'x' }, headers })],
      ['a refusal', 0, () => call(url, 'changeLead', { params, body: { status: 'x' as never }, headers })],
    ]
    for (const [what, most, make] of costs) {
      line.statements.length = 0
      await make()
      expect([what, line.statements.length]).toEqual([what, most])
    }
  })
})
