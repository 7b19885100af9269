import { ApiError } from '#contract/errors.ts'
import type { Unseen } from '#contract/messages.ts'
import { theirWordsSql } from '#domain/leads/further-message.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import type { StoredLead } from '../lead-store.ts'
import { readMessage } from './message-row.ts'

/** What there is to see of a conversation: its newest message, and how many forms and logged messages the lead wrote besides. */
type Seen = { readonly message: string | null; readonly besides: number }

const markOf = ({ message, besides }: Seen): string | null => (besides === 0 ? message : `${message ?? ''}+${besides}`)

const seenOf = (mark: string | null): Seen => {
  const [message, besides = 0] = (mark ?? '').split('+')
  return { message: message || null, besides: Number(besides) }
}

/** SQL condition: the lead wrote it outside the messages, and it was not the reader who logged it. */
const besides = (leadId: string, reader: string) =>
  sql`i.lead_id = ${leadId}::uuid and ${sql.raw(theirWordsSql('i'))} and i.created_by <> ${reader}`

/** True if the lead wrote after this moment, in a form or what another teammate logged. */
export async function hasWrittenBesides(db: Sql, leadId: string, reader: string, after: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from lead_interactions i where ${besides(leadId, reader)} and i.created_at > ${after.toISOString()}::timestamptz limit 1`)
  return rows.length > 0
}

/** By order of arrival: a mail that was fetched late is shown further up, and may be unseen. */
async function readSeen(db: Sql, leadId: string, reader: string): Promise<Seen> {
  const [newest] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.isAutomatic, false), isNotHistory))
    // As text: sorted by the index of all ids, the messages of every lead would be read.
    .orderBy(desc(sql`${messages.id}::text`))
    .limit(1)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from lead_interactions i where ${besides(leadId, reader)}`,
  )
  return { message: newest?.id ?? null, besides: rows[0]!.count }
}

/** Imported later than the messages that came after it. */
const isNotHistory = sql`${messages.settledAs} is distinct from 'history'`

/** Marks what a reader of the conversation can see now; null if it is empty. */
export const readMark = async (db: Sql, leadId: string, reader: string): Promise<string | null> =>
  markOf(await readSeen(db, leadId, reader))

/** Throws `conflict` with what came last, if the conversation has something that is not in the mark of what was seen. */
export async function refuseUnseen(
  tx: Sql,
  lead: Pick<StoredLead, 'id' | 'name'>,
  mark: string | null,
  reader: string,
): Promise<void> {
  const now = await readSeen(tx, lead.id, reader)
  const seen = seenOf(mark)
  const refuse = (by: string, text: string) => {
    throw new ApiError('conflict', { current: { by, text, seen: markOf(now)! } satisfies Unseen })
  }
  if (now.message !== null && now.message !== seen.message) {
    const { writtenBy, person, text } = (await readMessage(tx, now.message))!
    refuse(writtenBy ?? person.name ?? person.address, text)
  }
  if (now.besides <= seen.besides) return
  const { rows } = await tx.execute<{ content: string }>(
    sql`select i.content from lead_interactions i where ${besides(lead.id, reader)} order by i.created_at desc, i.id desc limit 1`,
  )
  refuse(lead.name, rows[0]!.content)
}
