import { createHash } from 'node:crypto'
import type { LeadQuery } from '#contract/leads.ts'
import { decodeCursor } from '#server/db/cursor.ts'
import { Statement } from '#server/db/search.ts'
import { filterSql, isCounted, scoreSql, totalCap } from './filter-sql.ts'
import { leadColumns } from './lead-row.ts'
import { behindSql, keyColumns, keyNames, type Order, orderBySql, orderOf } from './list-order.ts'
import { matchesSql, type PageRequest, walkSql } from './matches.ts'

/** Total of all leads, of a status, of a platform: from the kept counters. */
function totalSql(query: LeadQuery, statement: Statement): string {
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
  const request = { query, order, cursor, most: limit + 1, now }
  const text = isNarrowed(query) ? narrowedText(request, statement) : plainText(request, statement)
  const name = isOneWalk(query) ? `leads ${createHash('sha1').update(text).digest('base64url')}` : undefined
  return { text, values: statement.values, keyCount: order.keys.length, now, name }
}

/** Whether few may match, so that a walk in the order wanted might pass nearly all leads before a page is full. */
const isNarrowed = (query: LeadQuery) =>
  isCounted(query) || (query.sort === 'score' && Boolean(query.status || query.platform))

/** One walk along an index. */
function plainText(request: PageRequest, statement: Statement): string {
  const { query, order, now } = request
  const page =
    query.sort === 'score'
      ? readLeads(walkSql(request, statement), order)
      : `select ${leadColumns}, ${keyColumns(order)} from contact_requests l
         where ${[...filterSql(query, statement, now), ...behindSql(order, request.cursor, statement)].join(' and ')}
         ${orderBySql(order)} limit ${request.most}`
  return `select p.*, m.* from
    (select ${leadsVersionSql} as meta_version, ${totalSql(query, statement)} as meta_total) m
    left join lateral (${page}) p on true`
}

/**
 * What matches is found up to the cap. If that was all, it is sorted; if there is more, so much
 * matches that a walk in the order wanted soon has a page full of it.
 */
function narrowedText(request: PageRequest, statement: Statement): string {
  const { query, order, cursor, most, now } = request
  // A walk by score takes no shortcut: rather more is sorted.
  const complete = query.sort === 'score' ? 8 * totalCap : totalCap
  const keys = query.sort === 'score' ? [scoreSql(statement, now), ...order.keys.slice(1)] : order.keys
  const found = matchesSql(query, statement, now, `l.id, ${keyColumns({ ...order, keys })}`, complete + 1)
  const total = isCounted(query) ? '(select total from counted)' : totalSql(query, statement)
  const names = keyNames(order)
  const behind = behindSql(order, cursor, statement, names).map((condition) => ` and ${condition}`)
  return `with found as materialized (${found}), counted as materialized (select count(*) as total from found)
    select p.*, m.* from (select ${leadsVersionSql} as meta_version, ${total} as meta_total) m
    left join lateral (${readLeads(
      `(select * from found where (select total from counted) <= ${complete}${behind.join('')}
        ${orderBySql(order, names)} limit ${most})
      union all (select * from (${walkSql(request, statement)}) w where (select total from counted) > ${complete})`,
      order,
    )}) p on true`
}

/** Reads the leads of a page by id, in its order. */
const readLeads = (page: string, order: Order) =>
  `select ${leadColumns}, ${keyNames(order)
    .map((key) => `w.${key}`)
    .join(', ')} from (${page}) w join contact_requests l on l.id = w.id ${orderBySql(
    order,
    keyNames(order).map((key) => `w.${key}`),
  )}`

/**
 * A walk along one index, whatever the values are: its plan can be kept. Of the usual size, so that there are few such
 * plans. Any other plan depends on how many leads match.
 */
function isOneWalk(query: LeadQuery): boolean {
  if (isCounted(query) || query.sort === 'score' || (query.limit ?? 50) !== 50) return false
  return query.sort === 'pipeline' || !(query.status || query.platform)
}
