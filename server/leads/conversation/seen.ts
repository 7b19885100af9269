import { ApiError } from '#contract/errors.ts'
import type { Unseen } from '#contract/messages.ts'
import { theirWordsSql } from '#domain/leads/further-message.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import type { StoredLead } from '../lead-store.ts'
import { readMessage } from './message-row.ts'

/** The newest that a conversation shows: the id of a message, and of a further form or logged words of the lead. */
type Seen = { readonly message: string | null; readonly note: string | null }

const markOf = ({ message, note }: Seen): string | null => (note === null ? message : `${message ?? ''}+${note}`)

const seenOf = (mark: string | null): Seen => {
  const [message, note] = (mark ?? '').split('+')
  return { message: message || null, note: note ?? null }
}

/** SQL condition on an interaction `i`: words of the lead, not logged by the reader. */
const newsIn = (leadId: string, reader: string) =>
  sql`i.lead_id = ${leadId}::uuid and ${sql.raw(theirWordsSql('i'))} and i.created_by <> ${reader}`

/** True if after this moment the lead sent a form, or another teammate logged words of theirs. */
export async function hasNotesSince(db: Sql, leadId: string, reader: string, after: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from lead_interactions i where ${newsIn(leadId, reader)} and i.created_at > ${after.toISOString()}::timestamptz limit 1`)
  return rows.length > 0
}

/** The newest message is the last to arrive: a mail fetched late is shown further up, and may be unseen. */
async function readSeen(db: Sql, leadId: string, reader: string): Promise<Seen> {
  const [newest] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.isAutomatic, false), isNotHistory))
    // As text: sorted by the index of all ids, the messages of every lead would be read.
    .orderBy(desc(sql`${messages.id}::text`))
    .limit(1)
  const { rows } = await db.execute<{ id: string }>(
    sql`select i.id from lead_interactions i where ${newsIn(leadId, reader)} order by i.id desc limit 1`,
  )
  return { message: newest?.id ?? null, note: rows[0]?.id ?? null }
}

/** Excludes messages imported from before the mailbox was connected, whose ids are newer than they are. */
const isNotHistory = sql`${messages.settledAs} is distinct from 'history'`

/** The mark of what a reader of the conversation can see now; null if it is empty. */
export const readMark = async (db: Sql, leadId: string, reader: string): Promise<string | null> =>
  markOf(await readSeen(db, leadId, reader))

/** Throws `conflict` with the newest unseen words, if there are any that the mark does not cover. */
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
  // An older one is the newest once what was seen is undone.
  if (now.note === null || (seen.note !== null && now.note <= seen.note)) return
  const { rows } = await tx.execute<{ content: string }>(
    sql`select content from lead_interactions where id = ${now.note}::uuid`,
  )
  refuse(lead.name, rows[0]!.content)
}
