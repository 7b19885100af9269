import { offeredDays } from '#domain/analytics/period.ts'
import { isCalendarDay } from './calendar-day.ts'

/** Parts of the screen; the first one is the default. */
export const analyticsParts = [
  'response',
  'funnel',
  'sources',
  'cohorts',
  'forecast',
  'money',
  'setups',
  'activity',
  'workload',
] as const
export type AnalyticsPart = (typeof analyticsParts)[number]

/** The query of the analytics screen's address. */
export type AnalyticsSearch = {
  readonly part?: AnalyticsPart | undefined
  /** A period of days up to today; `from` and `to` take precedence. */
  readonly days?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly compare?: 'before' | undefined
  readonly platform?: string | undefined
  readonly language?: string | undefined
  readonly country?: string | undefined
  readonly assignee?: string | undefined
  readonly source?: string | undefined
  readonly campaign?: string | undefined
}

/** The filters that it shares with the list of leads. */
export const sharedFilters = ['platform', 'language', 'country', 'assignee', 'source', 'campaign'] as const

const short = (value: string) => value.length > 0 && value.length <= 500
const fields: { readonly [F in keyof AnalyticsSearch]-?: (value: string) => boolean } = {
  part: (value) => (analyticsParts as readonly string[]).includes(value),
  days: (value) => offeredDays.some((days) => String(days) === value),
  from: isCalendarDay,
  to: isCalendarDay,
  compare: (value) => value === 'before',
  platform: short,
  language: short,
  country: short,
  assignee: short,
  source: short,
  campaign: short,
}

/** Parses the query of an address; invalid values are dropped. */
export function parseAnalyticsSearch(query: Record<string, unknown>): AnalyticsSearch {
  const given = Object.entries(fields).filter(([name, isOne]) => {
    const value = query[name]
    return typeof value === 'string' && isOne(value)
  })
  return Object.fromEntries(given.map(([name]) => [name, query[name]]))
}
