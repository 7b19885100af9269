import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { LeadQuery } from '#contract/leads.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { searchedTotalCap } from './filter-sql.ts'
import { listLeads } from './list-store.ts'

/** All leads of a list, page by page: their ids. */
async function readAll(pool: pg.Pool, query: LeadQuery, now: Date): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const { page } = await listLeads(pool, { ...query, ...(cursor && { cursor }) }, now)
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  return ids
}

const orders: LeadQuery[] = [
  {},
  { order: 'asc' },
  { sort: 'value' },
  { sort: 'score' },
  { sort: 'score', order: 'asc' },
  { sort: 'priority' },
  { sort: 'pipeline', status: 'lost' },
]

describe('a list of a frequent word', () => {
  it('holds its matches in every order as the list of all leads does, to the last page', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, 1_600)
    // So many in the last days that the word is taken for frequent; and of high value none
    await pool.query(
      `update contact_requests set created_at = now() - (now() - created_at) / 250,
        message = case when hashtext(email) % 3 = 0 and coalesce(estimated_value, 0) < 50000 then 'a platypus' end`,
    )
    await pool.query('vacuum analyze contact_requests')
    const { rows } = await pool.query<{ id: string }>(`select id from contact_requests where message = 'a platypus'`)
    const matches = new Set(rows.map(({ id }) => id))
    const now = new Date()
    for (const query of orders) {
      const expected = (await readAll(pool, { ...query, limit: 200 }, now)).filter((id) => matches.has(id))
      expect(expected.length).toBeGreaterThan(searchedTotalCap)
      expect([query, await readAll(pool, { ...query, q: 'platypus', limit: 50 }, now)]).toEqual([query, expected])
    }
    const { page } = await listLeads(pool, { q: 'platypus' }, now)
    expect([page.total, page.totalIsCapped]).toEqual([searchedTotalCap, true])
  })
})
