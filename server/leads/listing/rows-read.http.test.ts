import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { LeadQuery } from '#contract/leads.ts'
import { type LeadFilters, maxMatches } from '#domain/lead-filters.ts'
import { leadStatuses } from '#domain/pipeline.ts'
import { filterCombinations, listOrders } from '#server/testing/lead-queries.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { isOwnEngine } from '#server/testing/own-engine.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { readBoard } from './board.ts'
import { listLeadFacets } from './facets.ts'
import { listLeads } from './list.ts'
import { newestLookedThrough } from './matches.ts'

const count = 100_000
const page = 50

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Rows of leads that this node and those below it looked at, whether they were wanted or not. */
function rowsOf(node: PlanNode): number {
  const looked =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = node['Relation Name'] === 'contact_requests' ? looked * node['Actual Loops'] : 0
  return (node.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), own)
}

/** Runs the work on a pool that also counts the rows of leads that its statements read. */
async function rowsRead(pool: pg.Pool, work: (pool: pg.Pool) => Promise<unknown>): Promise<number> {
  const statements: { text: string; values?: unknown[] }[] = []
  const query = (statement: { text: string; values?: unknown[] } | string, values?: unknown[]) => {
    statements.push(typeof statement === 'string' ? { text: statement, ...(values && { values }) } : statement)
    return pool.query(statement as string, values)
  }
  await work({ query } as unknown as pg.Pool)
  let sum = 0
  const client = await pool.connect()
  try {
    // Solid-state storage, as the embedded engine is configured: few leads would otherwise be worth reading whole.
    await client.query('set random_page_cost = 1.1; set max_parallel_workers_per_gather = 0')
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
      sum += rowsOf(rows[0]['QUERY PLAN'][0].Plan)
    }
  } finally {
    await client.query('reset all')
    client.release()
  }
  return sum
}

const isIndexed = ({ sort = 'date', status: _, ...filters }: LeadQuery & { order?: unknown }) =>
  (sort === 'date' || sort === 'pipeline') && Object.keys(filters).every((name) => name === 'order')

/** The page twice over: the leads themselves and the one that tells that there are more. */
const ofPage = 2 * (page + 1)
/** The newest leads, what was found among them, and what the indexes find where that was not enough. */
const ofSearch = newestLookedThrough + 2 * maxMatches + 0.15 * count
/** Up to as many of each column (five of them hold far fewer), and what the indexes find. */
const ofBoard = 4 * newestLookedThrough + 0.25 * count
/** What the indexes find besides where PostgreSQL cannot tell which of the filters is the rarer. */
const unmeasured = 0.15 * count

type Call = readonly [what: string, max: number, make: (pool: pg.Pool) => Promise<unknown>]

const list = (query: LeadQuery): Call => [
  `list ${JSON.stringify(query)}`,
  isIndexed(query) ? ofPage : ofSearch,
  (pool) => listLeads(pool, { ...query, limit: page }, new Date()),
]
const board = (filters: LeadFilters): Call => [
  `board ${JSON.stringify(filters)}`,
  Object.keys(filters).every((name) => name === 'status') ? leadStatuses.length * 31 : ofBoard,
  (pool) => readBoard(pool, { ...filters, limit: 30 }, new Date()),
]

const calls: readonly Call[] = [
  ...filterCombinations.flatMap((filters) => [
    ...listOrders.map((order) => list({ ...filters, ...order })),
    ...(filters.status ? [list({ ...filters, sort: 'pipeline' })] : []),
    board(filters),
  ]),
  ['facets', newestLookedThrough, (pool) => listLeadFacets(pool)],
]

const indexed: readonly LeadQuery[] = [
  {},
  { order: 'asc' },
  { status: 'lost' },
  { status: 'new', order: 'asc' },
  { status: 'lost', sort: 'pipeline' },
  { status: 'qualified', sort: 'pipeline' },
]

/** The second page of a list. */
async function nextPage(pool: pg.Pool, query: LeadQuery): Promise<Call> {
  const { page: first } = await listLeads(pool, { ...query, limit: page }, new Date())
  const [, max] = list(query)
  const next = { ...query, limit: page, cursor: first.nextCursor! }
  return [`second page ${JSON.stringify(query)}`, max, (watched) => listLeads(watched, next, new Date())]
}

describe.each([
  ['settled statistics', true],
  ['no statistics yet', false],
] as const)('with 100,000 leads and %s', (_, isMeasured) => {
  it.runIf(isOwnEngine)('every list, search and board reads a bounded part of them', { timeout: 600_000 }, async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, count, { isMeasured })
    // Newer leads of one status above those of the others
    await pool.query(`update contact_requests set status = 'new' where id in (
      select id from contact_requests order by created_at desc limit 5000)`)
    if (isMeasured) await pool.query('vacuum analyze contact_requests')
    const over: [string, number][] = []
    for (const [what, max, make] of [...calls, ...(await Promise.all(indexed.map((query) => nextPage(pool, query))))]) {
      const rows = await rowsRead(pool, make)
      if (rows > (isMeasured || max < ofSearch ? max : max + unmeasured)) over.push([what, rows])
    }
    expect(over).toEqual([])
  })
})
