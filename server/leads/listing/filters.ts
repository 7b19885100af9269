import { assigneeNobody, isFiltered, type LeadFilters } from '#domain/lead-filters.ts'
import { ageBands, scoreCap, type Temperature, temperatureFrom, temperatures } from '#domain/lead-score.ts'
import { priorityWeight } from '#domain/options.ts'
import type { Statement } from '#server/db/search.ts'
import { leadSearchSql } from './search.ts'
import { overdueSql } from './waiting.ts'

/**
 * Condition on `contact_requests l` for these filters at `now` (epoch milliseconds). `@me` has become a name before
 * (`named` in `../api`). Expressions are written as in the index `leads_search`.
 */
export function filterSql(query: LeadFilters, statement: Statement, now: number): string {
  const conditions = ['l.deleted_at is null']
  const is = (column: string, value: unknown) => {
    if (value !== undefined) conditions.push(`${column} = ${statement.value(value)}`)
  }
  is('l.platform', query.platform)
  is('l.status', query.status)
  is('l.priority_rank', query.priority && priorityWeight[query.priority])
  is('coalesce(l.preferred_language, l.language)', query.language)
  is('l.country', query.country)
  is(`coalesce(l.assigned_to, '')`, query.assignee === assigneeNobody ? '' : query.assignee)
  if (query.overdue) conditions.push(overdueSql(statement, now))
  if (query.temperature) conditions.push(temperatureSql(query.temperature, statement, now))
  if (query.q) conditions.push(leadSearchSql(query.q, statement))
  return conditions.join(' and ')
}

/** The age bands of `domain/lead-score`, and that of older leads, with the moments between which their leads arrived. */
function bandsAt(statement: Statement, now: number) {
  const since = ageBands.map(({ upToMs }) => `${statement.value(new Date(now - upToMs))}::timestamptz`)
  return [...ageBands, { points: 0 }].map(({ points }, i) => ({ points, since: since[i], until: since[i - 1] }))
}

/** In each age band a range of the stored part of the score, which `leads_score` holds with the date. */
function temperatureSql(temperature: Temperature, statement: Statement, now: number): string {
  const warmer = temperatures[temperatures.indexOf(temperature) - 1]
  const [from, below] = [temperatureFrom[temperature], warmer ? temperatureFrom[warmer] : scoreCap + 1]
  const ranges = bandsAt(statement, now).map(({ points, since, until }) =>
    [
      ...(since ? [`l.created_at >= ${since}`] : []),
      ...(until ? [`l.created_at < ${until}`] : []),
      `l.score_base between ${from - points} and ${below - 1 - points}`,
    ].join(' and '),
  )
  return `(${ranges.join(' or ')})`
}

/** The score of a lead `l` at `now`. */
export function scoreSql(statement: Statement, now: number): string {
  const cases = bandsAt(statement, now).map(({ points, since }) =>
    since ? `when l.created_at >= ${since} then ${points}` : `else ${points}`,
  )
  return `(l.score_base + case ${cases.join(' ')} end)`
}

/** Whether kept counters know how many leads match: all, those of a status, of a platform. */
export const hasKeptTotal = ({ status, platform, ...others }: LeadFilters): boolean => !isFiltered(others)
