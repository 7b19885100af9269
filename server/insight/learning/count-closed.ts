import { closedStages } from '#domain/leads/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import { inArray, sql } from '#server/db/drizzle.ts'
import { leadTotals } from '#server/db/schema/leads.ts'

/** Closed leads of all kinds, by the totals that a trigger keeps: it costs the same with any number of leads. */
export async function countClosed(db: Sql): Promise<number> {
  const [row] = await db
    .select({ closed: sql<number>`coalesce(sum(${leadTotals.leads}), 0)::int` })
    .from(leadTotals)
    .where(inArray(leadTotals.status, closedStages))
  return row!.closed
}
