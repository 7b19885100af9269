import type { StaffLeadOrigin } from '#contract/attribution.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { Database } from '#server/db/database.ts'
import { and, eq, isNull } from '#server/db/drizzle.ts'
import { leadAttributions, leads } from '#server/db/schema/leads.ts'

/** The staff call for the origin of a lead. */
export function attributionHandlers({ sql: db }: Database): Handlers<'readLeadOrigin'> {
  return {
    async readLeadOrigin({ params }) {
      const [found] = await db
        .select({ origin: leadAttributions })
        .from(leads)
        .leftJoin(leadAttributions, eq(leadAttributions.leadId, leads.id))
        .where(and(eq(leads.id, params.id), isNull(leads.deletedAt)))
      if (!found) throw new ApiError('not_found')
      if (!found.origin) return { data: null }
      const { leadId: _, variant, ...origin } = found.origin
      return { data: { ...origin, variant: variant as StaffLeadOrigin['variant'] } }
    },
  }
}
