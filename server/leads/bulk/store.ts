import type { Bulk, BulkChange } from '#contract/bulk.ts'
import { ApiError } from '#contract/errors.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { leadBulks } from '#server/db/schema/workspace.ts'

export type StoredBulk = typeof leadBulks.$inferSelect

/** Names of leads that were left out, at most. */
const maxNamed = 20
const listed = 20

/** Changes as staff read them, with the leads that were left out and whether this teammate can undo them. */
async function toBulks(tx: Sql, rows: readonly StoredBulk[], me: string): Promise<Bulk[]> {
  if (rows.length === 0) return []
  const ids = `{${rows.map(({ id }) => id).join(',')}}`
  const { rows: facts } = await tx.execute<{ id: string; by: string; left: number; named: Bulk['leftLeads'] }>(sql`
    select b.id, u.username as by,
      (select count(*)::int from lead_bulk_items i where i.bulk_id = b.id and i.state = 'changed') as left,
      coalesce((select json_agg(n) from (
        select l.id, l.name from lead_bulk_items i join contact_requests l on l.id = i.lead_id
        where i.bulk_id = b.id and i.state = 'changed' and l.deleted_at is null order by i.lead_id limit ${maxNamed}
      ) n), '[]') as named
    from lead_bulks b join users u on u.id = b.user_id where b.id = any(${ids}::uuid[])`)
  const { rows: latest } = await tx.execute<{ id: string }>(
    sql`select id from lead_bulks where user_id = ${me} order by created_at desc, id desc limit 1`,
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
      canUndo: row.id === latest[0]?.id && isOver(row) && row.done > 0,
    }
  })
}

/** Whether it has ended and changed fields, so that they can be as they were. */
export const isOver = ({ status, change }: StoredBulk) =>
  (status === 'done' || status === 'cancelled') && !('analyse' in change)

export const toBulk = async (tx: Sql, row: StoredBulk): Promise<Bulk> => (await toBulks(tx, [row], row.userId))[0]!

/** The latest changes, of all teammates. */
export async function listBulks(db: Sql, me: string): Promise<Bulk[]> {
  return toBulks(db, await db.select().from(leadBulks).orderBy(desc(leadBulks.createdAt)).limit(listed), me)
}

/** A colleague's own change of many leads; throws `not_found`. */
export async function readBulk(db: Sql, id: string, userId: string): Promise<StoredBulk> {
  const [row] = await db
    .select()
    .from(leadBulks)
    .where(and(eq(leadBulks.id, id), eq(leadBulks.userId, userId)))
  if (!row) throw new ApiError('not_found')
  return row
}

/** As `readBulk`, held until the transaction ends. */
export async function lockBulk(tx: Sql, id: string, userId: string): Promise<StoredBulk> {
  const [row] = await tx
    .select()
    .from(leadBulks)
    .where(and(eq(leadBulks.id, id), eq(leadBulks.userId, userId)))
    .for('update')
  if (!row) throw new ApiError('not_found')
  return row
}

/** Writes how far it is. */
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

/** Whether this is the colleague's latest: the only one that can be undone. */
export async function isLatest(tx: Sql, { id, userId, createdAt }: StoredBulk): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from lead_bulks
    where user_id = ${userId} and (created_at, id) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid) limit 1`)
  return rows.length === 0
}
