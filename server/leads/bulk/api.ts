import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, Handlers } from '#contract/handler.ts'
import { namedFilters } from '#domain/leads/lead-filters.ts'
import { can, maxBinnedAtOnce, proofHolds } from '#domain/staff/permissions.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { sql as text } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { once } from '#server/db/once.ts'
import { leadBulks } from '#server/db/schema/workspace.ts'
import { refuseStranger } from '#server/db/teammate.ts'

import { holdLostReasons, refuseUnknownReason } from '../lost-reasons/store.ts'
import { isKept, isOver, listBulks, lockBulk, readBulk, toBulk, updateBulk, withoutNote } from './store.ts'

/** The job that carries out changes of many leads. */
export const bulkJob = 'lead-bulks'

/** Throws if a person may not bin this many leads at once, or lacks a recent step-up. */
function mayBin({ role, provedAt }: Actor, count: number): void {
  if (!can(role, 'lead.delete')) throw new ApiError('not_allowed')
  if (count > maxBinnedAtOnce(role)) throw invalidFields({ ids: 'too_long' })
  if (!proofHolds(provedAt, Date.now())) throw new ApiError('proof_needed')
}

/** Bulk edits: requested here, carried out by the job. */
export function bulkHandlers(
  { sql }: Pick<Database, 'sql'>,
  send: (tx: Sql, name: string) => Promise<void>,
): Handlers<'startBulk' | 'listBulks' | 'readBulk' | 'cancelBulk' | 'undoBulk'> {
  return {
    startBulk: ({ body }, context) =>
      once(sql, { call: 'startBulk', input: body, about: null, context }, async (tx) => {
        const { change, ids, filters, seen = [], seenAt } = body
        // Exactly one of the two; "all leads" means empty filters, never omitting both.
        if ((ids === undefined) === (filters === undefined)) throw invalidFields({ ids: 'required' })
        if ('bin' in change) mayBin(context.actor, ids ? new Set(ids).size : Number.POSITIVE_INFINITY)
        if ('assignedTo' in change) await refuseStranger(tx, change.assignedTo, 'change.assignedTo')
        if ('status' in change) await holdLostReasons(tx, change.lostReason)
        if ('status' in change) await refuseUnknownReason(tx, change.lostReason, 'change.lostReason')
        const { userId, username } = context.actor
        const picked = [...new Set(ids)]
        const [row] = await tx
          .insert(leadBulks)
          .values({
            id: newId(),
            userId,
            change,
            filters: namedFilters(filters ?? {}, username, context.timeZone),
            status: 'waiting',
            seenAt: seenAt ? new Date(seenAt) : null,
            total: ids ? picked.length : null,
          })
          .returning()
        const bulk = row!
        if (ids) {
          // Leads that no longer exist are left out and counted as skipped.
          const shown = JSON.stringify(seen.map(({ id, ...fields }) => ({ id, fields })))
          await tx.execute(text`insert into lead_bulk_items (bulk_id, lead_id, seen)
            select ${bulk.id}::uuid, l.id, s.fields from contact_requests l
            left join jsonb_to_recordset(${shown}::jsonb) as s (id uuid, fields jsonb) on s.id = l.id
            where l.id = any(${`{${picked.join(',')}}`}::uuid[]) and l.deleted_at is null`)
        }
        await audit(tx, context, {
          action: 'lead.bulk_started',
          entity: 'lead_bulk',
          entityId: bulk.id,
          detail: { change: Object.keys(change), filters: Object.keys(filters ?? {}), picked: picked.length },
        })
        await send(tx, bulkJob)
        return toBulk(tx, bulk, context.actor)
      }),

    readBulk: async ({ params }, { actor }) => toBulk(sql, await readBulk(sql, params.id, actor), actor),

    listBulks: async (_input, { actor }) => ({ data: await listBulks(sql, actor) }),

    cancelBulk: ({ params }, context) =>
      sql.transaction(async (tx) => {
        const bulk = await lockBulk(tx, params.id, context.actor)
        if (bulk.status !== 'waiting' && bulk.status !== 'running') return toBulk(tx, bulk, context.actor)
        await audit(tx, context, { action: 'lead.bulk_cancelled', entity: 'lead_bulk', entityId: bulk.id })
        const stopped = await updateBulk(tx, bulk.id, { status: 'cancelled', change: withoutNote(bulk.change) })
        return toBulk(tx, stopped, context.actor)
      }),

    undoBulk: ({ params }, context) =>
      sql.transaction(async (tx) => {
        const bulk = await lockBulk(tx, params.id, context.actor)
        if (!isOver(bulk) || !(await isKept(tx, bulk))) {
          throw new ApiError('conflict', { current: await toBulk(tx, bulk, context.actor) })
        }
        await audit(tx, context, { action: 'lead.bulk_undone', entity: 'lead_bulk', entityId: bulk.id })
        const undoing = await updateBulk(tx, bulk.id, { status: 'undoing' })
        await send(tx, bulkJob)
        return toBulk(tx, undoing, context.actor)
      }),
  }
}
