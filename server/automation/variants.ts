import type { Sql } from '#server/db/database.ts'
import { inArray } from '#server/db/drizzle.ts'
import { leadAttributions } from '#server/db/schema/leads.ts'

/** The page variants of leads by their ids, for conditions that ask for them. */
export async function variantsOf(
  db: Sql,
  leads: readonly { readonly id: string }[],
): Promise<Map<string, string | null>> {
  if (leads.length === 0) return new Map()
  const ids = leads.map(({ id }) => id)
  const rows = await db.select().from(leadAttributions).where(inArray(leadAttributions.leadId, ids))
  return new Map(rows.map(({ leadId, variant }) => [leadId, variant]))
}
