import { isWithdrawn, purposeOfChannel } from '#domain/privacy/consent-channels.ts'
import { consentsOfLead } from '#server/db/consent-records.ts'
import type { Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'

type Due = {
  readonly event: string
  readonly leadId: string | null
  readonly detail: Record<string, unknown>
  readonly at: Date
  readonly withContact: boolean
}

/**
 * Body of an event: the lead's current state, so that no erased person's data is queued, and a late delivery is not
 * outdated. For one in the recycle bin only its id.
 */
export async function bodyOf(db: Sql, { event, leadId, detail, at, withContact }: Due): Promise<string> {
  const [lead] = leadId === null ? [] : await db.select().from(leads).where(eq(leads.id, leadId))
  const contact = lead && withContact && lead.deletedAt === null ? await contactOf(db, lead) : {}
  const shown = lead && (lead.deletedAt === null ? { ...leadOf(lead), ...contact } : { id: lead.id })
  return JSON.stringify({
    type: event,
    timestamp: at.toISOString(),
    data: { ...detail, ...(shown && { lead: shown }) },
  })
}

/** Contact details, without those covered by a withdrawn consent. */
async function contactOf(db: Sql, lead: typeof leads.$inferSelect) {
  const { id, name, email, phone, message } = lead
  const given = await consentsOfLead(db, id)
  if (isWithdrawn('answer', lead, given)) return {}
  return {
    name,
    ...(!isWithdrawn(purposeOfChannel.email, lead, given) && { email }),
    ...(!isWithdrawn(purposeOfChannel.phone, lead, given) && { phone }),
    message,
  }
}

function leadOf(lead: typeof leads.$inferSelect) {
  const { id, status, priority, assignedTo, country, platform, leadSource, tags, estimatedValue } = lead
  return {
    id,
    status,
    priority,
    assignedTo,
    language: lead.preferredLanguage ?? lead.language,
    country,
    platform,
    leadSource,
    tags,
    estimatedValue,
    createdAt: lead.createdAt.toISOString(),
    updatedAt: lead.updatedAt.toISOString(),
  }
}
