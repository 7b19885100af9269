import { describe, expect, it } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { addressOf, callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { call, freshDatabase, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'

async function startOnLine() {
  const fresh = await freshDatabase()
  const line = await openDatabaseLine(fresh.connection)
  const product = await ownProduct({ beside: { ...fresh, connection: line.connection } })
  return { ...product, line, headers: await signIn(product.url) }
}

/** Calls that need no database; without a secret the checkout's calls do not exist, nor does a demonstration's login. */
const independent = new Set<string>([
  'locateVisitor',
  'receiveStripeEvent',
  'receivePaymentEvent',
  'enterDemonstration',
])

describe('while the database is away', () => {
  it('every call that needs it returns 503 with Retry-After, and no session is treated as unknown', async () => {
    const { url, line, headers } = await startOnLine()
    line.cut()
    for (const name of callNames.filter((call) => !independent.has(call))) {
      const { status, headers: answered, text } = await probe(url, name, { headers })
      const what = `${routeOf(name).method} ${addressOf(name)}`
      expect([what, status, JSON.parse(text).error.code]).toEqual([what, 503, 'unavailable'])
      expect([what, Number(answered.get('retry-after')) > 0]).toEqual([what, true])
    }
    expect((await probe(url, 'locateVisitor')).status).toBe(200)
  })

  it('a message gets an answer, and sent again with its key once the database is back it makes one lead', async () => {
    const { url, line, database } = await startOnLine()
    const send = () => call(url, 'sendContact', { body: message, headers: { 'idempotency-key': 'key-of-a-form' } })
    line.cut()
    expect((await send()).status).toBe(503)
    line.mend()
    await expect.poll(async () => (await send()).status).toBe(201)
    expect((await send()).status).toBe(201)
    expect(await rowCounts(database.pool)).toMatchObject({ contact_requests: 1, lead_interactions: 0 })
  })

  it('the log mentions it a few times, however many attempts fail', async () => {
    const { line, log, server } = await startOnLine()
    const before = line.attempts()
    line.cut()
    await expect.poll(() => line.attempts() - before).toBeGreaterThan(15)
    line.mend()
    await server.caughtUp()
    const warnings = log.map((text) => JSON.parse(text)).filter(({ level }) => level === 40)
    expect(warnings.length).toBeGreaterThan(0)
    expect(warnings.length).toBeLessThan(6)
    // Each gives the reason.
    for (const { code, reason } of warnings) expect(code ?? reason).toBeTruthy()
  })

  it('sessions and streams stay open, and resume by themselves', async () => {
    const { url, line, headers } = await startOnLine()
    const board = await followStream(`${url}/api/events`, headers)
    await expect.poll(() => board.events.length).toBe(1)
    line.cut()
    for (let i = 0; i < 3; i++) expect((await call(url, 'logIn', { body: owner })).status).toBe(503)
    line.mend()
    await expect.poll(async () => (await call(url, 'readSession', { headers })).status).toBe(200)
    await call(url, 'sendContact', { body: message })
    await expect.poll(() => board.events.map(({ event }) => event)).toEqual(['ready', 'change'])
    expect(board.isOver()).toBe(false)
  })
})
