import type { Sql } from '#server/db/database.ts'
import { logEvent } from '#server/db/event-log.ts'

/** The channel of events on which work with messengers is announced. */
export const messengerChannel = 'messengers'

/** Wakes the sending and downloading workers when the transaction commits. */
export async function wakeMessengers(tx: Sql): Promise<void> {
  await logEvent(tx, messengerChannel, '')
}
