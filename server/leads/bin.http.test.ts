import { describe, expect, it } from 'vitest'
import { call, message, signIn, startProduct } from '#server/testing/product.ts'
import { purgeBin } from './bin.ts'

describe('the bin', () => {
  it('keeps a deleted lead for thirty days, then it is gone with all that belongs to it, and nothing else is', async () => {
    const { url, database } = await startProduct()
    const headers = await signIn(url)
    for (const n of [1, 2, 3]) {
      const body = { ...message, email: `p${n}@example.com`, phone: `+34 61234567${n}` }
      await call(url, 'sendContact', { body })
    }
    const { body } = await call(url, 'listLeads', { query: {}, headers })
    const [old, recent] = body.data
    await call(url, 'deleteLead', { params: { id: old!.id }, headers })
    await call(url, 'deleteLead', { params: { id: recent!.id }, headers })
    const binned = 'update contact_requests set deleted_at = now() - $2::interval where id = $1'
    await database.pool.query(binned, [old!.id, '30 days 1 minute'])
    await database.pool.query(binned, [recent!.id, '29 days 23 hours'])
    await purgeBin(database.pool)
    const ids = async (table: string, column: string) =>
      (await database.pool.query(`select distinct ${column} as id from ${table}`)).rows.map(({ id }) => id)
    expect(await ids('contact_requests', 'id')).toHaveLength(2)
    expect(await ids('contact_requests', 'id')).not.toContain(old!.id)
    expect(await ids('consents', 'lead_id')).not.toContain(old!.id)
    expect((await call(url, 'readBoard', { query: {}, headers })).body.columns[0]?.count).toBe(1)
  })
})
