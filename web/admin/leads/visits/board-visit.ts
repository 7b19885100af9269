import type { Lead } from '#contract/leads.ts'
import { epochMs, minuteMs } from '#domain/basics/instant.ts'

/** Away for longer than this, one comes back to a new visit. */
const visitEndsMs = 30 * minuteMs
/** How many opened leads a visit remembers; of further ones the earliest are marked again. */
const maxOpened = 500

/** A visit of one person to the board, in this browser. */
export type BoardVisit = {
  readonly userId: string
  /** Leads that arrived after this moment are new, ISO 8601 by the server's clock; null: this is the first visit. */
  readonly since: string | null
  /** Time of the last look, epoch ms by this computer's clock. */
  readonly lookedAt: number
  /** Leads opened during the visit. */
  readonly opened: readonly string[]
}

/** The visit a person is on when they look at `now`: `before` continues, or a new one begins where their last ended (`seenAt`). */
export function visitAt(before: BoardVisit | null, userId: string, seenAt: string | null, now: number): BoardVisit {
  const continues = before?.userId === userId && Math.abs(now - before.lookedAt) < visitEndsMs
  return continues ? { ...before, lookedAt: now } : { userId, since: seenAt, lookedAt: now, opened: [] }
}

/** The visit once a lead was opened. */
export function withOpened(visit: BoardVisit, id: string): BoardVisit {
  return visit.opened.includes(id) ? visit : { ...visit, opened: [...visit.opened, id].slice(-maxOpened) }
}

/** True if a lead arrived since the previous visit and is unopened. Imported leads are never new. */
export function isNewSince(
  visit: BoardVisit | null,
  { id, createdAt, importedAt }: Pick<Lead, 'id' | 'createdAt' | 'importedAt'>,
): boolean {
  if (!visit?.since || importedAt) return false
  return epochMs(createdAt) > epochMs(visit.since) && !visit.opened.includes(id)
}
