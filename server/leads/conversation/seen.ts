import { ApiError } from '#contract/errors.ts'
import type { Unseen } from '#contract/messages.ts'
import { theirWordsSql } from '#domain/leads/further-message.ts'
import { linesOfMergeNote } from '#domain/leads/merge-note.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import type { StoredLead } from '../lead-store.ts'
import { readMessage } from './message-row.ts'

/** How much of a conversation was seen. */
type Seen = {
  /** The last message to arrive. */
  readonly message: string | null
  /** Waiting messages and their edits, counted, since earlier ones may join later; null if not known. */
  readonly waiting: number | null
  /** The newest further form, logged words of the lead, or merge. */
  readonly note: string | null
}

/** The mark of what was seen, which a client sends back; null if there was nothing. */
export const markOf = ({ message, waiting, note }: Seen): string | null =>
  message === null && note === null
    ? null
    : `${message === null ? '' : `${message}*${waiting}`}${note === null ? '' : `+${note}`}`

const marks =
  /^(?:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\*(\d+))?)?(?:\+([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?$/

/** Reads a mark; the id of a message alone is one, too, and anything else has seen nothing. */
export function seenOf(mark: string | null): Seen {
  const [, message, waiting, note] = marks.exec(mark ?? '') ?? []
  return { message: message || null, waiting: message && !waiting ? null : Number(waiting ?? 0), note: note || null }
}

/**
 * SQL condition on an interaction `i`: words of the lead or a merge, neither by the reader. With `offset`, PostgreSQL looks up
 * the merges of what is called one, rather than reading every merge first.
 */
const isNews = (reader: string) =>
  sql`i.created_by <> ${reader} and (${sql.raw(theirWordsSql('i'))}
    or i.subject = 'merged' and exists (select from lead_merges g where g.id = i.id offset 0))`

/** The newest of these for each lead that has one. */
export async function newestNotes(
  db: Sql,
  leadIds: readonly string[],
  reader: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; note: string }>(sql`
    select i.lead_id as id, max(i.id::text) as note from lead_interactions i
    where i.lead_id = any(${sql.param([...leadIds])}::uuid[]) and ${isNews(reader)} group by i.lead_id`)
  return new Map(rows.map(({ id, note }) => [id, note]))
}

/** True if since this moment the lead sent a form, or a teammate logged words of theirs. */
export async function hasNotesSince(db: Sql, leadId: string, since: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from lead_interactions i where i.lead_id = ${leadId}::uuid and ${sql.raw(theirWordsSql('i'))}
      and i.created_at >= ${since.toISOString()}::timestamptz limit 1`)
  return rows.length > 0
}

/** Waiting messages of a lead up to one, with their edits, counted. */
export async function countWaiting(db: Sql, leadId: string, upTo: string | null): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select coalesce(sum(1 + jsonb_array_length(edits)), 0)::int as count from messages
    where lead_id = ${leadId}::uuid and settled_at is null and direction = 'in' and id <= ${upTo}::uuid`)
  return rows[0]!.count
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
  const message = newest?.id ?? null
  const note = (await newestNotes(db, [leadId], reader)).get(leadId) ?? null
  return { message, waiting: await countWaiting(db, leadId, message), note }
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
  const unseen = await readUnseen(tx, lead, mark, reader)
  if (unseen) throw new ApiError('conflict', { current: unseen })
}

/** The newest words that the mark does not cover, to be shown; null if there are none. */
export async function readUnseen(
  tx: Sql,
  lead: Pick<StoredLead, 'id' | 'name'>,
  mark: string | null,
  reader: string,
): Promise<Unseen | null> {
  const now = await readSeen(tx, lead.id, reader)
  const seen = seenOf(mark)
  const shown = (by: string, text: string): Unseen => ({ by, text, seen: markOf(now)! })
  const hasMore = seen.waiting !== null && now.waiting! > seen.waiting
  const unseen = now.message === seen.message ? hasMore && (await joinedOrEdited(tx, lead.id, seen)) : now.message
  if (unseen) {
    const { writtenBy, person, text, edits } = (await readMessage(tx, unseen))!
    return shown(writtenBy ?? person.name ?? person.address, edits.at(-1)?.text ?? text)
  }
  // An older one is the newest once what was seen is undone.
  if (now.note === null || (seen.note !== null && now.note <= seen.note)) return null
  const { rows } = await tx.execute<{ content: string }>(
    sql`select content from lead_interactions where id = ${now.note}::uuid`,
  )
  const texts = linesOfMergeNote(rows[0]!.content).flatMap((line) => ('text' in line ? line.text : []))
  return shown(lead.name, texts.join('\n'))
}

/** The waiting message that was edited last, else the newest besides the one that was seen. */
async function joinedOrEdited(tx: Sql, leadId: string, { message }: Seen): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from messages
    where lead_id = ${leadId}::uuid and settled_at is null and direction = 'in' and id <= ${message}::uuid
    order by id = ${message}::uuid and edits = '[]', edits -> -1 ->> 'at' desc nulls last, id desc limit 1`)
  return rows[0]?.id ?? null
}
