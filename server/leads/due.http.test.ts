import { describe, expect, it } from 'vitest'
import { leadStatuses, pipeline } from '#domain/pipeline.ts'
import { freshDatabase } from '#server/testing/product.ts'

describe('the moment a lead becomes overdue', () => {
  it('is the same in the database as by the thresholds of the domain', async () => {
    const { pool } = (await freshDatabase()).database
    const updated = new Date('2026-03-29T00:30:00Z')
    for (const zone of ['UTC', 'Europe/Madrid']) {
      const { rows } = await pool.query(
        `with zone as (select set_config('timezone', $3, true))
         select status, lead_due_at(status, $2, null) as due, lead_due_at(status, $2, $2) as resting,
           lead_due_at(status, $2, $2 - interval '1 ms') as woken from unnest($1::text[]) as status, zone`,
        [leadStatuses, updated, zone],
      )
      expect(rows.map(({ status, due }) => [status, due && due.getTime() - updated.getTime()])).toEqual(
        leadStatuses.map((status) => [status, pipeline[status].thresholdMs]),
      )
      expect(rows.every(({ resting }) => resting === null)).toBe(true)
      expect(rows.every(({ due, woken }) => due?.getTime() === woken?.getTime())).toBe(true)
    }
  })
})
