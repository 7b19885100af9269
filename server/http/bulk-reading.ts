/** More different leads in one session within this time than a person reads suggests copying. */
const bulk = { leads: 1_000, windowMs: 600_000 }
/** Limit of watched sessions; the oldest are evicted first. */
const maxWatched = 10_000

/** Watches how many different leads each session is shown. */
export type ReadingWatch = {
  /** Counts the leads of one answer; true once per window, when the session exceeds the limit. */
  saw(session: string, ids: readonly string[]): boolean
}

/** `clock` in milliseconds; `factor` multiplies the limit (RATE_LIMIT_FACTOR). */
export function createReadingWatch(factor: number, clock: () => number = () => performance.now()): ReadingWatch {
  const watched = new Map<string, { until: number; ids: Set<string>; isOver: boolean }>()
  return {
    saw(session, ids) {
      const now = clock()
      let found = watched.get(session)
      if (!found || found.until <= now) {
        watched.delete(session)
        if (watched.size >= maxWatched) watched.delete(watched.keys().next().value!)
        found = { until: now + bulk.windowMs, ids: new Set(), isOver: false }
        watched.set(session, found)
      }
      if (found.isOver) return false
      for (const id of ids) found.ids.add(id)
      found.isOver = found.ids.size > bulk.leads * factor
      if (found.isOver) found.ids.clear()
      return found.isOver
    },
  }
}
