import { wholeOf } from '#domain/conversation/message.ts'
import type { HeardMessage } from '#domain/conversation/messengers/heard.ts'
import { asksToStop } from '#domain/conversation/opt-out.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import { askForFiles, filesOf, type Hearing } from './files.ts'
import type { StoredPerson } from './people.ts'
import { stopPhoneOffers } from './phone-offers.ts'

/** Adds a part to the message of several that it belongs to; false where it is the first. */
export async function addToAlbum(
  tx: Sql,
  heard: HeardMessage,
  person: StoredPerson,
  hearing: Hearing,
): Promise<boolean> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.channel, hearing.channel),
        eq(messages.groupKey, heard.group!),
        eq(messages.personKey, person.id),
      ),
    )
    .for('update')
  if (!message) return false
  if (message.parts.some(({ id }) => id === heard.id)) return true
  const from = message.files.length + 1
  const files = filesOf(heard.files, from, hearing)
  // Only the message knows the current state of its files.
  const now = new Map(message.files.map((file) => [file.place, file]))
  const before = message.parts.map((part) => ({
    ...part,
    files: part.files.map((file) => now.get(file.place) ?? file),
  }))
  const parts = [...before, { id: heard.id, text: heard.text, marks: heard.marks, files }]
  await tx
    .update(messages)
    .set({ parts, ...wholeOf(parts) })
    .where(eq(messages.id, message.id))
  await askForFiles(tx, message.id, heard.files, from, hearing)
  if (asksToStop(heard.text)) await stopPhoneOffers(tx, person)
  if (message.leadId) await announce(tx, { topic: 'leads', change: 'changed', id: message.leadId })
  await announce(tx, { topic: 'messages', change: 'arrived', id: message.id })
  return true
}
