import type { Actor } from '#contract/handler.ts'
import type { Refusals } from '#server/db/refusals.ts'
import type { AddTries } from '#server/limits/tries-store.ts'
import { createWindows, steadyClock } from '#server/limits/windows.ts'

/** More distinct leads per person and time than anybody reads, which suggests copying. */
const bulk = { max: 1_000, windowSeconds: 600 }
/** Limit of watched people; the oldest are evicted first. */
const maxWatched = 10_000

/** Watches how many different leads each person is shown, in however many sessions. */
export type ReadingWatch = {
  /** Counts the leads of one answer; true once per window, when the person exceeds the limit. */
  saw(userId: string, ids: Iterable<string>): boolean
}

/**
 * `factor` multiplies the limit (RATE_LIMIT_FACTOR). `share` is where servers add up their counts: a lead shown by two
 * of them counts twice.
 */
export function createReadingWatch(factor: number, share: AddTries | null = null): ReadingWatch {
  const windows = createWindows({ name: 'leads read', limit: bulk, factor, clock: steadyClock, share })
  const watched = new Map<string, { until: number; ids: Set<string>; isOver: boolean }>()
  return {
    saw(userId, ids) {
      const now = steadyClock()
      let found = watched.get(userId)
      if (!found || found.until <= now) {
        watched.delete(userId)
        if (watched.size >= maxWatched) watched.delete(watched.keys().next().value!)
        found = { until: now + bulk.windowSeconds * 1_000, ids: new Set(), isOver: false }
        watched.set(userId, found)
      }
      if (found.isOver) return false
      const before = found.ids.size
      for (const id of ids) found.ids.add(id)
      const fresh = found.ids.size - before
      if (fresh > 0) found.isOver = windows.hit(userId, fresh).isOver
      if (found.isOver) found.ids.clear()
      return found.isOver
    },
  }
}

type Shown = { readonly params?: unknown; readonly result: unknown }

/** Counts the leads shown to a person, including the one a call is about; a file of leads counts as bulk by itself. */
export function watchReading(
  { reading, refusals }: { readonly reading: ReadingWatch; readonly refusals: Refusals },
  call: string,
  actor: Actor,
  address: string,
  { params, result }: Shown,
): void {
  const { id } = (params ?? {}) as { id?: string }
  const shown = contactsIn(result, new Set(id === undefined ? [] : [id]))
  const isBulk = result instanceof Response || reading.saw(actor.userId, shown)
  if (isBulk) refusals.record({ kind: 'bulk_read', address, userId: actor.userId, call })
}

/** Ids of records with contact details in a response. */
function contactsIn(answer: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) for (const one of answer) contactsIn(one, found)
  else if (answer !== null && typeof answer === 'object') {
    const { id, email, phone, recipient } = answer as Record<string, unknown>
    const contact = [email, phone, recipient].find((text) => typeof text === 'string' && text !== '')
    if (contact !== undefined) found.add(String(id ?? contact))
    else for (const one of Object.values(answer)) contactsIn(one, found)
  }
  return found
}
