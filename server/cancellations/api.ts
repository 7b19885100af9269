import type { Cancellation } from '#contract/cancellations.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { maxWaitingCount } from '#domain/leads/waiting.ts'
import type { CancellationKind } from '#domain/setups/cancellations.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, desc, eq, isNotNull, isNull, sql } from '#server/db/drizzle.ts'
import { leadsWith } from '#server/db/lead-of-person.ts'
import { cancellations } from '#server/db/schema/cancellations.ts'
import { changedSince } from '#server/db/seen.ts'
import type { CancellationIntake } from './intake.ts'

type Stored = typeof cancellations.$inferSelect
type CancellationCalls = 'sendCancellation' | 'listCancellations' | 'changeCancellation'

const defaultPage = 50

/** Number of open declarations, up to `maxWaitingCount`. */
export function countOpenCancellations(db: Sql): Promise<number> {
  const { id, createdAt, handledAt } = cancellations
  // In the order of an index, of which no more is read.
  const open = db
    .select({ id })
    .from(cancellations)
    .where(isNull(handledAt))
    .orderBy(createdAt, id)
    .limit(maxWaitingCount)
  return db.$count(open.as('open'))
}

/** The customer's call and the staff's calls on declarations to withdraw or cancel. */
export function cancellationHandlers({ sql: db }: Database, receive: CancellationIntake): Handlers<CancellationCalls> {
  return {
    sendCancellation: async ({ body }, { idempotencyKey }) => ({ data: await receive(body, idempotencyKey) }),

    async listCancellations({ query: { state, limit = defaultPage, cursor } }) {
      const [createdAt, id] = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : []
      const isOpen = isNull(cancellations.handledAt)
      const rows = await db
        .select()
        .from(cancellations)
        .where(
          and(
            state && (state === 'open' ? isOpen : isNotNull(cancellations.handledAt)),
            cursor
              ? sql`(${cancellations.createdAt}, ${cancellations.id}) < (${createdAt}::timestamptz, ${id}::uuid)`
              : undefined,
          ),
        )
        .orderBy(desc(cancellations.createdAt), desc(cancellations.id))
        .limit(limit + 1)
      const { data, nextCursor } = pageOf(rows, limit, (last) => [last.createdAt.toISOString(), last.id])
      return { data: await withLeads(db, data), nextCursor }
    },

    changeCancellation: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(cancellations).where(eq(cancellations.id, params.id)).for('update')
        if (!before) throw new ApiError('not_found')
        const isHandled = before.handledAt !== null
        const current = (await withLeads(tx, [before]))[0]!
        if (body.handled === isHandled) return current
        if (body.seen?.handled !== undefined && body.seen.handled !== isHandled)
          throw await changedSince(tx, { entity: 'cancellation', id: params.id, current }, [])
        const [after] = await tx
          .update(cancellations)
          .set(
            body.handled
              ? { handledAt: new Date(), handledBy: context.actor.username }
              : { handledAt: null, handledBy: null },
          )
          .where(eq(cancellations.id, params.id))
          .returning()
        const action = body.handled ? 'cancellation.handled' : 'cancellation.reopened'
        await audit(tx, context, { action, entity: 'cancellation', entityId: params.id })
        await announce(tx, { topic: 'cancellations', change: 'changed', id: params.id })
        return (await withLeads(tx, [after!]))[0]!
      }),
  }
}

/** Declarations as staff read them, each with the newest lead of the same address. */
async function withLeads(db: Sql, rows: readonly Stored[]): Promise<Cancellation[]> {
  const keys = rows.map(({ emailKey }) => emailKey)
  const { rows: found } = await db.execute<{ emailKey: string; id: string; name: string; status: string }>(sql`
    select k.key as "emailKey", l.id, l.name, l.status
    from (select distinct unnest(${sql.param(keys)}::text[]) as key) k cross join lateral (
      select l.* from ${sql.raw(leadsWith('email', 'k.key'))} order by l.created_at desc, l.id desc limit 1) as l`)
  const byKey = new Map(found.map(({ emailKey, ...lead }) => [emailKey, lead]))
  return rows.map(({ emailKey, createdAt, handledAt, ...row }) => {
    const lead = byKey.get(emailKey)
    return {
      ...row,
      kind: row.kind as CancellationKind,
      receivedAt: createdAt.toISOString(),
      handledAt: handledAt?.toISOString() ?? null,
      lead: lead ? { ...lead, status: lead.status as LeadStatus } : null,
    }
  })
}
