import { wholeOf } from '#domain/conversation/message.ts'
import { ownWordsInChat, type PersonMessage } from '#domain/conversation/messengers/messenger-event.ts'
import { asksToStop } from '#domain/conversation/opt-out.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import { askForFiles, type EventContext, filesOf } from './files.ts'
import type { StoredPerson } from './people.ts'
import { stopPhoneOffers } from './phone-offers.ts'

/** Adds a part to the album that it belongs to; false if it is the first part. */
export async function addToAlbum(
  tx: Sql,
  event: PersonMessage,
  person: StoredPerson,
  context: EventContext,
): Promise<boolean> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.channel, context.channel),
        eq(messages.groupKey, event.group!),
        eq(messages.personKey, person.id),
      ),
    )
    .for('update')
  if (!message) return false
  if (message.parts.some(({ id }) => id === event.id)) return true
  const from = message.files.length + 1
  const files = filesOf(event.files, from, context)
  // Only the message knows the current state of its files.
  const now = new Map(message.files.map((file) => [file.place, file]))
  const before = message.parts.map((part) => ({
    ...part,
    files: part.files.map((file) => now.get(file.place) ?? file),
  }))
  const parts = [...before, { id: event.id, text: event.text, marks: event.marks, files }]
  await tx
    .update(messages)
    .set({ parts, ...wholeOf(parts) })
    .where(eq(messages.id, message.id))
  await askForFiles(tx, message.id, event.files, from, context)
  if (asksToStop(ownWordsInChat(event.text))) await stopPhoneOffers(tx, person)
  if (message.leadId) await announce(tx, { topic: 'leads', change: 'changed', id: message.leadId })
  await announce(tx, { topic: 'messages', change: 'arrived', id: message.id })
  return true
}
