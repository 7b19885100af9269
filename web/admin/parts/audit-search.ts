import { isCalendarDay } from './calendar-day.ts'

/** The query of the audit screen's address: its filters. */
export type AuditSearch = {
  /** Id of the teammate who did it. */
  readonly user?: string | undefined
  readonly action?: string | undefined
  readonly entity?: string | undefined
  /** Id of the one record it happened to. */
  readonly record?: string | undefined
  /** First and last day, as `2026-11-21`, in the reader's own time zone. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const code = /^[\w.-]{1,80}$/
const patterns = { user: code, action: code, entity: code, record: code } as const

/** Parses the query of an address; invalid values are dropped. */
export function parseAuditSearch(query: Record<string, unknown>): AuditSearch {
  const given = Object.entries(query).filter((entry): entry is [string, string] => {
    const [name, value] = entry
    if (typeof value !== 'string') return false
    if (name === 'from' || name === 'to') return isCalendarDay(value)
    return Object.hasOwn(patterns, name) && patterns[name as keyof typeof patterns].test(value)
  })
  return Object.fromEntries(given)
}
