import type { InboxEntry } from '#contract/inbox.ts'
import { furtherSubject, wordsOfLeadSql } from '#domain/leads/further-message.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

type Words = {
  /** Id of the interaction. */
  readonly id: string
  /** The words alone, and with the details of a form. */
  readonly text: string
  readonly content: string
  readonly at: Date
  /** What it was logged as; null for a form. */
  readonly logged: InboxEntry['logged']
}

/** The newest words of each lead after its first form: from a further form, or logged by a teammate. */
export async function newestWords(db: Sql, leadIds: readonly string[]): Promise<ReadonlyMap<string, Words>> {
  if (leadIds.length === 0) return new Map()
  const { rows } = await db.execute<Words & { leadId: string }>(sql`
    select distinct on (i.lead_id) i.lead_id as "leadId", i.id, i.content, ${sql.raw(wordsOfLeadSql('i'))} as text, i.created_at as at,
      case when i.subject is distinct from ${furtherSubject} then jsonb_build_object('type', i.type, 'subject', i.subject) end as logged
    from lead_interactions i
    where i.lead_id = any(${sql.param([...leadIds])}::uuid[]) and ${sql.raw(wordsOfLeadSql('i'))} is not null
    order by i.lead_id, i.created_at desc, i.id desc`)
  return new Map(rows.map(({ leadId, at, ...words }) => [leadId, { ...words, at: new Date(at) }]))
}
