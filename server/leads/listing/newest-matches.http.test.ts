import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { LeadQuery } from '#contract/leads.ts'
import { maxMatches } from '#domain/leads/lead-filters.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { freshDatabase, startProduct } from '#server/testing/product.ts'
import { leadBatches } from './export.ts'
import { listLeads } from './list.ts'
import { maxScanned } from './matches.ts'

/** All leads of a list, page by page: their ids. */
async function readAll(pool: pg.Pool, query: LeadQuery, now: Date): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const { page }: Awaited<ReturnType<typeof listLeads>> = await listLeads(
      pool,
      { ...query, limit: 200, ...(cursor && { cursor }) },
      now,
    )
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  return ids
}

/** As a domain without indexes would sort them. */
const orders: [query: LeadQuery, sql: string][] = [
  [{}, 'created_at desc, id desc'],
  [{ order: 'asc' }, 'created_at, id'],
  [{ sort: 'value' }, 'coalesce(estimated_value, 0) desc, id desc'],
  [{ sort: 'value', order: 'asc' }, 'coalesce(estimated_value, 0), id'],
  [{ sort: 'priority' }, 'priority_rank desc, created_at desc, id desc'],
]

async function idsBy(pool: pg.Pool, order: string, where: string, limit?: number): Promise<string[]> {
  const newest = `select * from contact_requests where ${where} order by created_at desc, id desc limit ${limit ?? 'all'}`
  const { rows } = await pool.query<{ id: string }>(`select id from (${newest}) l order by ${order}`)
  return rows.map(({ id }) => id)
}

const manyLeads = 2_000
let filling: Promise<void> | undefined
/** A database with many leads, which tests only read. */
async function databaseWithMany(): Promise<pg.Pool> {
  const { pool } = (await startProduct()).database
  filling ??= fillWithLeads(pool, manyLeads)
  await filling
  return pool
}

describe('a list without an index for its order', () => {
  it('contains the newest 500 matches in every order, to its last page, and marks the limit', async () => {
    const pool = await databaseWithMany()
    const now = new Date()
    for (const [query, order] of orders) {
      const { page } = await listLeads(pool, { ...query, q: 'maria' }, now)
      expect([page.total, page.totalIsCapped, page.newestOnly]).toEqual([maxMatches, true, true])
      const expected = await idsBy(pool, order, `name like 'Maria%'`, maxMatches)
      expect([query, await readAll(pool, { ...query, q: 'maria' }, now)]).toEqual([query, expected])
    }
  })

  it('contains all matches if these are 500 or fewer, wherever they are', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, maxScanned + 500)
    // One of them is older than all leads that are looked through.
    await pool.query(`update contact_requests set message = 'a platypus' where id in (
      (select id from contact_requests order by created_at limit 1) union all
      (select id from contact_requests order by created_at desc limit 3) union all
      (select id from contact_requests where estimated_value > 0 limit 400))`)
    const now = new Date()
    for (const [query, order] of orders) {
      const { page } = await listLeads(pool, { ...query, q: 'platypus' }, now)
      const expected = await idsBy(pool, order, `message = 'a platypus'`)
      expect([page.total, page.totalIsCapped, page.newestOnly]).toEqual([expected.length, false, false])
      expect([query, await readAll(pool, { ...query, q: 'platypus' }, now)]).toEqual([query, expected])
    }
  })

  it('has the exact number if a counter knows it, and the newest 500', async () => {
    const pool = await databaseWithMany()
    const { page } = await listLeads(pool, { sort: 'value' }, new Date())
    expect([page.total, page.totalIsCapped, page.newestOnly]).toEqual([manyLeads, false, true])
    expect(await readAll(pool, { sort: 'value' }, new Date())).toHaveLength(maxMatches)
    expect((await listLeads(pool, {}, new Date())).page.newestOnly).toBe(false)
    expect(await readAll(pool, {}, new Date())).toHaveLength(manyLeads)
  })

  it('is exported completely, in order', async () => {
    const pool = await databaseWithMany()
    for (const [query, order] of orders) {
      const ids: string[] = []
      for await (const leads of leadBatches(pool, { ...query, q: 'maria' }, 300)) ids.push(...leads.map(({ id }) => id))
      expect([query, ids]).toEqual([query, await idsBy(pool, order, `name like 'Maria%'`)])
    }
  })
})
