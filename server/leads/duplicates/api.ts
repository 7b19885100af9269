import type { Merge } from '#contract/duplicates.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { proveManyBinned } from '../bin/many.ts'
import { readLead } from '../lead-store.ts'
import { dismissGroups, listDuplicatesOf, listGroups } from './groups.ts'
import { mergeLeads, undoMerge } from './merge.ts'
import { checkSinceMerge, listChangedSinceMerge } from './since-merge.ts'

type DuplicateCalls =
  | 'listDuplicates'
  | 'listLeadDuplicates'
  | 'dismissDuplicates'
  | 'mergeLeads'
  | 'listMerges'
  | 'listChangedSinceMerge'
  | 'undoMerge'
type MergeRow = Omit<Merge, 'mergedAt'> & { mergedAt: string | Date }

const defaultPage = 50

/** The staff's calls on leads that may be one person. */
export function duplicateHandlers({ pool, sql: db }: Database): Handlers<DuplicateCalls> {
  return {
    listDuplicates: ({ query }) => listGroups(pool, query, new Date()),

    async listLeadDuplicates({ params }) {
      return { data: await listDuplicatesOf(pool, await readLead(pool, params.id), new Date()) }
    },

    dismissDuplicates: ({ body }, context) =>
      db.transaction(async (tx) => {
        const found = await dismissGroups(tx, body.ids, body.seen)
        if (found === 0) throw new ApiError('not_found')
        await audit(tx, context, { action: 'lead.kept_apart', entity: 'lead', entityId: null, detail: { found } })
        return undefined
      }),

    mergeLeads: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        await proveManyBinned(tx, context.actor, body.others.length)
        const { others, ...answer } = await mergeLeads(tx, params.id, body, context)
        await audit(tx, context, {
          action: 'lead.merged',
          entity: 'lead',
          entityId: params.id,
          detail: { others, fields: Object.keys(body.fields) },
        })
        for (const id of others) {
          // Open views of it reload, and are led to the surviving lead.
          await announce(tx, { topic: 'leads', change: 'changed', id })
          await announce(tx, { topic: 'leads', change: 'removed', id })
        }
        await announce(tx, { topic: 'leads', change: 'changed', id: params.id })
        return answer
      }),

    async listMerges({ query: { limit = defaultPage, cursor } }) {
      const [at, id] = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : []
      const older = cursor ? sql`where (m.merged_at, m.id) < (${at}::timestamptz, ${id}::uuid)` : sql``
      const { rows } = await db.execute<MergeRow>(sql`
        select m.id, m.lead_id as "leadId", l.name, m.merged_at as "mergedAt", m.merged_by as "mergedBy",
          array(select o.name from merged_leads g cross join lateral (
              select * from contact_requests where id = g.lead_id offset 0
            ) as o where g.merge_id = m.id order by o.created_at, o.id) as others
        from lead_merges m cross join lateral (
          select name from contact_requests where id = m.lead_id and deleted_at is null offset 0
        ) as l ${older}
        order by m.merged_at desc, m.id desc limit ${limit + 1}`)
      const merges = rows.map((row): Merge => ({ ...row, mergedAt: new Date(row.mergedAt).toISOString() }))
      return pageOf(merges, limit, (last) => [last.mergedAt, last.id])
    },

    listChangedSinceMerge: ({ params }) => listChangedSinceMerge(db, params.id),

    undoMerge: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        if (body.seen !== undefined) await checkSinceMerge(tx, params.id, body.seen)
        const leadIds = await undoMerge(tx, params.id)
        await audit(tx, context, {
          action: 'lead.parted',
          entity: 'lead',
          entityId: leadIds[0]!,
          detail: { others: leadIds.slice(1) },
        })
        for (const id of leadIds) await announce(tx, { topic: 'leads', change: 'changed', id })
        return { leadIds }
      }),
  }
}
