import { describe, expect, it } from 'vitest'
import { clockAfterMessage } from '#domain/answer-clock.ts'
import { type ClockEvent, columnMoment, type LeadStatus, leadStatuses, urgencyOf } from '#domain/pipeline.ts'
import { call, message, ownProduct, signIn } from '#server/testing/product.ts'

async function startWithLead() {
  const product = await ownProduct()
  const { url, database } = product
  const headers = await signIn(url)
  await call(url, 'sendContact', { body: message })
  const { id } = (await call(url, 'listLeads', { query: {}, headers })).body.data[0]!
  await database.pool.query(
    `update contact_requests set created_at = now() - interval '49 minutes', updated_at = created_at`,
  )
  return {
    ...product,
    id,
    headers,
    lead: async () => (await call(url, 'readLead', { params: { id }, headers })).body,
    move: async (status: LeadStatus) =>
      (await call(url, 'changeLead', { params: { id }, body: { status }, headers })).body,
  }
}

/** Every clock that can be stored. */
const clocks = [
  { clockEvent: null, clockStage: null },
  { clockEvent: 'reply', clockStage: null },
  ...leadStatuses.map((clockStage) => ({ clockEvent: 'message', clockStage }) as const),
] as readonly { clockEvent: ClockEvent | null; clockStage: LeadStatus | null }[]

describe('the answer clock of a lead', () => {
  it('is neither stopped nor restarted by a move, and out of Lost it is the one that was', async () => {
    const { lead, move } = await startWithLead()
    const now = Date.now()
    const before = urgencyOf(await lead(), now)
    expect(before).toMatchObject({ overdue: true, unit: 'minutes' })
    for (const status of leadStatuses) {
      const moved = await move(status)
      const isClosed = status === 'lost' || status === 'converted'
      expect([status, urgencyOf(moved, now)]).toEqual([status, isClosed ? { overdue: false, urgency: 'none' } : before])
    }
    expect(urgencyOf(await move('new'), now)).toEqual(before)
  })

  it('is in the database what it is in the domain, in each stage after each event', async () => {
    const { database, id, lead } = await startWithLead()
    for (const status of leadStatuses)
      for (const { clockEvent, clockStage } of clocks)
        for (const importedAt of [null, new Date()]) {
          await database.pool.query(
            `update contact_requests set status = $2, clock_event = $3, clock_stage = $4, imported_at = $5,
               clock_since = case when $3::text is null then null else now() - interval '3 hours' end where id = $1`,
            [id, status, clockEvent, clockStage, importedAt],
          )
          const { rows } = await database.pool.query<{ column_at: Date }>('select column_at from contact_requests')
          const stored = await lead()
          expect([status, clockEvent, clockStage, rows[0]!.column_at.getTime()]).toEqual([
            status,
            clockEvent,
            clockStage,
            columnMoment(stored),
          ])
        }
  })

  it('starts with a further message unless an answer is owed, in each stage after each event', async () => {
    const { database, url, id, lead } = await startWithLead()
    for (const status of leadStatuses)
      for (const { clockEvent, clockStage } of clocks) {
        await database.pool.query(
          `update contact_requests set status = $2, clock_event = $3, clock_stage = $4,
             clock_since = case when $3::text is null then null else now() - interval '3 hours' end where id = $1`,
          [id, status, clockEvent, clockStage],
        )
        const before = await lead()
        await call(url, 'sendContact', {
          body: { ...message, message: `Any news? ${status} ${clockEvent} ${clockStage}` },
        })
        const after = await lead()
        const { clockSince, clockEvent: event, clockStage: stage } = before
        const expected = {
          clockSince,
          clockEvent: event,
          clockStage: stage,
          ...clockAfterMessage(before, after.updatedAt),
        }
        expect([status, clockEvent, after]).toMatchObject([status, clockEvent, expected])
      }
  })
})
