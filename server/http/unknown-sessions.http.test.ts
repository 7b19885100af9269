import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { freshDatabase, ownProduct, signIn } from '#server/testing/product.ts'

const madeUp = (address: string) => ({
  cookie: `staff=${randomBytes(32).toString('base64url')}`,
  'x-forwarded-for': address,
})

/** Look-ups of made-up cookies per IP address and minute: a tenth of the default. */
const max = 12

async function start() {
  const fresh = await freshDatabase()
  const line = await openDatabaseLine(fresh.connection)
  const environment = { RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' }
  const product = await ownProduct({ beside: { ...fresh, connection: line.connection }, environment })
  const ask = (headers: Record<string, string>, path = '/api/board') =>
    fetch(`${product.url}${path}`, { headers, redirect: 'manual' })
  return { ...product, ask, lookUps: () => line.statements.filter((text) => /from "sessions"/.test(text)).length }
}

describe('made-up session cookies', () => {
  it('from one IP address cost the database a bounded number of look-ups, whichever URL they request', async () => {
    const { ask, lookUps } = await start()
    const before = lookUps()
    const statuses: number[] = []
    const paths = ['/api/board', '/api/nothing', '/api/docs', '/api/leads']
    for (let i = 0; i < 2 * max; i++) statuses.push((await ask(madeUp('203.0.113.9'), paths[i % paths.length])).status)
    expect(lookUps() - before).toBe(max)
    expect(new Set(statuses.slice(0, max))).toEqual(new Set([401, 302]))
    expect(new Set(statuses.slice(max))).toEqual(new Set([429]))
    const refused = await ask(madeUp('203.0.113.9'))
    expect((await refused.json()).error.code).toBe('too_many_requests')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('affect neither a teammate at the same IP address nor a stranger at another', async () => {
    const { url, ask } = await start()
    const teammate = { ...(await signIn(url)), 'x-forwarded-for': '203.0.113.9' }
    expect((await ask(teammate)).status).toBe(200)
    for (let i = 0; i < max; i++) await ask(madeUp('203.0.113.9'))
    expect((await ask(madeUp('203.0.113.9'))).status).toBe(429)
    expect((await ask(teammate)).status).toBe(200)
    expect((await ask(madeUp('198.51.100.7'))).status).toBe(401)
    expect((await ask({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(401)
  })

  it("are distinct from a teammate's when sessions are reloaded", async () => {
    const { url, ask, database } = await start()
    const teammate = { ...(await signIn(url)), 'x-forwarded-for': '203.0.113.9' }
    for (let i = 0; i < 2 * max; i++) {
      await database.pool.query(`select pg_notify('sessions', 'user ' || id) from users`)
      expect((await ask(teammate, '/api/auth/session')).status).toBe(200)
    }
  })
})
