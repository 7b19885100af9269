import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { plainWords } from '#server/plain-words.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { openPooler } from '#server/testing/pooler.ts'
import { call, freshDatabase, message, ownProduct, ownSignedIn } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'

const addressOf = ({ user, host = '', port, database }: pg.ClientConfig) =>
  `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`

const refused = async (start: Promise<unknown>) =>
  plainWords(
    await start.then(
      () => null,
      (error) => error,
    ),
  )

describe('a pooler with a connection per transaction', () => {
  it('serves the pools while DATABASE_DIRECT_URL connects to PostgreSQL itself: messages, sessions and live events work', async () => {
    const fresh = await freshDatabase()
    const connection = await openPooler(fresh.connection)
    const environment = { DATABASE_URL: addressOf(connection), DATABASE_DIRECT_URL: addressOf(fresh.connection) }
    const { url, headers } = await ownSignedIn({ beside: { ...fresh, connection }, environment })
    const board = await followStream(`${url}/api/events`, headers)
    const people = Array.from({ length: 40 }, (_, i) => ({
      ...message,
      email: `p${i}@example.com`,
      phone: `+34 ${612_000_000 + i}`,
    }))
    // Lists meanwhile, so that statements reach connections that never prepared them.
    const answers = await Promise.all(
      people.flatMap((body) => [call(url, 'sendContact', { body }), call(url, 'listLeads', { query: {}, headers })]),
    )
    expect(answers.map(({ status }) => status)).toEqual(people.flatMap(() => [201, 200]))
    expect(await rowCounts(fresh.database.pool)).toMatchObject({ contact_requests: people.length })
    await expect.poll(() => board.events.filter(({ event }) => event === 'change').length).toBe(people.length)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('is refused at the start with one sentence if PostgreSQL itself is needed', async () => {
    const fresh = await freshDatabase()
    const connection = await openPooler(fresh.connection)
    const pooled = addressOf(connection)
    const start = (environment: Record<string, string>) =>
      refused(ownProduct({ beside: { ...fresh, connection }, environment }))
    expect(await start({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled })).toMatch(/^[^\n]*Set DATABASE_DIRECT_URL/)
    // Nothing reveals the pooler.
    expect(await start({})).toMatch(/^[^\n]*Set DATABASE_DIRECT_URL/)
  })
})
