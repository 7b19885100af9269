import type { Logger } from 'pino'
import type { MessengerEvent } from '#domain/conversation/messengers/messenger-event.ts'
import type { Sql } from '#server/db/database.ts'
import { isRefusedValue } from '#server/db/failures.ts'
import type { EventContext } from './files.ts'
import { receiveEvent } from './receive-event.ts'

type Keeping = {
  readonly log: Logger
  /** Called first, within the same transaction. */
  readonly within?: (tx: Sql) => Promise<void>
}

/** Processes a messenger event; a message that fits no column is stored as undisplayable, with its original. */
export async function receiveOrKeep(
  db: Sql,
  event: MessengerEvent,
  context: EventContext,
  { log, within = async () => {} }: Keeping,
): Promise<void> {
  const take = (one: MessengerEvent | null) =>
    db.transaction(async (tx) => {
      await within(tx)
      if (one) await receiveEvent(tx, one, context)
    })
  try {
    await take(event)
  } catch (error) {
    // Other failures are ours, and it is delivered again.
    if (!isRefusedValue(error)) throw error
    log.warn({ channel: context.channel, kind: event.is }, 'a messenger event is kept as damaged')
    const bare = { kind: 'unsupported', text: '', marks: [], files: [], quotes: null } as const
    await take(event.is === 'message' ? { ...event, ...bare } : null)
  }
}
