import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '#server/testing/product.ts'
import { type Database, openDatabase } from './database.ts'
import { sql } from './drizzle.ts'
import { inRequest, requestIdSql } from './request-id.ts'

const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']

/** The request id set in a transaction. */
const told = ({ sql: db }: Database): Promise<string | null> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string | null }>(sql.raw(`select ${requestIdSql} as id`))
    return rows[0]!.id
  })

describe.each([false, true])('on one connection (of a pooler: %s) a transaction', (isPooled) => {
  const open = async () => {
    const database = openDatabase((await freshDatabase()).connection, { max: 1, isPooled })
    onTestFinished(database.close)
    return database
  }

  it('has the id of the request that began it, however many take turns, and none outside of requests', async () => {
    const database = await open()
    const asked = [inRequest(one, () => told(database)), told(database), inRequest(other, () => told(database))]
    expect(await Promise.all([...asked, told(database)])).toEqual([one, null, other, null])
  })

  it('that a request left for later does not have its id', async () => {
    const database = await open()
    let later: Promise<string | null> | undefined
    await inRequest(one, async () => {
      later = wait(20).then(() => told(database))
    })
    expect(await later).toBeNull()
  })
})
