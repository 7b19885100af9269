import type { Bulk, BulkChange } from '#contract/bulk.ts'
import { ApiError } from '#contract/errors.ts'
import type { Actor } from '#contract/handler.ts'
import { can } from '#domain/staff/permissions.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { leadBulks } from '#server/db/schema/workspace.ts'

export type StoredBulk = typeof leadBulks.$inferSelect

/** Maximum names of left-out leads. */
const maxNamed = 20
const listed = 20

type Reader = Pick<Actor, 'userId' | 'role'>

/** One's own changes; everybody's for roles that can restore leads. */
const isTheirs = ({ userId }: StoredBulk, me: Reader) => userId === me.userId || can(me.role, 'lead.restore')

/** The item state of leads left unchanged, by the edit or by its undo. */
const leftState = sql`case when b.status = 'undone' then 'kept' else 'changed' end`

/** Bulk edits for staff, with the left-out leads and whether this teammate can undo them. */
async function toBulks(tx: Sql, rows: readonly StoredBulk[], me: Reader): Promise<Bulk[]> {
  if (rows.length === 0) return []
  const ids = `{${rows.map(({ id }) => id).join(',')}}`
  const { rows: facts } = await tx.execute<{ id: string; by: string; left: number; named: Bulk['leftLeads'] }>(sql`
    select b.id, u.username as by,
      (select count(*)::int from lead_bulk_items i where i.bulk_id = b.id and i.state = ${leftState}) as left,
      coalesce((select json_agg(n) from (
        select l.id, l.name from lead_bulk_items i join contact_requests l on l.id = i.lead_id
        where i.bulk_id = b.id and i.state = ${leftState} and l.deleted_at is null order by i.lead_id limit ${maxNamed}
      ) n), '[]') as named
    from lead_bulks b join users u on u.id = b.user_id where b.id = any(${ids}::uuid[])`)
  const { rows: latest } = await tx.execute<{ id: string }>(
    sql`select distinct on (user_id) id from lead_bulks
      where user_id = any(${`{${rows.map(({ userId }) => userId).join(',')}}`}::uuid[]) and ${editedSql}
      order by user_id, created_at desc, id desc`,
  )
  return rows.map((row) => {
    const { by, left, named } = facts.find(({ id }) => id === row.id)!
    return {
      id: row.id,
      change: row.change,
      status: row.status as Bulk['status'],
      total: row.total,
      done: row.done,
      skipped: row.skipped,
      left,
      leftLeads: named,
      undone: row.undone,
      createdAt: row.createdAt.toISOString(),
      by,
      canUndo:
        isTheirs(row, me) &&
        (isBin(row.change) || latest.some(({ id }) => id === row.id)) &&
        isOver(row) &&
        row.done > 0,
    }
  })
}

/** True if it moves leads to the bin, which can be undone while they are there. */
export const isBin = (change: BulkChange): boolean => 'bin' in change

/**
 * True for an edit: an analysis, the undo of a rule and the start of a sequence can't be undone as one, and leave the
 * previous edit as the latest.
 */
export const isEdit = (change: BulkChange): boolean =>
  !('analyse' in change) && !('ruleUndo' in change) && !('start' in change)

/** SQL of the same. */
const editedSql = sql`not change ?| array['analyse', 'ruleUndo', 'start']`

/** True if it has ended and changed fields, so that it can be undone. */
export const isOver = ({ status, change }: StoredBulk) =>
  (status === 'done' || status === 'cancelled') && isEdit(change)

export const toBulk = async (tx: Sql, row: StoredBulk, me: Reader): Promise<Bulk> => (await toBulks(tx, [row], me))[0]!

/** The latest changes, of all teammates. */
export async function listBulks(db: Sql, me: Reader): Promise<Bulk[]> {
  return toBulks(db, await db.select().from(leadBulks).orderBy(desc(leadBulks.createdAt)).limit(listed), me)
}

/** A bulk edit that this teammate may follow, stop and undo; throws `not_found`. */
export async function readBulk(db: Sql, id: string, me: Reader): Promise<StoredBulk> {
  const [row] = await db.select().from(leadBulks).where(eq(leadBulks.id, id))
  if (!row || !isTheirs(row, me)) throw new ApiError('not_found')
  return row
}

/** `readBulk` that locks the row until the transaction ends. */
export async function lockBulk(tx: Sql, id: string, me: Reader): Promise<StoredBulk> {
  const [row] = await tx.select().from(leadBulks).where(eq(leadBulks.id, id)).for('update')
  if (!row || !isTheirs(row, me)) throw new ApiError('not_found')
  return row
}

/** Stores its progress. */
export async function updateBulk(
  tx: Sql,
  id: string,
  change: Partial<typeof leadBulks.$inferInsert>,
): Promise<StoredBulk> {
  const [row] = await tx
    .update(leadBulks)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(leadBulks.id, id))
    .returning()
  return row!
}

/** A change without its note: once the leads are moved it is in their histories, where it is deleted with its lead. */
export function withoutNote(change: BulkChange): BulkChange {
  if (!('status' in change)) return change
  const { lostNote: _lostNote, ...rest } = change
  return rest
}

/** True if its undo data still exists: for the latest edit, and for what went to the bin. */
export async function isKept(tx: Sql, { id, userId, createdAt, change }: StoredBulk): Promise<boolean> {
  if (isBin(change)) return true
  const { rows } = await tx.execute(sql`select 1 from lead_bulks
    where user_id = ${userId} and (created_at, id) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)
      and ${editedSql} limit 1`)
  return rows.length === 0
}
