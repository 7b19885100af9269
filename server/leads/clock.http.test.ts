import { describe, expect, it } from 'vitest'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { hourMs } from '#domain/basics/instant.ts'
import { clockAfterForm } from '#domain/leads/answer-clock.ts'
import {
  type AgedLead,
  columnMoment,
  isAwaitingReply,
  type LeadStatus,
  leadStatuses,
  pipeline,
  urgencyOf,
} from '#domain/leads/pipeline.ts'
import { eq, inArray } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leads } from '#server/db/schema/leads.ts'
import { call, message, type Product, startProduct, startSignedIn } from '#server/testing/product.ts'
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
  it('restarts with each move, alone or in bulk, with the threshold of the stage; only a reply ends the wait', async () => {
    const product = await startSignedIn()
    const { url, database, headers } = product
    const params = { id: await sendLead(product) }
    await database.pool.query(
      `update contact_requests set created_at = now() - interval '49 hours', updated_at = created_at where id = $1`,
      [params.id],
    )
    const lead = async () => (await call(url, 'readLead', { params, headers })).body
    const ways = [
      (status: LeadStatus) => call(url, 'changeLead', { params, body: { status }, headers }),
      async (status: LeadStatus) => {
        const body = {
          ids: [params.id],
          change: { status, ...(status === 'lost' && { lostReason: 'other' as const }) },
        }
        const { body: bulk } = await call(url, 'startBulk', { body, headers })
        await expect
          .poll(async () => (await call(url, 'readBulk', { params: { id: bulk.id }, headers })).body.status)
          .toBe('done')
      },
    ]
    expect(urgencyOf(await lead(), new Date())).toMatchObject({ overdue: true, unit: 'days' })
    for (const move of ways) {
      for (const status of [...leadStatuses.slice(1), leadStatuses[0]]) {
        await move(status)
        const moved = await lead()
        const { thresholdMs } = pipeline[status]
        const state = thresholdMs === null ? { urgency: 'none' } : { overdue: false, remainingMs: thresholdMs }
        expect([status, urgencyOf(moved, moved.clockSince ?? 0)]).toMatchObject([status, state])
        const { rows } = await database.pool.query('select column_at from contact_requests where id = $1', [params.id])
        expect([status, rows[0].column_at.getTime()]).toEqual([status, columnMoment(moved)])
        if (thresholdMs !== null) expect([status, isAwaitingReply(moved)]).toEqual([status, true])
      }
    }
  })

  it('is as before once a move is undone, alone, one after another or in bulk, unless somebody wrote in between', async () => {
    const product = await startSignedIn()
    const { url, headers } = product
    const params = { id: await sendLead(product) }
    const move = (status: LeadStatus) => call(url, 'changeLead', { params, body: { status }, headers })
    const clock = async () => {
      const { clockSince, clockEvent } = (await call(url, 'readLead', { params, headers })).body
      return { clockSince, clockEvent }
    }
    const start = await clock()
    await move('qualified')
    const moved = await clock()
    await move('lost')
    await move('qualified')
    expect(await clock()).toEqual(moved)
    await move('new')
    expect(await clock()).toEqual(start)
    await move('qualified')
    const again = await clock()
    expect(again).not.toEqual(start)

    const body = { ids: [params.id], change: { status: 'proposal' as const } }
    const { body: bulk } = await call(url, 'startBulk', { body, headers })
    const state = async () => (await call(url, 'readBulk', { params: { id: bulk.id }, headers })).body.status
    await expect.poll(state).toBe('done')
    expect(await clock()).not.toEqual(again)
    await call(url, 'undoBulk', { params: { id: bulk.id }, headers })
    await expect.poll(state).toBe('undone')
    expect(await clock()).toEqual(again)

    await move('new')
    expect(await clock()).toEqual(start)
    await move('contacted')
    await call(url, 'addInteraction', { body: { leadId: params.id, type: 'email', content: 'Welcome' }, headers })
    const replied = await clock()
    expect(replied.clockEvent).toBe('reply')
    await move('new')
    expect((await clock()).clockSince).not.toBe(replied.clockSince)
    expect((await clock()).clockEvent).toBe('reply')
  })

  it('leaves the wait of a visitor as it was, whatever is moved or written before the answer', async () => {
    const product = await startSignedIn()
    const { url, headers } = product
    const writer = somebody()
    const params = { id: await sendLead(product, writer) }
    const waitsSince = async () => {
      const { body } = await call(url, 'listInbox', { query: { of: 'everyone' }, headers })
      return body.data.find(({ lead }) => lead?.id === params.id)?.since
    }
    const move = (status: LeadStatus) => call(url, 'changeLead', { params, body: { status }, headers })
    const first = await waitsSince()
    await move('qualified')
    await sendLead(product, { ...writer, message: 'Are you there?' })
    await move('proposal')
    expect(await waitsSince()).toBe(first)

    await call(url, 'addInteraction', { body: { leadId: params.id, type: 'email', content: 'Welcome' }, headers })
    await sendLead(product, { ...writer, message: 'One more question' })
    const again = (await waitsSince())!
    expect(Date.parse(again)).toBeGreaterThan(Date.parse(first!))
    await move('qualified')
    await sendLead(product, { ...writer, message: 'And another' })
    expect(await waitsSince()).toBe(again)
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
      const expected = { clockSince, clockEvent, clockStage, ...clockAfterForm(before, after!.updatedAt) }
      expect([status, clockEvent, after]).toMatchObject([status, clockEvent, { returnedCount: 1, ...expected }])
    }
  })
})
