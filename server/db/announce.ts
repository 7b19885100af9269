import { type LiveEvent, liveEvent } from '#contract/events.ts'
import type { Sql } from './database.ts'
import { logEvent } from './event-log.ts'

/** The channel of what boards follow. */
export const liveChannel = 'live'

/** Tells every board on every server of a change once the transaction commits. */
export async function announce(tx: Sql, event: LiveEvent): Promise<void> {
  await logEvent(tx, liveChannel, JSON.stringify(event))
}

/**
 * Reads what a server announced, of this version or of the one before or after. Fields that we do not know are left out.
 * `newer`: something has happened that only a newer version can name. Null: none of our events, since any user of the database
 * can send notifications.
 */
export function readEvent(payload: string): LiveEvent | 'newer' | null {
  let said: unknown
  try {
    said = JSON.parse(payload)
  } catch {
    return null
  }
  if (typeof said !== 'object' || said === null || !('topic' in said || 'v' in said)) return null
  const { topic, change, id } = said as Partial<LiveEvent>
  return liveEvent.safeParse({ topic, change, id }).data ?? 'newer'
}

/** The same for those who wait for some event in particular: null for every other. */
export function knownEvent(payload: string): LiveEvent | null {
  const event = readEvent(payload)
  return event === 'newer' ? null : event
}
