import type pg from 'pg'
import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import type { Interaction, LeadPatch } from '#contract/leads.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, isNull, sql } from '#server/db/drizzle.ts'
import { leadInteractions, leads } from '#server/db/schema/leads.ts'
import { type LeadRow, leadColumns, rowTypes } from './lead-row.ts'

/** One lead; throws `not_found` for an unknown or binned one. */
export async function readLead(pool: pg.Pool, id: string): Promise<LeadRow> {
  const { rows } = await pool.query<LeadRow>({
    name: 'lead-by-id',
    text: `select ${leadColumns} from contact_requests l where l.id = $1 and l.deleted_at is null`,
    values: [id],
    types: rowTypes,
  })
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0]
}

/** The lead itself or, of one that was merged into another, and that into a third, the one that stayed. */
export async function stayedLead(pool: pg.Pool, id: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'stayed-lead',
    text: `with recursive stayed (id, depth) as (
        select $1::uuid, 0
        union all
        select m.lead_id, s.depth + 1 from stayed s
          join merged_leads g on g.lead_id = s.id join lead_merges m on m.id = g.merge_id
        where s.depth < 20
      ) select id from stayed order by depth desc limit 1`,
    values: [id],
  })
  return rows[0]?.id ?? id
}

export type StoredLead = typeof leads.$inferSelect
export type LeadChange = Partial<typeof leads.$inferInsert>

const live = (id: string) => and(eq(leads.id, id), isNull(leads.deletedAt))

/** The lead, locked until the transaction ends; throws `not_found`. */
export async function lockLead(tx: Sql, id: string): Promise<StoredLead> {
  const [row] = await tx.select().from(leads).where(live(id)).for('update')
  if (!row) throw new ApiError('not_found')
  return row
}

/** Writes a change and increments the version. A next follow-up is the lead's own, unless the change says otherwise. */
export async function updateLead(tx: Sql, id: string, change: LeadChange): Promise<StoredLead> {
  const { nextFollowUpDate: ownFollowUpDate } = change
  const [row] = await tx
    .update(leads)
    .set({ ...(ownFollowUpDate !== undefined && { ownFollowUpDate }), ...change, version: sql`${leads.version} + 1` })
    .where(live(id))
    .returning()
  if (!row) throw new ApiError('not_found')
  return row
}

/** The columns of a staff edit; absent ones stay unchanged. */
export function changeOf(patch: LeadPatch): LeadChange {
  const { version: _version, lostNote: _lostNote, lastContactDate, nextFollowUpDate, ...rest } = patch
  const change: Record<string, unknown> = { ...rest }
  if (lastContactDate !== undefined) change.lastContactDate = lastContactDate && new Date(lastContactDate)
  if (nextFollowUpDate !== undefined) change.nextFollowUpDate = nextFollowUpDate && new Date(nextFollowUpDate)
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as LeadChange
}

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null

/** A stored lead in the contract's shape, without score. */
export function toRow(stored: StoredLead): LeadRow {
  const {
    ownFollowUpDate,
    scoreBase,
    priorityRank,
    deletedAt,
    deletedBy,
    emailKey,
    phoneKey,
    searchText,
    columnAt,
    requestId,
    ...row
  } = stored
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastContactDate: isoOrNull(row.lastContactDate),
    nextFollowUpDate: isoOrNull(row.nextFollowUpDate),
    firstReplyAt: isoOrNull(row.firstReplyAt),
    lastReplyAt: isoOrNull(row.lastReplyAt),
    lastReturnedAt: isoOrNull(row.lastReturnedAt),
    clockSince: isoOrNull(row.clockSince),
    waitingSince: isoOrNull(row.waitingSince),
    importedAt: isoOrNull(row.importedAt),
  } as LeadRow
}

const toInteraction = ({
  undo: _undo,
  requestId: _requestId,
  ...row
}: typeof leadInteractions.$inferSelect): Interaction => ({
  ...row,
  type: row.type as Interaction['type'],
  scheduledFor: isoOrNull(row.scheduledFor),
  completedAt: isoOrNull(row.completedAt),
  createdAt: row.createdAt.toISOString(),
})

/** A page of a lead's history, newest first; throws `invalid_input` for a malformed cursor. */
export async function listInteractions(
  db: Sql,
  leadId: string,
  { limit = 50, cursor }: ParsedOf<'listInteractions'>['query'],
): Promise<AnswerOf<'listInteractions'>> {
  const { createdAt, id } = leadInteractions
  const end = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : null
  const older = end && sql`(${createdAt}, ${id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)`
  const rows = await db
    .select()
    .from(leadInteractions)
    .where(and(eq(leadInteractions.leadId, leadId), older ?? undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
  return pageOf(rows.map(toInteraction), limit, (last) => [last.createdAt, last.id])
}

export async function addInteraction(tx: Sql, row: typeof leadInteractions.$inferInsert): Promise<Interaction> {
  const [added] = await tx.insert(leadInteractions).values(row).returning()
  return toInteraction(added!)
}
