import type { Message } from '#contract/messages.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'

export type StoredMessage = typeof messages.$inferSelect

/** Selected with a message: whether its original is there, and the lead it hints at. */
export const messageColumns = {
  message: messages,
  hasOriginal: sql<boolean>`exists (select from message_originals o where o.message_id = ${messages.id})`,
  hintName: sql<
    string | null
  >`(select l.name from contact_requests l where l.id = ${messages.hintLeadId} and l.deleted_at is null)`,
}

type Selected = { readonly message: StoredMessage; readonly hasOriginal: boolean; readonly hintName: string | null }

export const toMessage = ({ message: row, hasOriginal, hintName }: Selected): Message => ({
  id: row.id,
  leadId: row.leadId,
  channel: row.channel as Message['channel'],
  direction: row.direction as Message['direction'],
  author: row.author as Message['author'],
  person: { address: row.personKey, name: row.personName },
  writtenBy: row.writtenBy,
  subject: row.subject,
  text: row.text,
  folds: row.folds.map(([from, to]) => [from, to]),
  files: row.files.map((file) => ({ ...file })),
  hasOriginal,
  copies: row.copies,
  answerTo: row.answerTo,
  hint: row.hintLeadId !== null && hintName !== null ? { leadId: row.hintLeadId, name: hintName } : null,
  isAutomatic: row.isAutomatic,
  isDamaged: row.isDamaged,
  state: row.state as Message['state'],
  problem: row.problem,
  at: row.at.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  settledAs: row.settledAs as Message['settledAs'],
})

/** One message as the contract has it. */
export async function readMessage(db: Sql, id: string): Promise<Message | null> {
  const [row] = await db.select(messageColumns).from(messages).where(sql`${messages.id} = ${id}`)
  return row ? toMessage(row) : null
}
