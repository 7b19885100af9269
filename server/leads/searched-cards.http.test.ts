import { describe, expect, it } from 'vitest'
import { leadStatuses } from '#domain/pipeline.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { listLeads } from './list-store.ts'
import { findCards } from './searched-cards.ts'

describe('the cards of a search', () => {
  it('are the first of each column, however many matches were expected and wherever they are', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, 6_000)
    // One in nine of all but one column, none of the newer ones there, one in three of what is due last
    await pool.query(
      `update contact_requests set message = 'a platypus' where status <> 'proposal'
        and (hashtext(email) % 9 = 0 or status = 'lost' and hashtext(email) % 3 = 0 and created_at < now() - interval '700 days')
        and not (status = 'lost' and created_at > now() - interval '300 days')`,
    )
    // Moved together, so that they share a moment
    await pool.query(`update contact_requests set updated_at = now() - interval '400 days' where status = 'contacted'`)
    // Out of a file, so that they stand behind those who wait
    await pool.query(
      `update contact_requests set imported_at = updated_at where status in ('new', 'no_response') and hashtext(email) % 2 = 0`,
    )
    const most = 31
    const now = new Date()
    const expected = new Map<string, readonly string[]>()
    for (const status of leadStatuses) {
      const { page } = await listLeads(pool, { q: 'platypus', status, sort: 'pipeline', limit: most }, now)
      expected.set(
        status,
        page.data.map(({ id }) => id),
      )
    }
    expect([...expected.values()].filter((ids) => ids.length > 0)).toHaveLength(8)
    const query = { q: 'platypus' }
    for (const [share, matches] of [
      [1, 6_000],
      [1 / 9, 100_000],
      [1 / 20, 100_000],
      [1 / 20, 3_000],
      [1 / 1_000, 6_000],
    ]) {
      const found = await findCards(pool, { query, columns: leadStatuses, most, share: share!, matches: matches!, now })
      expect([share, matches, found]).toEqual([share, matches, expected])
    }
  })
})
