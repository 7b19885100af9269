import type { Message } from '#contract/messages.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'

export type StoredMessage = typeof messages.$inferSelect

/** Selected with a message: whether its original is there, and the leads it hints at. */
export const messageColumns = {
  message: messages,
  hasOriginal: sql<boolean>`exists (select from message_originals o where o.message_id = ${messages.id})`,
  hintName: sql<
    string | null
  >`(select l.name from contact_requests l where l.id = ${messages.hintLeadId} and l.deleted_at is null)`,
  choices: sql<Message['choices']>`(select coalesce(jsonb_agg(jsonb_build_object('leadId', l.id, 'name', l.name)
      order by array_position(${messages.choiceLeadIds}, l.id)), '[]')
    from contact_requests l where l.id = any(${messages.choiceLeadIds}) and l.deleted_at is null)`,
  /** How a person in a messenger is shown: number, username or id. */
  shownAs: sql<string | null>`(select coalesce('+' || p.phone, '@' || p.username, p.key) from channel_people p
    where ${messages.channel} <> 'email' and p.id::text = ${messages.personKey})`,
  // Qualified names, since both rows are of the same table.
  quoted: sql<{ text: string; isOurs: boolean } | null>`(
    select jsonb_build_object('text', left(q.text, 300), 'isOurs', q.direction = 'out') from messages q
    where messages.channel <> 'email' and q.channel = messages.channel and q.external_id = messages.references[1])`,
}

type Selected = {
  readonly message: StoredMessage
  readonly hasOriginal: boolean
  readonly hintName: string | null
  readonly choices: Message['choices']
  readonly shownAs: string | null
  readonly quoted: { readonly text: string; readonly isOurs: boolean } | null
}

export const toMessage = ({ message: row, hasOriginal, hintName, choices, shownAs, quoted }: Selected): Message => ({
  id: row.id,
  leadId: row.leadId,
  channel: row.channel as Message['channel'],
  direction: row.direction as Message['direction'],
  author: row.author as Message['author'],
  person: { key: row.personKey, address: shownAs ?? row.personKey, name: row.personName },
  writtenBy: row.writtenBy,
  subject: row.subject,
  kind: row.kind as Message['kind'],
  text: row.text,
  marks: row.marks.map((mark) => ({ ...mark })),
  quoted,
  reactions: row.reactions.flatMap(({ emoji }) => (emoji === null ? [] : [emoji])),
  edits: row.edits.map(({ text, at }) => ({ text, at })),
  deletedAt: row.deletedAt?.toISOString() ?? null,
  folds: row.folds.map(([from, to]) => [from, to]),
  files: row.files.map(({ shared: _, inside, ...file }) => ({
    ...file,
    state: file.state ?? 'here',
    appointment: file.appointment ?? null,
    inside: inside ? [...inside] : null,
  })),
  hasOriginal,
  copies: row.copies,
  answerTo: row.answerTo,
  hint: row.hintLeadId !== null && hintName !== null ? { leadId: row.hintLeadId, name: hintName } : null,
  choices: row.leadId === null ? choices : [],
  isAutomatic: row.isAutomatic,
  isDamaged: row.isDamaged,
  state: row.state as Message['state'],
  problem: row.problem,
  billing: row.billing,
  at: row.at.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  settledAs: row.settledAs as Message['settledAs'],
})

/** One message in the contract's form; null if it does not exist. */
export async function readMessage(db: Sql, id: string): Promise<Message | null> {
  const [row] = await db.select(messageColumns).from(messages).where(sql`${messages.id} = ${id}`)
  return row ? toMessage(row) : null
}
