import type { LiveEvent } from '#contract/events.ts'
import type { Sql } from './database.ts'
import { logEvent } from './event-log.ts'

/** The channel of what boards follow. */
export const liveChannel = 'live'

/** Tells every board on every server of a change once the transaction commits. */
export async function announce(tx: Sql, event: LiveEvent): Promise<void> {
  await logEvent(tx, liveChannel, JSON.stringify(event))
}
