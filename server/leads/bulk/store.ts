import type { Bulk, BulkChange } from '#contract/bulk.ts'
import { ApiError } from '#contract/errors.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { leadBulks } from '#server/db/schema/workspace.ts'

export type StoredBulk = typeof leadBulks.$inferSelect

export const toBulk = (row: StoredBulk): Bulk => ({
  id: row.id,
  change: row.change,
  status: row.status as Bulk['status'],
  total: row.total,
  done: row.done,
  skipped: row.skipped,
  undone: row.undone,
  createdAt: row.createdAt.toISOString(),
})

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
