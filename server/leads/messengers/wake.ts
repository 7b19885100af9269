import type { Sql } from '#server/db/database.ts'
import { logEvent } from '#server/db/event-log.ts'

/** Event channel that announces work for the messengers. */
export const messengerChannel = 'messengers'

/** Wakes the sending and downloading workers when the transaction commits. */
export async function wakeMessengers(tx: Sql): Promise<void> {
  await logEvent(tx, messengerChannel, '')
}
