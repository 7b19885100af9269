import { describe, expect, it, onTestFinished } from 'vitest'
import { type Measurements, onMeasured } from '#server/db/measured.ts'
import { call, message, ownProduct, ownSignedIn, type Product, startProduct } from '#server/testing/product.ts'
import { postSlowly } from '#server/testing/raw.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { openConnection } from '#server/testing/socket.ts'
import { edgeLimits } from './edge-limits.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const { publicWrites, signedIn } = edgeLimits.concurrency

const send = ({ url }: Product, i: number) => {
  const body = { ...message, email: `p${i}@example.com`, phone: `+34 ${612_000_000 + i}` }
  return call(url, 'sendContact', { body })
}

const counted = (statuses: readonly number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all!.length]))

/** Counts settled promises. */
function counterOf(promises: readonly Promise<unknown>[]): () => number {
  let settled = 0
  for (const promise of promises)
    void promise.then(() => {
      settled += 1
    })
  return () => settled
}

const lines = ({ log }: Product) => log.map((line) => JSON.parse(line))
const refusedBy = (product: Product, reason: string) =>
  lines(product).reduce((sum, { refused }) => sum + (refused?.[reason] ?? 0), 0)

/** Messages that were not refused at the gate. */
const lookedAt = (product: Product) =>
  lines(product).filter(({ msg, route }) => msg === 'request' && route === '/api/contact').length

/** Blocks every statement on a table until released. */
async function lock({ database }: Product, table: string, mode: 'exclusive' | 'access exclusive') {
  const client = await database.pool.connect()
  await client.query(`begin; lock table ${table} in ${mode} mode`)
  return async () => {
    await client.query('commit')
    client.release()
  }
}

it('more simultaneous messages than there is capacity are refused with few log lines and no stack trace, while staff and pages are served; waiting ones are stored', async () => {
  const product = await ownSignedIn({ renderer: plainRenderer })
  const { url, headers } = product
  expect((await call(url, 'readSession', { headers })).status).toBe(200)
  const letGo = await lock(product, 'contact_requests', 'exclusive')
  const measured: Measurements['request'][] = []
  onTestFinished(onMeasured('request', (request) => void measured.push(request)))
  const taken = publicWrites.max + publicWrites.maxWaiting
  const sending = Array.from({ length: taken + 100 }, (_, i) => send(product, i))
  const answered = counterOf(sending)
  await expect.poll(answered).toBe(100)
  expect((await call(url, 'readSession', { headers })).status).toBe(200)
  expect((await call(url, 'listViews', { headers })).status).toBe(200)
  expect((await fetch(`${url}/en/welcome`)).status).toBe(200)
  expect((await call(url, 'locateVisitor', { query: {} })).status).toBe(200)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const refused = await send(product, 500)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  await letGo()
  const statuses = (await Promise.all(sending)).map(({ status }) => status)
  expect(counted(statuses)).toEqual({ 201: taken, 503: 100 })
  // Refusals at the gate count as visitors' requests that failed.
  const sent = measured.filter(({ kind }) => kind === 'publicWrites').map(({ status }) => status)
  expect(counted(sent)).toEqual({ 201: taken, 503: 101 })
  await expect.poll(() => refusedBy(product, 'noRoom')).toBe(101)
  expect(lines(product).filter(({ refused }) => refused).length).toBeLessThan(20)
  expect(lookedAt(product)).toBe(taken)
  expect(product.log.join('')).not.toContain('stack')
  expect((await send(product, 999)).status).toBe(201)
})

it('more simultaneous staff calls than there is capacity leave visitors their capacity', async () => {
  const product = await ownSignedIn({ renderer: plainRenderer })
  const { url, headers } = product
  expect((await call(url, 'readSession', { headers })).status).toBe(200)
  const letGo = await lock(product, 'lead_views', 'access exclusive')
  const max = signedIn.max + signedIn.maxWaiting
  const asking = Array.from({ length: max + 50 }, () => call(url, 'listViews', { headers }))
  const answered = counterOf(asking)
  await expect.poll(answered).toBeGreaterThanOrEqual(50)
  expect((await call(url, 'readSession', { headers })).status).toBe(503)
  expect((await fetch(`${url}/en/welcome`)).status).toBe(200)
  expect((await call(url, 'locateVisitor', { query: {} })).status).toBe(200)
  await letGo()
  await Promise.all(asking)
})

it('an address that continues after its limit is refused without processing, unlike its neighbours and known sessions', async () => {
  const product = await ownSignedIn({ environment: { RATE_LIMIT_FACTOR: '1' }, renderer: plainRenderer })
  const { url, headers } = product
  expect((await call(url, 'readSession', { headers })).status).toBe(200)
  const statuses: number[] = []
  for (let ten = 0; ten < 100; ten += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => send(product, ten + i)))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(counted(statuses)[429]).toBeGreaterThan(60)
  await expect.poll(() => lookedAt(product) + refusedBy(product, 'limited')).toBe(100)
  // Some processed ones are refused, too, then one per interval.
  expect(lookedAt(product)).toBeLessThan(60)
  const refused = await send(product, 100)
  expect(refused.body.error).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('Wait') })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call(url, 'locateVisitor', { query: {} })).status).toBe(200)
  const neighbour = await openConnection(url, '127.0.0.7')
  neighbour.socket.write(
    `POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: ${json}\r\ncontent-length: 2\r\n\r\n{}`,
  )
  await expect.poll(() => neighbour.received()).toMatch(/^HTTP\/1\.1 400/)
})

describe('senders that trickle their message', () => {
  it('cause no refusals, however many there are', async () => {
    const product = await ownProduct({ renderer: plainRenderer })
    const { url } = product
    for (let i = 0; i < 220; i++)
      await Promise.all([postSlowly(`${url}/api/contact`, json), postSlowly(`${url}/en/welcome`, form)])
    for (let i = 0; i < 5; i++) {
      expect((await fetch(`${url}/en/welcome`)).status).toBe(200)
      expect((await send(product, i)).status).toBe(201)
    }
  })

  it('are cut off in the end', async () => {
    const { url } = await startProduct({ renderer: plainRenderer, environment: { PATIENCE_FACTOR: '0.2' } })
    const senders = await Promise.all([postSlowly(`${url}/api/contact`, json), postSlowly(`${url}/en/welcome`, form)])
    for (const { answer } of senders) expect(await answer).toMatch(/^HTTP\/1\.1 408 .*too_slow/s)
  })
})
