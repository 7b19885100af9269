/** The header that names the zone of this screen's days and clocks: filters by day follow it. */
export const timeZoneHeader = 'x-time-zone'

let chosen: string | null = null
const listeners = new Set<() => void>()

/** The time zone in which everything on this screen is shown and typed: the session's, else this computer's. */
export const shownZone = {
  get value(): string {
    return chosen ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  },
  /** Null: not set. */
  set(zone: string | null): void {
    if (zone === chosen) return
    chosen = zone
    for (const tell of listeners) tell()
  },
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
