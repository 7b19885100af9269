import { describe, expect, it } from 'vitest'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { hourMs } from '#domain/basics/instant.ts'
import { clockAfterMessage } from '#domain/leads/answer-clock.ts'
import { type AgedLead, columnMoment, type LeadStatus, leadStatuses, urgencyOf } from '#domain/leads/pipeline.ts'
import { eq, inArray } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leads } from '#server/db/schema/leads.ts'
import { call, message, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

/** Every clock that can be stored. */
const clocks = [
  { clockEvent: null, clockStage: null },
  { clockEvent: 'reply', clockStage: null },
  ...leadStatuses.map((clockStage) => ({ clockEvent: 'message', clockStage }) as const),
] as const

/** Stores a lead in each stage after each event; answers them as the database has them. */
async function storeEach({ database }: Product, importedAt: Date | null) {
  const made = leadStatuses.flatMap((status) =>
    clocks.map((clock) => {
      const person = somebody()
      const clockSince = clock.clockEvent && new Date(Date.now() - 3 * hourMs)
      const keys = personKeys(person.email, person.phone)
      return { id: newId(), name: 'Ana', language: 'es', status, ...clock, clockSince, importedAt, ...person, ...keys }
    }),
  )
  await database.sql.insert(leads).values(made)
  const ids = made.map(({ id }) => id)
  const stored = await database.sql.select().from(leads).where(inArray(leads.id, ids))
  return stored as (AgedLead & (typeof stored)[number])[]
}

describe('the answer clock of a lead', () => {
  it('is neither stopped nor restarted by a move, and unchanged after leaving Lost', async () => {
    const product = await startProduct()
    const { url, database } = product
    const headers = await signIn(url)
    const params = { id: await sendLead(product) }
    await database.pool.query(
      `update contact_requests set created_at = now() - interval '49 minutes', updated_at = created_at where id = $1`,
      [params.id],
    )
    const move = async (status: LeadStatus) =>
      (await call(url, 'changeLead', { params, body: { status }, headers })).body
    const now = Date.now()
    const before = urgencyOf((await call(url, 'readLead', { params, headers })).body, now)
    expect(before).toMatchObject({ overdue: true, unit: 'minutes' })
    for (const status of leadStatuses) {
      const moved = await move(status)
      const isClosed = status === 'lost' || status === 'converted'
      expect([status, urgencyOf(moved, now)]).toEqual([status, isClosed ? { overdue: false, urgency: 'none' } : before])
    }
    expect(urgencyOf(await move('new'), now)).toEqual(before)
  })

  it('is equal in database and domain, in each stage after each event', async () => {
    const product = await startProduct()
    const stored = await Promise.all([null, new Date()].map((importedAt) => storeEach(product, importedAt)))
    for (const lead of stored.flat()) {
      const { status, clockEvent, clockStage, importedAt } = lead
      const what = [status, clockEvent, clockStage, importedAt]
      expect([...what, lead.columnAt?.getTime()]).toEqual([...what, columnMoment(lead)])
    }
  })

  it('starts with a further message unless a reply is owed, in each stage after each event', async () => {
    const product = await startProduct()
    const { sql } = product.database
    for (const before of await storeEach(product, null)) {
      const { id, status, email, phone, clockSince, clockEvent, clockStage } = before
      await call(product.url, 'sendContact', { body: { ...message, email, phone } })
      const [after] = await sql.select().from(leads).where(eq(leads.id, id))
      const expected = { clockSince, clockEvent, clockStage, ...clockAfterMessage(before, after!.updatedAt) }
      expect([status, clockEvent, after]).toMatchObject([status, clockEvent, { returnedCount: 1, ...expected }])
    }
  })
})
