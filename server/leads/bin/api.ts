import type { BinnedLead } from '#contract/bin.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { undoMinutes } from '#domain/leads/quick-action.ts'
import { can } from '#domain/staff/permissions.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { toLead } from '../lead-row.ts'
import { toRow } from '../lead-store.ts'

type BinCalls = 'listBin' | 'restoreLead' | 'purgeLead'
type Row = Omit<BinnedLead, 'deletedAt' | 'createdAt'> & { deletedAt: string | Date; createdAt: string | Date }

const defaultPage = 50

/** Staff calls on deleted leads. */
export function binHandlers({ sql: db }: Database): Handlers<BinCalls> {
  return {
    async listBin({ query: { limit = defaultPage, cursor } }) {
      const [deletedAt, id] = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : []
      const older = cursor ? sql`and (l.deleted_at, l.id) < (${deletedAt}::timestamptz, ${id}::uuid)` : sql``
      const { rows } = await db.execute<Row>(sql`
        select l.id, l.name, l.email, l.phone, l.status, l.estimated_value as "estimatedValue",
          l.created_at as "createdAt", l.deleted_at as "deletedAt", u.username as "deletedBy"
        from contact_requests l left join users u on u.id = l.deleted_by
        where l.deleted_at is not null and ${isNotMerged} ${older}
        order by l.deleted_at desc, l.id desc limit ${limit + 1}`)
      return pageOf(rows.map(asBinned), limit, (last) => [last.deletedAt, last.id])
    },

    restoreLead: ({ params }, context) =>
      db.transaction(async (tx) => {
        const { deletedAt, deletedBy } = await lockBinned(tx, params.id)
        const isOwnUndo =
          deletedBy === context.actor.userId && Date.now() - deletedAt.getTime() < undoMinutes * minuteMs
        if (!isOwnUndo && !can(context.actor.role, 'lead.restore')) throw new ApiError('not_allowed')
        const restored = { deletedAt: null, deletedBy: null, version: sql`${leads.version} + 1` }
        const [row] = await tx.update(leads).set(restored).where(eq(leads.id, params.id)).returning()
        await audit(tx, context, { action: 'lead.restored', entity: 'lead', entityId: params.id })
        await announce(tx, { topic: 'leads', change: 'changed', id: params.id })
        return toLead(toRow(row!), new Date())
      }),

    purgeLead: ({ params }, context) =>
      db.transaction(async (tx) => {
        await lockBinned(tx, params.id)
        await tx.execute(sql`delete from contact_requests where id = ${params.id}`)
        await audit(tx, context, { action: 'lead.purged', entity: 'lead', entityId: params.id })
        // The bins that others have open.
        await announce(tx, { topic: 'leads', change: 'removed', id: params.id })
        return undefined
      }),
  }
}

const isNotMerged = sql`not exists (select from merged_leads m where m.lead_id = l.id)`

async function lockBinned(tx: Sql, id: string): Promise<{ deletedAt: Date; deletedBy: string | null }> {
  const { rows } = await tx.execute<{ deletedAt: string | Date; deletedBy: string | null }>(
    sql`select l.deleted_at as "deletedAt", l.deleted_by as "deletedBy" from contact_requests l
      where l.id = ${id} and l.deleted_at is not null and ${isNotMerged} for update`,
  )
  if (!rows[0]) throw new ApiError('not_found')
  return { deletedAt: new Date(rows[0].deletedAt), deletedBy: rows[0].deletedBy }
}

const asBinned = ({ createdAt, deletedAt, status, ...row }: Row): BinnedLead => ({
  ...row,
  status: status as LeadStatus,
  createdAt: new Date(createdAt).toISOString(),
  deletedAt: new Date(deletedAt).toISOString(),
})
