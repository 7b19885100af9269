import type { Instant } from '#domain/basics/instant.ts'
import {
  type AgedLead,
  clockStageOf,
  clockStartMs,
  clockThresholdMs,
  isAwaitingReply,
  type LeadStatus,
  pipeline,
  repliedAtMs,
  type StoredClock,
  statusOf,
  waitingSinceMs,
} from './pipeline.ts'

/** The clock of a lead that just arrived. */
export const arrivalClock: StoredClock<never> = { clockSince: null, clockEvent: null, clockStage: null }

/** The clock after a reply. */
export const clockAfterReply = <T extends Instant>(now: T) =>
  ({ clockSince: now, clockEvent: 'reply', clockStage: null }) as const

/** The clock once a teammate marked "no answer needed": as after a reply, though none is counted. */
export const clockAfterNoAnswer = clockAfterReply

/** The clock after a further message; a visitor who already waits keeps waiting since their first message. */
export function clockAfterMessage<T extends Instant>(
  lead: AgedLead,
  now: T,
): Partial<StoredClock<T> & { waitingSince: T }> {
  if (isAwaitingReply(lead)) return {}
  return { clockSince: now, clockEvent: 'message', clockStage: statusOf(lead), waitingSince: now }
}

/** When the clock comes due, epoch ms; null if none runs. */
const dueMs = (lead: AgedLead): number | null => {
  const thresholdMs = clockThresholdMs(lead)
  return thresholdMs === null ? null : clockStartMs(lead) + thresholdMs
}

/**
 * The clock after a form in a lead's name: the visitor waits from now on, but an earlier due time stays, since anybody can
 * send such a form.
 */
export function clockAfterForm<T extends Instant>(
  lead: AgedLead,
  now: T,
): Partial<StoredClock<T> & { waitingSince: T }> {
  const after = clockAfterMessage(lead, now)
  const due = dueMs(lead)
  if (after.clockSince === undefined || due === null || due > (dueMs({ ...lead, ...after }) ?? due)) return after
  return { clockEvent: 'message', clockStage: clockStageOf(lead), waitingSince: now }
}

/**
 * The clock after a move to another stage: it restarts with that stage's threshold, whoever wrote last. An imported lead
 * that awaits its first touch still awaits it.
 */
export function clockAfterMove<T extends Instant>(lead: AgedLead, to: LeadStatus, now: T): Partial<StoredClock<T>> {
  const event = lead.clockEvent ?? (lead.importedAt ? null : 'message')
  if (pipeline[to].closed || to === statusOf(lead) || event === null) return {}
  return { clockSince: now, clockEvent: event, clockStage: to }
}

/**
 * The clock of merged leads, of which the first remains: runs since the oldest unanswered message of any, else since the last
 * reply.
 */
export function mergedClock<
  T extends Instant,
  L extends AgedLead & StoredClock<T> & { createdAt: T; waitingSince: T | null },
>(all: readonly [L, ...L[]]): StoredClock<T> & { waitingSince: T | null } {
  const byStart = all.toSorted((a, b) => clockStartMs(a) - clockStartMs(b))
  const reply = byStart.findLast(({ clockEvent }) => clockEvent === 'reply')
  const answered = Math.max(...all.filter(({ clockEvent }) => clockEvent === 'reply').map(repliedAtMs))
  const waiting = byStart.find((lead) => isAwaitingReply(lead) && waitingSinceMs(lead) > answered)
  if (waiting && waiting !== all[0]) {
    return {
      clockSince: waiting.clockSince ?? waiting.createdAt,
      clockEvent: 'message',
      clockStage: clockStageOf(waiting),
      waitingSince: waiting.waitingSince ?? waiting.createdAt,
    }
  }
  const { clockSince, clockEvent, clockStage, waitingSince } = waiting ?? reply ?? all[0]
  return { clockSince, clockEvent, clockStage, waitingSince }
}
