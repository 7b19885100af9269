import type { Instant } from '#domain/basics/instant.ts'
import { type AgedLead, clockStageOf, clockStartMs, isAwaitingReply, type StoredClock, statusOf } from './pipeline.ts'

/** The clock of a lead that just arrived. */
export const arrivalClock: StoredClock<never> = { clockSince: null, clockEvent: null, clockStage: null }

/** The clock after a reply. */
export const clockAfterReply = <T extends Instant>(now: T) =>
  ({ clockSince: now, clockEvent: 'reply', clockStage: null }) as const

/** The clock once a teammate marked "no answer needed": as after a reply, though none is counted. */
export const clockAfterNoAnswer = clockAfterReply

/** The clock after a further message; a visitor who already waits keeps waiting since their first message. */
export function clockAfterMessage<T extends Instant>(lead: AgedLead, now: T): Partial<StoredClock<T>> {
  if (isAwaitingReply(lead)) return {}
  return { clockSince: now, clockEvent: 'message', clockStage: statusOf(lead) }
}

/**
 * The clock of merged leads, of which the first remains: it runs since the oldest message that none of their replies
 * followed, else since the last reply.
 */
export function mergedClock<T extends Instant, L extends AgedLead & StoredClock<T> & { createdAt: T }>(
  all: readonly [L, ...L[]],
): StoredClock<T> {
  const byStart = all.toSorted((a, b) => clockStartMs(a) - clockStartMs(b))
  const reply = byStart.findLast(({ clockEvent }) => clockEvent === 'reply')
  const waiting = byStart.find((lead) => isAwaitingReply(lead) && !(reply && clockStartMs(reply) >= clockStartMs(lead)))
  if (waiting && waiting !== all[0]) {
    return {
      clockSince: waiting.clockSince ?? waiting.createdAt,
      clockEvent: 'message',
      clockStage: clockStageOf(waiting),
    }
  }
  const { clockSince, clockEvent, clockStage } = waiting ?? reply ?? all[0]
  return { clockSince, clockEvent, clockStage }
}
