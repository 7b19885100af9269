/** Announces arrivals in batches. */
interface ArrivalsAnnouncer<T> {
  arrived(one: T): void
  stop(): void
}

/**
 * The first arrival is announced at once. Those within `quietMs` of an announcement are announced
 * together as a count, so that a burst does not fill the corner of the screen for minutes.
 */
export function arrivalsAnnouncer<T>(
  quietMs: number,
  announce: { one(item: T): void; many(count: number): void },
): ArrivalsAnnouncer<T> {
  let timer: ReturnType<typeof setTimeout> | null = null
  let gathered = 0

  function rest() {
    timer = setTimeout(() => {
      timer = null
      if (gathered === 0) return
      announce.many(gathered)
      gathered = 0
      rest()
    }, quietMs)
  }

  return {
    arrived(one) {
      if (timer !== null) {
        gathered += 1
        return
      }
      announce.one(one)
      rest()
    },
    stop() {
      if (timer !== null) clearTimeout(timer)
    },
  }
}
