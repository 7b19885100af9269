import type { SinceMerge } from '#contract/duplicates.ts'
import { ApiError } from '#contract/errors.ts'
import { type SinceKind, sinceKinds } from '#domain/import/import-fields.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { cameSincePerKind } from '../came-since.ts'

/** An account setup is its email address's, and goes with that. */
const sincePerKind = { ...cameSincePerKind('m.merged_at', 'false'), setups: '0' }

/** Later activity of the surviving lead since a merge; throws `not_found`. */
export async function listChangedSinceMerge(db: Sql, mergeId: string): Promise<SinceMerge> {
  const { rows } = await db.execute<Record<SinceKind, number>>(sql`
    select ${sql.raw(sinceKinds.map((kind) => `${sincePerKind[kind]}::int as "${kind}"`).join(', '))}
    from lead_merges m join contact_requests l on l.id = m.lead_id and l.deleted_at is null where m.id = ${mergeId}`)
  const [counts] = rows
  if (!counts) throw new ApiError('not_found')
  return {
    since: Object.fromEntries(sinceKinds.flatMap((kind) => (counts[kind] > 0 ? [[kind, counts[kind]]] : []))),
    mark: sinceKinds.map((kind) => counts[kind]).join('.'),
  }
}

/** Throws `conflict` with the later activity if it differs from what was shown. */
export async function checkSinceMerge(tx: Sql, mergeId: string, seen: string): Promise<void> {
  const current = await listChangedSinceMerge(tx, mergeId)
  if (current.mark !== seen) throw new ApiError('conflict', { current })
}
