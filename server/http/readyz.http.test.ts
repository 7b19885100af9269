import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { call, freshDatabase, message, type Product, startProduct } from '#server/testing/product.ts'

/** Sets something for all new connections of the product to its database, until the test ends. */
async function alter({ connection }: Product, setting: string) {
  const { database } = connection as { database: string }
  const admin = openDatabase({ ...inject('cluster').admin, database }, { max: 1 })
  onTestFinished(() => admin.close())
  await admin.pool.query(`alter database ${database} set ${setting}`)
  // What is connected keeps its settings.
  await admin.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and pid <> pg_backend_pid()`,
  )
}

const status = async ({ url }: Product, path: string) => (await fetch(url + path)).status

describe('/readyz', () => {
  it('is 503 on a database that is read-only, as a standby is, while /healthz is 200', async () => {
    const product = await startProduct({ beside: await freshDatabase() })
    expect(await status(product, '/readyz')).toBe(200)
    await alter(product, 'default_transaction_read_only = on')
    await expect.poll(() => status(product, '/readyz')).toBe(503)
    expect(await status(product, '/healthz')).toBe(200)
    expect((await call(product.url, 'sendContact', { body: message })).status).toBe(503)
  })

  it('is 503 where no file can grow, as on a full disk', async () => {
    const product = await startProduct({ beside: await freshDatabase() })
    await alter(product, 'temp_file_limit = 0')
    await expect.poll(() => status(product, '/readyz')).toBe(503)
    await alter(product, 'temp_file_limit = -1')
    await expect.poll(() => status(product, '/readyz')).toBe(200)
  })

  it('leaves nothing behind', async () => {
    const product = await startProduct({ beside: await freshDatabase() })
    const tables = 'select count(*)::int as count from pg_class'
    const [before] = (await product.database.pool.query(tables)).rows
    expect(await status(product, '/readyz')).toBe(200)
    expect((await product.database.pool.query(tables)).rows[0]).toEqual(before)
  })
})
