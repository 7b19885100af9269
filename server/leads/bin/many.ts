import { ApiError } from '#contract/errors.ts'
import type { Actor } from '#contract/handler.ts'
import { manyBinned, proofHolds } from '#domain/staff/permissions.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { takenOffSql } from '#server/db/taken-off.ts'

/**
 * Checks that a person may take `count` more leads off the board; throws `proof_needed` for many within an hour without a
 * recent step-up. Counted from the audit log, including restored leads.
 */
export async function proveManyBinned(
  tx: Sql,
  { userId, provedAt }: Pick<Actor, 'userId' | 'provedAt'>,
  count = 1,
): Promise<void> {
  if (proofHolds(provedAt, Date.now())) return
  // Calls of one person take turns; otherwise concurrent ones would each count too few.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`binning ${userId}`}, 0))`)
  const { rows } = await tx.execute<{ binned: number }>(sql`
    select coalesce(sum(${sql.raw(takenOffSql)}), 0)::int as binned from audit_log
    where user_id = ${userId} and action in ('lead.binned', 'lead.merged') and at > now() - interval '1 hour'`)
  if (rows[0]!.binned + count > manyBinned) throw new ApiError('proof_needed')
}
