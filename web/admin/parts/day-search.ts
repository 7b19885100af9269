import { daysOfWeek } from './calendar-week.ts'

/** The query of My day's address. */
export type DaySearch = {
  /** The calendar of a week; otherwise the list. */
  readonly view?: 'week' | undefined
  /** An ISO 8601 week such as `2026-W48`; otherwise the present one. */
  readonly week?: string | undefined
}

/** Parses the query of an address; invalid values are dropped. */
export function parseDaySearch({ view, week }: Record<string, unknown>): DaySearch {
  if (view !== 'week') return {}
  return typeof week === 'string' && daysOfWeek(week, 1) ? { view, week } : { view }
}
