import { createHash } from 'node:crypto'
import { invalidFields } from '#contract/errors.ts'
import type { LeadQuery } from '#contract/leads.ts'
import { assigneeNobody, isFiltered, type LeadFilters } from '#domain/lead-filters.ts'
import { ageBands, type Temperature, temperatureFrom, temperatures } from '#domain/lead-score.ts'
import { priorityWeight } from '#domain/options.ts'
import { pipeline } from '#domain/pipeline.ts'
import { type Cursor, decodeCursor, type KeyType } from '#server/db/cursor.ts'
import { Statement, searchSql } from '#server/db/search.ts'
import { leadColumns } from './lead-row.ts'

/** How a list is ordered: sort keys (SQL), their types, and the direction. All keys run the same way, so an index can serve it. */
type Order = { readonly keys: readonly string[]; readonly types: readonly KeyType[]; readonly descending: boolean }

function orderOf({ sort = 'date', order, status }: LeadQuery): Order {
  const descending = order ? order === 'desc' : true
  if (sort === 'value') return { keys: ['coalesce(l.estimated_value, 0)', 'l.id'], types: ['int', 'uuid'], descending }
  if (sort === 'priority') {
    return { keys: ['l.priority_rank', 'l.created_at', 'l.id'], types: ['int', 'timestamptz', 'uuid'], descending }
  }
  if (sort === 'score') return { keys: ['s.score', 'l.id'], types: ['int', 'uuid'], descending }
  if (sort === 'date') return { keys: ['l.created_at', 'l.id'], types: ['timestamptz', 'uuid'], descending }
  // The order within a column is defined for one column.
  if (!status) throw invalidFields({ status: 'required' })
  const newestFirst = pipeline[status].closed
  return {
    keys: ['l.updated_at', 'l.id'],
    types: ['timestamptz', 'uuid'],
    descending: order ? descending : newestFirst,
  }
}

/** The score's age part in SQL, from the bands of `domain/lead-score`. */
function ageBandSql(statement: Statement, now: number): string {
  const cases = ageBands.map(
    ({ upToMs, points }) => `when l.created_at >= ${statement.value(new Date(now - upToMs))} then ${points}`,
  )
  return `case ${cases.join(' ')} else 0 end`
}

const oldestBandMs = Math.max(...ageBands.map(({ upToMs }) => upToMs))

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
    conditions.push(`lead_due_at(l.status, l.updated_at) < ${statement.value(new Date(now))}::timestamptz`)
  }
  const { q } = query
  if (q) {
    // One or two letters are part of a name: nearly every message has a word that begins with them.
    const texts = [...q].length > 2 ? ['l.search_text', 'search_fold(l.message)'] : ['l.search_text']
    conditions.push(`(${texts.map((text) => searchSql(text, q, statement)).join(' or ')})`)
  }
  if (query.temperature) conditions.push(temperatureSql(query.temperature, statement, now))
  return conditions
}

/** As for the order by score: age counts for young leads only; of all others an index holds the score. */
function temperatureSql(temperature: Temperature, statement: Statement, now: number): string {
  const warmer = temperatures[temperatures.indexOf(temperature) - 1]
  const within = (score: string) =>
    `${score} >= ${temperatureFrom[temperature]}${warmer ? ` and ${score} < ${temperatureFrom[warmer]}` : ''}`
  const weekAgo = statement.value(new Date(now - oldestBandMs))
  const young = `l.created_at >= ${weekAgo} and ${within(`l.score_base + ${ageBandSql(statement, now)}`)}`
  return `(${young} or l.created_at < ${weekAgo} and ${within('l.score_base')})`
}

/** How many matches are counted at most where no kept counter answers. */
export const totalCap = 1_000

/** Whether no kept counter knows how many leads match. */
export const isCounted = ({ status, platform, ...others }: LeadFilters) => isFiltered(others)

/** Total of a filter: from the kept counters where they know it, else counted up to the cap. */
function totalSql(query: LeadQuery, statement: Statement, now: number): string {
  if (isCounted(query)) {
    const where = filterSql(query, statement, now).join(' and ')
    // In an order that the filters' indexes have: without one, a common filter would be counted through the whole table.
    return `(select count(*) from (select 1 from contact_requests l where ${where}
      order by ${query.overdue ? 'lead_due_at(l.status, l.updated_at)' : 'l.created_at desc'} limit ${totalCap + 1}) c)`
  }
  const conditions = ['true']
  if (query.status) conditions.push(`status = ${statement.value(query.status)}`)
  if (query.platform) conditions.push(`platform = ${statement.value(query.platform)}`)
  return `(select coalesce(sum(leads), 0) from lead_totals where ${conditions.join(' and ')})`
}

/** The version of all leads: grows with every change, read from a few counters on one page. */
export const leadsVersionSql = `(select coalesce(sum(changes), 0) from change_counters where topic = 'leads')`

export type ListStatement = {
  readonly text: string
  readonly values: unknown[]
  readonly keyCount: number
  readonly now: number
  /** What PostgreSQL keeps the plan under, where it does not depend on the values. */
  readonly name: string | undefined
}

/**
 * One statement for one page: version, total and up to `limit + 1` rows with their sort keys `k0…` (the extra row
 * tells that there is more). Sorting and paging run on an index; see the plan tests.
 */
export function listStatement(query: LeadQuery, limit: number, at: Date): ListStatement {
  const statement = new Statement()
  const order = orderOf(query)
  const cursor = query.cursor ? decodeCursor(query.cursor, order.types) : null
  const now = cursor?.now ?? at.getTime()
  const page =
    query.sort === 'score'
      ? scorePage(query, statement, order, cursor, limit, now)
      : plainPage(query, statement, order, cursor, limit, now)
  const text = `select p.*, m.* from
    (select ${leadsVersionSql} as meta_version, ${totalSql(query, statement, now)} as meta_total) m
    left join lateral (${page}) p on true`
  const name = isOneWalk(query) ? `leads ${createHash('sha1').update(text).digest('base64url')}` : undefined
  return { text, values: statement.values, keyCount: order.keys.length, now, name }
}

/**
 * A walk along one index, whatever the values are: its plan can be kept. Of the usual size, so that there are few such
 * plans. Any other plan depends on how many leads match.
 */
function isOneWalk(query: LeadQuery): boolean {
  if (isCounted(query) || query.sort === 'score' || (query.limit ?? 50) !== 50) return false
  return query.sort === 'pipeline' || !(query.status || query.platform)
}

function pageSql(
  statement: Statement,
  order: Order,
  cursor: Cursor | null,
  limit: number,
  from: string,
  conditions: readonly string[],
): string {
  const direction = order.descending ? 'desc' : 'asc'
  const after = cursor
    ? [
        `(${order.keys.join(', ')}) ${order.descending ? '<' : '>'} (${cursor.keys.map((key, i) => `${statement.value(key)}::${order.types[i]}`).join(', ')})`,
      ]
    : []
  return `select ${leadColumns}, ${order.keys.map((key, i) => `${key} as k${i}`).join(', ')}
    from ${from} where ${[...conditions, ...after].join(' and ')}
    order by ${order.keys.map((key) => `${key} ${direction}`).join(', ')} limit ${limit + 1}`
}

function plainPage(
  query: LeadQuery,
  statement: Statement,
  order: Order,
  cursor: Cursor | null,
  limit: number,
  now: number,
) {
  return pageSql(statement, order, cursor, limit, 'contact_requests l', filterSql(query, statement, now))
}

/**
 * By score: leads of the last week carry age points and are few enough to sort; all others are ordered by the stored
 * part alone, which an index holds. The two ordered runs are merged.
 */
function scorePage(
  query: LeadQuery,
  statement: Statement,
  order: Order,
  cursor: Cursor | null,
  limit: number,
  now: number,
) {
  const weekAgo = () => statement.value(new Date(now - oldestBandMs))
  const young = pageSql(
    statement,
    order,
    cursor,
    limit,
    `contact_requests l cross join lateral (select l.score_base + ${ageBandSql(statement, now)} as score) s`,
    [...filterSql(query, statement, now), `l.created_at >= ${weekAgo()}`],
  )
  const settled = { ...order, keys: ['l.score_base', 'l.id'] }
  const old = pageSql(statement, settled, cursor, limit, 'contact_requests l', [
    ...filterSql(query, statement, now),
    `l.created_at < ${weekAgo()}`,
  ])
  const direction = order.descending ? 'desc' : 'asc'
  return `select * from ((${young}) union all (${old})) u order by k0 ${direction}, k1 ${direction} limit ${limit + 1}`
}
