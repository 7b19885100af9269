import type { AnalyticsAbout } from '#contract/analytics.ts'
import { addDays } from '#domain/basics/calendar-day.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { joinValues, type LeadFilters } from '#domain/leads/lead-filters.ts'
import { replyBuckets } from '#domain/leads/reply-buckets.ts'
import { type AnalyticsSearch, sharedFilters } from '#web/admin/parts/analytics-search.ts'

/** The query of the calls, from the URL. */
export const askedOf = ({ part: _, ...search }: AnalyticsSearch) => ({ query: search })

/** Query options of figures that the server recounts every minute. */
export const everyMinute = { refetchOnMount: 'always', refetchInterval: minuteMs } as const

/** Filters that list the leads behind a figure: the screen's, its period, and `more`. */
export function leadsBehind(search: AnalyticsSearch, { period }: AnalyticsAbout, more: LeadFilters = {}): LeadFilters {
  const shared = Object.fromEntries(
    sharedFilters.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  )
  return { ...shared, arrivedFrom: period.from, arrivedTo: period.to, ...more }
}

/** Only leads that waited for a reply: imported leads and those added by hand did not. */
export const whoWaited = (search: AnalyticsSearch, about: AnalyticsAbout, more: LeadFilters = {}): LeadFilters =>
  leadsBehind(search, about, { firstReply: joinValues(replyBuckets), ...more })

/** The days of a week, named by its Monday, that lie in the period. */
export function daysOfWeek({ period }: AnalyticsAbout, week: string): AnalyticsAbout['period'] {
  const last = addDays(week, 6)
  return { from: week < period.from ? period.from : week, to: last > period.to ? period.to : last }
}
