import type { Conversion, Facts, VisitorText } from '#domain/insight/facts.ts'
import type { TextReading } from '#domain/insight/insight.ts'
import { wordsOfLead } from '#domain/leads/further-message.ts'
import type { InteractionType, InvestmentExperience } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { channelConsent } from '#domain/privacy/consent-channels.ts'
import { consentsOfLead } from '#server/db/consent-records.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, isNull } from '#server/db/drizzle.ts'
import { leadInteractions, leads, leadTasks } from '#server/db/schema/leads.ts'

/** Entries of the history, and open tasks, that an analysis reads. */
const maxEntries = 200
const maxTasks = 50

export type StoredLead = typeof leads.$inferSelect

/** Dependencies of an analysis besides the database. */
export type Reader = {
  readonly readText: (text: string) => TextReading
  readonly conversionOf: (db: Sql, lead: StoredLead) => Promise<Conversion>
}

/** A text of the visitor with the row it is in: null for the message that the lead came with. */
export type StoredText = VisitorText & { readonly interactionId: string | null }

/** A lead outside the recycle bin; null if there is none. */
export async function findLead(db: Sql, id: string): Promise<StoredLead | null> {
  const [row] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deletedAt)))
  return row ?? null
}

/** All facts for a lead's analysis, and its texts with their rows. */
export async function readFacts(
  db: Sql,
  lead: StoredLead,
  { readText, conversionOf }: Reader,
): Promise<{ facts: Facts; texts: StoredText[] }> {
  const entries = await db
    .select()
    .from(leadInteractions)
    .where(eq(leadInteractions.leadId, lead.id))
    .orderBy(desc(leadInteractions.createdAt), desc(leadInteractions.id))
    .limit(maxEntries)
  const openTasks = await db
    .select({ type: leadTasks.type, dueDate: leadTasks.dueDate })
    .from(leadTasks)
    .where(and(eq(leadTasks.leadId, lead.id), eq(leadTasks.status, 'pending')))
    .orderBy(leadTasks.dueDate)
    .limit(maxTasks)
  const given = await consentsOfLead(db, lead.id)
  const written = entries.flatMap((entry) => {
    const text = wordsOfLead(entry)
    return text === null ? [] : [{ text, at: entry.createdAt, interactionId: entry.id }]
  })
  const first = lead.message ? [{ text: lead.message, at: lead.createdAt, interactionId: null }] : []
  const texts = [...written, ...first].map((one) => ({ ...one, reading: readText(one.text) }))
  const facts: Facts = {
    lead: {
      ...lead,
      status: lead.status as LeadStatus,
      investmentExperience: lead.investmentExperience as InvestmentExperience | null,
    },
    texts,
    interactions: entries
      .filter(({ byVisitor, type }) => !byVisitor || type === 'call')
      .map((entry) => ({ ...entry, type: entry.type as InteractionType })),
    openTasks,
    agreedToCalls: channelConsent('phone', lead, given).is === 'agreed',
    conversion: await conversionOf(db, lead),
  }
  return { facts, texts }
}
