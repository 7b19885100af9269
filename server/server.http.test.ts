import { describe, expect, it } from 'vitest'
import { migrate } from './db/migrate.ts'
import { repeatableSql } from './repeatable-sql.ts'
import { freshDatabase, ownProduct, startProduct } from './testing/product.ts'

describe('a start', () => {
  it('that fails leaves no database connection open', async () => {
    const { port } = new URL((await startProduct()).url)
    const found = await freshDatabase()
    const environment = { PORT: port, ADMIN_PASSWORD: 'a long enough password' }
    await expect(ownProduct({ beside: found, environment })).rejects.toThrow('EADDRINUSE')
    const connections = async () =>
      (await found.database.pool.query('select 1 from pg_stat_activity where datname = current_database()')).rowCount
    // Our own.
    await expect.poll(connections).toBe(1)
    // The same on a port of its own goes well.
    await ownProduct({ beside: found, environment: { ...environment, PORT: '0' } })
    expect(await connections()).toBeGreaterThan(1)
  })

  it("that waits for another server's migration can be aborted", async () => {
    const { connection, database } = await freshDatabase()
    const other = await database.pool.connect()
    // The lock of a migrating server.
    await other.query('begin; select pg_advisory_xact_lock(7046129)')
    const aborter = new AbortController()
    const waiting = migrate(connection, repeatableSql, { onWait: () => aborter.abort(), signal: aborter.signal })
    await expect(waiting).rejects.toThrow(/abort/i)
    await other.query('commit')
    other.release()
    await migrate(connection, repeatableSql)
  })
})
