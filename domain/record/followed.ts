import { dayMs, epochMs } from '#domain/basics/instant.ts'

/** Maximum days from closing to import for a trade to count as followed live, a week on the pages. */
const maxDaysToImport = 7

/** Closings of one day on the broker's clock that were imported on one day; both `YYYY-MM-DD`. */
export interface Closings {
  readonly day: string
  readonly importedOn: string
  readonly count: number
}

/** How many of a month's closed trades were imported in time. */
export interface FollowedMonth {
  /** `YYYY-MM`. */
  readonly month: string
  readonly trades: number
  readonly followed: number
}

/** Closings by month, the first month first. */
export function followedMonths(closings: Iterable<Closings>): readonly FollowedMonth[] {
  const months = new Map<string, { trades: number; followed: number }>()
  for (const { day, importedOn, count } of closings) {
    const month = day.slice(0, 7)
    const found = months.get(month) ?? { trades: 0, followed: 0 }
    const isLate = (startOf(importedOn) - startOf(day)) / dayMs > maxDaysToImport
    months.set(month, { trades: found.trades + count, followed: found.followed + (isLate ? 0 : count) })
  }
  return [...months].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([month, found]) => ({ month, ...found }))
}

const startOf = (day: string) => epochMs(`${day}T00:00:00Z`)

/** The same of all months together. */
export const followedInAll = (months: readonly FollowedMonth[]): Omit<FollowedMonth, 'month'> => ({
  trades: months.reduce((sum, { trades }) => sum + trades, 0),
  followed: months.reduce((sum, { followed }) => sum + followed, 0),
})
