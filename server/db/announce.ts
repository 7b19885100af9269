import { type LiveEvent, liveEvent } from '#contract/events.ts'
import type { Sql } from './database.ts'
import { logEvent } from './event-log.ts'

/** Notification channel of board events. */
export const liveChannel = 'live'

/** Announces a change to every board on every server when the transaction commits. */
export async function announce(tx: Sql, event: LiveEvent): Promise<void> {
  await logEvent(tx, liveChannel, JSON.stringify(event))
}

/**
 * Parses an event of this, the previous or the next version, without unknown fields. `newer`: an event only a newer
 * version can name. Null: not our event, since any database user can send notifications.
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

/** The same for listeners to specific events: null for every other. */
export function knownEvent(payload: string): LiveEvent | null {
  const event = readEvent(payload)
  return event === 'newer' ? null : event
}
