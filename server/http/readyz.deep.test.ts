import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { superuser } from '#server/db/embedded/options.ts'
import { freshFolder, start } from '#server/db/embedded/testing.ts'
import { call, message, ownProduct, ownSignedIn, type Product } from '#server/testing/product.ts'

function openAdmin({ connection }: Product) {
  const { database } = connection as { database: string }
  // From another database, so that this one's settings do not apply.
  const admin = openDatabase(inject('cluster').admin, { max: 1 })
  onTestFinished(() => admin.close())
  return { admin, database }
}

/** Sets something for all new connections of the product to its database, until the test ends. */
async function alter(product: Product, setting: string) {
  const { admin, database } = openAdmin(product)
  await admin.pool.query(`alter database ${database} set ${setting}`)
  // Existing connections keep their settings.
  await admin.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and pid <> pg_backend_pid()`,
  )
}

const status = async ({ url }: Product, path: string) => (await fetch(url + path)).status

describe('/readyz', () => {
  it('is 503 on a read-only database such as a standby, while /healthz is 200', async () => {
    const product = await ownProduct()
    expect(await status(product, '/readyz')).toBe(200)
    await alter(product, 'default_transaction_read_only = on')
    await expect.poll(() => status(product, '/readyz')).toBe(503)
    expect(await status(product, '/healthz')).toBe(200)
    expect((await call(product.url, 'sendContact', { body: message })).status).toBe(503)
  })

  it('replaces connections once the address leads to a primary, so that they can write again', async () => {
    const product = await ownSignedIn()
    const { url, headers } = product
    const snippet = { name: 'Thanks', language: 'en', text: 'Thank you' } as const
    const save = () => call(url, 'addSnippet', { body: snippet, headers })
    await alter(product, 'default_transaction_read_only = on')
    await expect.poll(() => status(product, '/readyz')).toBe(503)
    // These connections can never write: their setting was fixed when they were made.
    const lists = Array.from({ length: 5 }, () => call(url, 'listLeads', { query: {}, headers }))
    expect((await Promise.all(lists)).map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { admin, database } = openAdmin(product)
    await admin.pool.query(`alter database ${database} reset default_transaction_read_only`)
    await expect.poll(() => status(product, '/readyz')).toBe(200)
    await expect.poll(async () => (await save()).status).toBe(201)
    const saved = await Promise.all(Array.from({ length: 5 }, save))
    expect(saved.map(({ status }) => status)).toEqual(Array(5).fill(201))
  })

  it('is 503 while a synchronous standby does not answer, and uses few connections to find out', async () => {
    const engine = await start(await freshFolder())
    const asAdmin = openDatabase({ ...engine.connection, user: superuser }, { max: 1 })
    onTestFinished(() => asAdmin.close())
    const standby = async (name: string) => {
      await asAdmin.pool.query(`alter system set synchronous_standby_names = '${name}'`)
      await asAdmin.pool.query('select pg_reload_conf()')
    }
    const database = openDatabase(engine.connection, { max: 1 })
    onTestFinished(() => database.close())
    const environment = { PATIENCE_FACTOR: '0.5' }
    const product = await ownProduct({ beside: { connection: engine.connection, database }, environment })
    await expect.poll(() => status(product, '/readyz')).toBe(200)
    await standby('frozen')
    await expect.poll(() => status(product, '/readyz')).toBe(503)
    expect(await status(product, '/healthz')).toBe(200)
    const asked = 3
    for (let i = 0; i < asked; i++) expect(await status(product, '/readyz')).toBe(503)
    const { rows } = await asAdmin.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where wait_event = 'SyncRep'`,
    )
    expect(rows[0]!.waiting).toBeGreaterThan(0)
    expect(rows[0]!.waiting).toBeLessThan(asked)
    await standby('')
    await expect.poll(() => status(product, '/readyz')).toBe(200)
  })

  it('is 503 if no file can grow, as on a full disk', async () => {
    const product = await ownProduct()
    await alter(product, 'temp_file_limit = 0')
    await expect.poll(() => status(product, '/readyz')).toBe(503)
    await alter(product, 'temp_file_limit = -1')
    await expect.poll(() => status(product, '/readyz')).toBe(200)
  })

  it('leaves nothing behind', async () => {
    const product = await ownProduct()
    const tables = 'select count(*)::int as count from pg_class'
    const [before] = (await product.database.pool.query(tables)).rows
    expect(await status(product, '/readyz')).toBe(200)
    expect((await product.database.pool.query(tables)).rows[0]).toEqual(before)
  })
})
