import type { FileState } from '#domain/conversation/message.ts'
import { maxTelegramBytes } from '#domain/conversation/messengers/telegram.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { messages } from '#server/db/schema/messages.ts'
import { messageDownloads, messageFiles } from '#server/db/schema/messengers.ts'
import type { Downloaded } from '#server/outside/messengers/ask.ts'
import { places, type Vault } from '#server/vault/vault.ts'
import { readBotToken, readWhatsAppAccess } from './messenger-store.ts'
import { maxWhatsAppFileBytes } from './receive-whatsapp.ts'
import type { WorkerParts } from './worker-parts.ts'

/** Pause after the first failed try, doubled with each up to the longest; milliseconds. */
const firstRetryMs = 2_000
const longestRetryMs = 3_600_000
/** Maximum files per person and day, which keeps anyone from filling the disk. */
const maxDailyFiles = 100

/** Fetches the file that has been due longest; false if none is due. */
export async function downloadNext(parts: WorkerParts): Promise<boolean> {
  const db = parts.database.sql
  const claimMs = parts.timeoutMs * 8
  const { rows } = await db.execute<{ id: string }>(sql`
    update message_downloads set attempts = attempts + 1, due_at = now() + ${claimMs} * interval '1 millisecond'
    where id = (select id from message_downloads where due_at <= now() order by due_at limit 1 for update skip locked)
    returning id`)
  if (!rows[0]) return false
  const [wanted] = await db
    .select({ file: messageDownloads, channel: messages.channel, personKey: messages.personKey })
    .from(messageDownloads)
    .innerJoin(messages, eq(messages.id, messageDownloads.messageId))
    .where(eq(messageDownloads.id, rows[0].id))
  if (!wanted) return true
  const { file, channel, personKey } = wanted
  const isTooMuch = (await keptToday(db, channel, personKey)) >= maxDailyFiles
  const fetched = isTooMuch ? ({ is: 'too_big' } as const) : await fetchFile(parts, channel, file.remoteId)
  const isOver = file.expiresAt <= new Date()
  if (fetched.is === 'later' && !isOver) {
    const pause = Math.min(firstRetryMs * 2 ** (file.attempts - 1), longestRetryMs)
    await db
      .update(messageDownloads)
      .set({ dueAt: new Date(Date.now() + pause) })
      .where(eq(messageDownloads.id, file.id))
    return true
  }
  await db.transaction(async (tx) => {
    await tx.delete(messageDownloads).where(eq(messageDownloads.id, file.id))
    if (fetched.is === 'here') await keepFile(tx, parts.vault, file, fetched.bytes)
    const state: FileState = fetched.is === 'later' ? 'gone' : fetched.is
    await noteFile(tx, file.messageId, file.place, state, fetched.is === 'here' ? fetched.bytes.length : null)
  })
  return true
}

const keptToday = async (db: Sql, channel: string, personKey: string): Promise<number> => {
  const { rows } = await db.execute<{ files: number }>(sql`
    select count(*)::int as files from messages m join message_files f on f.message_id = m.id
    where m.channel = ${channel} and m.person_key = ${personKey} and m.direction = 'in' and m.at > now() - interval '1 day'`)
  return rows[0]!.files
}

async function fetchFile(
  { database: { sql: db }, vault, whatsapp, telegram }: WorkerParts,
  channel: string,
  remoteId: string,
): Promise<Downloaded> {
  if (channel === 'whatsapp') {
    const access = await readWhatsAppAccess(db, vault)
    return access ? whatsapp.file(access, remoteId, maxWhatsAppFileBytes) : { is: 'later' }
  }
  const token = await readBotToken(db, vault)
  return token === null ? { is: 'later' } : telegram.file(token, remoteId, maxTelegramBytes)
}

type Wanted = Pick<typeof messageDownloads.$inferSelect, 'messageId' | 'place'>

async function keepFile(tx: Sql, vault: Vault, { messageId, place }: Wanted, content: Buffer): Promise<void> {
  const id = newId()
  const sealed = vault.seal(places.messageFile(id), content.toString('base64'))
  await tx
    .insert(messageFiles)
    .values({ id, messageId, place, ...sealed })
    .onConflictDoNothing()
}

/** The stored file of a message; null if there is none. Throws if it can't be opened. */
export async function openFile(db: Sql, vault: Vault, messageId: string, place: number): Promise<Buffer | null> {
  const [own] = await db
    .select()
    .from(messageFiles)
    .where(and(eq(messageFiles.messageId, messageId), eq(messageFiles.place, place)))
  const row = own ?? (await sharedFile(db, messageId, place))
  return row ? Buffer.from(await vault.open(places.messageFile(row.id), row), 'base64') : null
}

/** The rule's file at this place of its message. */
async function sharedFile(db: Sql, messageId: string, place: number) {
  const [message] = await db.select({ files: messages.files }).from(messages).where(eq(messages.id, messageId))
  const id = message?.files.find((file) => file.place === place)?.shared
  const [row] = id ? await db.select().from(messageFiles).where(eq(messageFiles.id, id)) : []
  return row
}

async function noteFile(tx: Sql, messageId: string, place: number, state: FileState, size: number | null) {
  const [message] = await tx.select().from(messages).where(eq(messages.id, messageId)).for('update')
  if (!message) return
  const files = message.files.map((file) => (file.place === place ? { ...file, state, size: size ?? file.size } : file))
  await tx.update(messages).set({ files }).where(eq(messages.id, messageId))
  if (message.leadId) await announce(tx, { topic: 'leads', change: 'changed', id: message.leadId })
  else await announce(tx, { topic: 'messages', change: 'changed', id: messageId })
}
