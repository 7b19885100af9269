import { describe, expect, it, onTestFinished } from 'vitest'
import { type Measurements, onMeasured } from '#server/db/measured.ts'
import { call, message, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { postSlowly } from '#server/testing/raw.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { openConnection } from '#server/testing/socket.ts'
import { edgeLimits } from './edge-limits.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const { publicWrites, signedIn } = edgeLimits.rooms

const send = ({ url }: Product, i: number) => {
  const body = { ...message, email: `p${i}@example.com`, phone: `+34 ${612_000_000 + i}` }
  return call(url, 'sendContact', { body })
}

const counted = (statuses: readonly number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all!.length]))

/** Tells how many are settled so far. */
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

/** Keeps every statement that needs a table waiting until it is let go. */
async function lock({ database }: Product, table: string, mode: 'exclusive' | 'access exclusive') {
  const client = await database.pool.connect()
  await client.query(`begin; lock table ${table} in ${mode} mode`)
  return async () => {
    await client.query('commit')
    client.release()
  }
}

describe('more messages at once than there is room for', () => {
  it('are refused at once or after a short wait, while staff and pages are served, and there is room again', async () => {
    const product = await ownProduct({ renderer: plainRenderer })
    const { url } = product
    const headers = await signIn(url)
    expect((await call(url, 'readSession', { headers })).status).toBe(200)
    const letGo = await lock(product, 'contact_requests', 'exclusive')
    const measured: Measurements['request'][] = []
    onTestFinished(onMeasured('request', (request) => void measured.push(request)))
    const sending = Array.from({ length: 300 }, (_, i) => send(product, i))
    const answered = counterOf(sending)
    await expect.poll(answered).toBe(300 - publicWrites.max)
    expect((await call(url, 'readSession', { headers })).status).toBe(200)
    expect((await call(url, 'listViews', { headers })).status).toBe(200)
    expect((await fetch(`${url}/en/welcome`)).status).toBe(200)
    expect((await call(url, 'locateVisitor', { query: {} })).status).toBe(200)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await send(product, 300)).headers.get('retry-after')).toBe('1')
    await letGo()
    const statuses = (await Promise.all(sending)).map(({ status }) => status)
    expect(counted(statuses)).toEqual({ 201: publicWrites.max, 503: 300 - publicWrites.max })
    // What was turned away at the door counts as what visitors sent and nobody took.
    const sent = measured.filter(({ kind }) => kind === 'publicWrites').map(({ status }) => status)
    expect(counted(sent)).toEqual({ 201: publicWrites.max, 503: 301 - publicWrites.max })
    expect((await send(product, 999)).status).toBe(201)
  })

  it('are refused without a stack trace and in a line a second', async () => {
    const product = await ownProduct()
    const letGo = await lock(product, 'contact_requests', 'exclusive')
    const sending = Array.from({ length: 300 }, (_, i) => send(product, i))
    await expect.poll(() => refusedBy(product, 'noRoom')).toBe(300 - publicWrites.max)
    await letGo()
    await Promise.all(sending)
    expect(product.log.join('')).not.toContain('stack')
    const refusals = lines(product).filter(({ refused }) => refused)
    expect(refusals.length).toBeLessThanOrEqual(5)
    expect(lines(product).filter(({ msg }) => msg === 'request')).toHaveLength(publicWrites.max)
  })
})

describe('more calls of staff at once than there is room for', () => {
  it('leave visitors their room', async () => {
    const product = await ownProduct({ renderer: plainRenderer })
    const { url } = product
    const headers = await signIn(url)
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
})

describe('an address that goes on after its limit', () => {
  it('is refused without being looked at, and its neighbours and known sessions are not', async () => {
    const product = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '1' }, renderer: plainRenderer })
    const { url } = product
    const headers = await signIn(url)
    expect((await call(url, 'readSession', { headers })).status).toBe(200)
    const statuses: number[] = []
    for (let i = 0; i < 200; i++) statuses.push((await send(product, i)).status)
    const looked = lines(product).filter(({ msg, route }) => msg === 'request' && route === '/api/contact')
    expect(counted(statuses)[429]).toBeGreaterThan(150)
    expect(looked.length).toBeLessThan(60)
    await expect.poll(() => refusedBy(product, 'limited')).toBe(200 - looked.length)
    const refused = await send(product, 200)
    expect(refused.body.error).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('Wait') })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call(url, 'locateVisitor', { query: {} })).status).toBe(200)
    const neighbour = await openConnection(url, '127.0.0.7')
    neighbour.socket.write(
      `POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: ${json}\r\ncontent-length: 2\r\n\r\n{}`,
    )
    await expect.poll(() => neighbour.heard()).toMatch(/^HTTP\/1\.1 400/)
  })
})

describe('senders that let their message trickle', () => {
  it('refuse no one, however many they are', async () => {
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
    const { url } = await ownProduct({ renderer: plainRenderer })
    const senders = await Promise.all([postSlowly(`${url}/api/contact`, json), postSlowly(`${url}/en/welcome`, form)])
    for (const { answer } of senders) expect(await answer).toMatch(/^HTTP\/1\.1 408 .*too_slow/s)
  })
})
