import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { probe } from '#server/testing/every-call.ts'
import { call, message, ownSignedIn, type Product, startSignedIn } from '#server/testing/product.ts'
import { poolSizes } from './database.ts'

/** Locks a table: `waiting` counts the product's waiting connections, `release` unlocks. */
async function lock({ connection }: Product, table: string) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  onTestFinished(() => client.end())
  return {
    async waiting() {
      const { rows } = await client.query<{ waiting: number }>(
        'select count(*)::int as waiting from pg_locks where not granted and relation = $1::regclass',
        [table],
      )
      return rows[0]!.waiting
    },
    release: () => client.query('rollback'),
  }
}

const connections = 20
const sizes = poolSizes(connections)
const environment = { DATABASE_POOL: String(connections) }

/** More requests than all pools together have connections. */
const many = Array.from({ length: 2 * connections }, (_, i) => i)

it("A visitor's message is stored while the team's calls use all their connections", async () => {
  const product = await startSignedIn({ environment })
  const { url, headers } = product
  const { waiting, release } = await lock(product, 'lead_tasks')
  const held = many.map(() => call(url, 'listTasks', { query: {}, headers }))
  await expect.poll(waiting).toBe(sizes.staff)
  expect((await call(url, 'sendContact', { body: message })).status).toBe(201)
  expect(await waiting()).toBe(sizes.staff)
  await release()
  await Promise.allSettled(held)
})

it("The team's lists are answered while exports use all their connections", async () => {
  const product = await startSignedIn({ environment })
  const { url, headers } = product
  await call(url, 'sendContact', { body: message })
  const { waiting, release } = await lock(product, 'contact_requests')
  const held = many.map(() => probe(url, 'exportLeads', { headers }))
  await expect.poll(waiting).toBe(sizes.background)
  expect((await call(url, 'listMails', { query: {}, headers })).status).toBe(200)
  expect(await waiting()).toBe(sizes.background)
  await release()
  await Promise.allSettled(held)
})

it('A server opens DATABASE_POOL connections, shared between kinds of work', async () => {
  const sum = (total: number) => Object.values(poolSizes(total)).reduce((all, size) => all + size, 0)
  for (let total = 10; total <= 500; total++) expect(sum(total)).toBe(total)
  expect(poolSizes(10)).toEqual({ intake: 2, staff: 5, background: 3 })
  const product = await ownSignedIn({ environment: { DATABASE_POOL: '10' } })
  const { url, headers } = product
  const { waiting, release } = await lock(product, 'lead_tasks')
  const held = many.map(() => call(url, 'listTasks', { query: {}, headers }))
  await expect.poll(waiting).toBe(5)
  await release()
  await Promise.allSettled(held)
})
