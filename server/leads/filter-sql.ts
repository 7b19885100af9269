import { assigneeNobody, isFiltered, type LeadFilters } from '#domain/lead-filters.ts'
import { ageBands, type Temperature } from '#domain/lead-score.ts'
import { priorityWeight } from '#domain/options.ts'
import type { Statement } from '#server/db/search.ts'
import { scoresOf } from './list-walks.ts'
import { leadSearchSql } from './search.ts'
import { dueSql } from './waiting-sql.ts'

/** Conditions on `contact_requests l` for these filters; `@me` has become a name before (see `api`). */
export function filterSql(query: LeadFilters, statement: Statement, now: number): string[] {
  const conditions = ['l.deleted_at is null']
  const is = (column: string, value: unknown) => {
    if (value !== undefined) conditions.push(`${column} = ${statement.value(value)}`)
  }
  is('l.platform', query.platform)
  is('l.status', query.status)
  // By its weight, which an index begins with.
  is('l.priority_rank', query.priority && priorityWeight[query.priority])
  is('coalesce(l.preferred_language, l.language)', query.language)
  is('l.country', query.country)
  if (query.assignee === assigneeNobody) conditions.push('l.assigned_to is null')
  else is('l.assigned_to', query.assignee)
  if (query.overdue) {
    conditions.push(`${dueSql} < ${statement.value(new Date(now))}::timestamptz`)
  }
  if (query.q) conditions.push(`(${leadSearchSql(query.q, statement).join(' or ')})`)
  if (query.temperature) conditions.push(temperatureSql(query.temperature, statement, now))
  return conditions
}

/** The score as stored, and the age points of leads that are young. */
function temperatureSql(temperature: Temperature, statement: Statement, now: number): string {
  const { from, below } = scoresOf(temperature)
  return `${scoreSql(statement, now)} between ${from} and ${below - 1}`
}

/** A lead's score now, from the bands of `domain/lead-score`. */
export function scoreSql(statement: Statement, now: number): string {
  const cases = ageBands.map(
    ({ upToMs, points }) => `when l.created_at >= ${statement.value(new Date(now - upToMs))} then ${points}`,
  )
  return `(l.score_base + case ${cases.join(' ')} else 0 end)`
}

/** How many matches are counted at most where no kept counter answers. */
export const totalCap = 1_000
/** As many of a search, which looks into each of their texts: a few pages. */
export const searchedTotalCap = 200
/** How far the total of a list is counted. */
export const totalCapOf = ({ q }: LeadFilters) => (q ? searchedTotalCap : totalCap)

/** Whether no kept counter knows how many leads match. */
export const isCounted = ({ status, platform, ...others }: LeadFilters) => isFiltered(others)
