import type { LeadQuery } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/lead-filters.ts'
import { scoreCap, type Temperature } from '#domain/lead-score.ts'
import type { Cursor } from '#server/db/cursor.ts'
import type { Statement } from '#server/db/search.ts'
import { filterSql } from './filter-sql.ts'
import { behindSql, keyColumns, keyNames, type Order, orderBySql } from './list-order.ts'
import { newestLead, scoreSteps, scoresOf, searchSteps, stepCondition } from './list-walks.ts'
import { leadSearchSql } from './search.ts'
import { dueSql } from './waiting-sql.ts'

/** A page of a list: what is asked for, where the page before ended, and how many rows at most. */
export type PageRequest = {
  readonly query: LeadQuery
  readonly order: Order
  readonly cursor: Cursor | null
  readonly most: number
  /** What age is measured from, epoch milliseconds. */
  readonly now: number
}

/**
 * Leads `l` that match, `most` of them, in no order: found along the index that leads to them soonest. With
 * `mostOfFrequent` no more than these are looked for of a frequent word (`searchSteps`).
 */
export function matchesSql(
  query: LeadFilters,
  statement: Statement,
  now: number,
  columns: string,
  most: number,
  mostOfFrequent?: number,
): string {
  const { q, ...unsearched } = query
  if (q) {
    const conditions = filterSql(unsearched, statement, now)
    const places = leadSearchSql(q, statement, { isUnforeseen: true })
    return searchSteps(columns, {
      places,
      conditions,
      newest: newestLead,
      days: 32,
      most,
      ...(mostOfFrequent && { mostOfFrequent }),
    })
  }
  const { temperature, ...others } = query
  const where = filterSql(temperature ? others : query, statement, now).join(' and ')
  if (temperature) {
    return `select f.* from ${scoreSteps(statement, now, scoresOf(temperature))} s cross join lateral
      (select ${columns} from contact_requests l where ${where} and ${stepCondition}) f limit ${most}`
  }
  // In an order that the filters' indexes have: without one, a common filter would be looked for in the whole table.
  return `select ${columns} from contact_requests l where ${where}
    order by ${query.overdue ? dueSql : 'l.created_at desc'} limit ${most}`
}

/** The leads of a page, as id and keys, by a walk in its order that ends where the page does; for what is common. */
export function walkSql(request: PageRequest, statement: Statement): string {
  const { query, order, cursor, most, now } = request
  if (query.sort === 'score') return scoreWalk(request, statement)
  const columns = `l.id, ${keyColumns(order)}`
  const ending = `${orderBySql(order)} limit ${most}`
  if (query.sort === undefined || query.sort === 'date') {
    const { q, ...unsearched } = query
    if (q && order.descending) {
      return searchSteps(columns, {
        places: leadSearchSql(q, statement, { isUnforeseen: true }),
        conditions: [...filterSql(unsearched, statement, now), ...behindSql(order, cursor, statement)],
        newest: cursor ? `select ${statement.value(cursor.keys[0])}::timestamptz` : newestLead,
        days: 64,
        order: 'order by k0 desc, k1 desc',
        most,
      })
    }
    if (query.temperature && !query.q) return temperatureWalk(query.temperature, request, statement)
  }
  if (query.q) return searchedWalk(request, query.q, statement)
  const where = [...filterSql(query, statement, now), ...behindSql(order, cursor, statement)]
  return `select ${columns} from contact_requests l where ${where.join(' and ')} ${ending}`
}

/** How far a walk looks into the texts on its way for a word that is said to be frequent. */
const walkedFar = 10_000

/** Of a frequent word: along the order, as that soon has a page full. Where it has not, what matches is sorted after all. */
function searchedWalk({ query, order, cursor, most, now }: PageRequest, q: string, statement: Statement): string {
  const columns = `l.id, ${keyColumns(order)}`
  const names = keyNames(order)
  const where = [...filterSql({ ...query, q: undefined }, statement, now), ...behindSql(order, cursor, statement)]
  const from = `from contact_requests l where ${where.join(' and ')}`
  const places = (how: object) => leadSearchSql(q, statement, how).join(' or ')
  return `with walked as materialized (
      select id, ${names.join(', ')} from (select ${columns}, l.search_text ${from} ${orderBySql(order)} limit ${walkedFar}) l
      where ${places({ isWalked: true })} ${orderBySql(order, names)} limit ${most}
    ), enough as materialized (select count(*) = ${most} as is_enough from walked)
    select * from walked where (select is_enough from enough)
    union all select * from (select ${columns} ${from} and (${places({ isUnforeseen: true })}) ${orderBySql(order)} limit ${most}) s
    where not (select is_enough from enough)`
}

/**
 * By score: its steps one after the other. Each holds its leads by date, which is what leads of one score are ordered by.
 */
function scoreWalk({ query, order, cursor, most, now }: PageRequest, statement: Statement): string {
  const { temperature, q, ...others } = query
  const range = { from: 0, below: scoreCap + 1, ...(temperature && scoresOf(temperature)) }
  const last = cursor ? { score: Number(cursor.keys[0]), at: statement.value(cursor.keys[1]) } : undefined
  if (last && order.descending) range.below = Math.min(range.below, last.score + 1)
  if (last && !order.descending) range.from = Math.max(range.from, last.score)
  const where = [...filterSql(others, statement, now), stepCondition, ...behindSql(order, cursor, statement)]
  // Each step by itself would ask the search index for the same word.
  if (q) where.push(`(${leadSearchSql(q, statement, { isWalked: true }).join(' or ')})`)
  const direction = order.descending ? 'desc' : 'asc'
  return `select f.* from ${scoreSteps(statement, now, { ...range, descending: order.descending, last })} s
    cross join lateral (select l.id, ${keyColumns(order)} from contact_requests l where ${where.join(' and ')}
      order by l.created_at ${direction}, l.id ${direction} limit ${most}) f limit ${most}`
}

/** Of a temperature by date: a page of each of its steps at most. */
function temperatureWalk(
  temperature: Temperature,
  { query, order, cursor, most, now }: PageRequest,
  statement: Statement,
): string {
  const { temperature: _steps, ...others } = query
  const where = [...filterSql(others, statement, now), stepCondition, ...behindSql(order, cursor, statement)]
  return `select f.* from ${scoreSteps(statement, now, scoresOf(temperature))} s
    cross join lateral (select l.id, ${keyColumns(order)} from contact_requests l where ${where.join(' and ')}
      ${orderBySql(order)} limit ${most}) f ${orderBySql(order, ['k0', 'k1'])} limit ${most}`
}
