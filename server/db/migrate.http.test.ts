import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#server/testing/product.ts'
import { migrate } from './migrate.ts'

describe('migrations', () => {
  it('can be run again and by several servers at once without changing anything', async () => {
    const { connection, database } = await freshDatabase()
    const applied = async () =>
      (await database.pool.query('select hash from drizzle.__drizzle_migrations order by id')).rows
    const before = await applied()
    await Promise.all([migrate(connection), migrate(connection), migrate(connection)])
    expect(before.length).toBeGreaterThan(2)
    expect(await applied()).toEqual(before)
  })

  it('fold search text in every script', async () => {
    const { database } = await freshDatabase()
    const { rows } = await database.pool.query(
      `select search_fold('ÁNGEL Иван ＡＢＣ') as folded, show_trgm('Иван') as trigrams`,
    )
    expect(rows[0].folded).toBe('angel иван abc')
    expect(rows[0].trigrams.length).toBeGreaterThan(0)
  })

  it('refuse a change of the audit log', async () => {
    const { database } = await freshDatabase()
    await database.pool.query(`insert into audit_log (action, entity) values ('test', 'test')`)
    await expect(database.pool.query('update audit_log set action = null')).rejects.toThrow('append-only')
    await expect(database.pool.query('delete from audit_log')).rejects.toThrow('append-only')
    await expect(database.pool.query('truncate audit_log')).rejects.toThrow('append-only')
  })

  it('give every specified table its unique keys and cascades', async () => {
    const { database } = await freshDatabase()
    const insertMonth = `insert into monthly_performance (id, year, month, percentage_gain, profit_amount) values (gen_random_uuid(), 2026, 1, '1.00', 5)`
    await database.pool.query(insertMonth)
    await expect(database.pool.query(insertMonth)).rejects.toMatchObject({
      constraint: 'monthly_performance_year_month',
    })
    const { rows } = await database.pool.query<{ table: string }>(
      `select conrelid::regclass::text as table from pg_constraint
       where confrelid = 'contact_requests'::regclass and confdeltype = 'c' order by 1`,
    )
    expect(rows.map((row) => row.table)).toEqual([
      'ai_analyses',
      'ai_recommendations',
      'consents',
      'lead_interactions',
      'lead_tasks',
      'sentiment_analyses',
    ])
  })
})
