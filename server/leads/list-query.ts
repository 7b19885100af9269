import { createHash } from 'node:crypto'
import type { LeadQuery } from '#contract/leads.ts'
import { decodeCursor } from '#server/db/cursor.ts'
import { Statement } from '#server/db/search.ts'
import { filterSql, isCounted, scoreSql, searchedTotalCap, totalCap } from './filter-sql.ts'
import { leadColumnCount, leadColumns } from './lead-row.ts'
import { behindSql, keyColumns, keyNames, keysRead, type Order, orderBySql, orderOf } from './list-order.ts'
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
  /** Where the sort keys stand in a row, and how many values it has before version and total. */
  readonly keysAt: readonly number[]
  readonly width: number
  readonly now: number
  /** What PostgreSQL keeps the plan under, where it does not depend on the values. */
  readonly name: string | undefined
}

/**
 * One statement for one page: a row with version and total behind `width` nulls, then up to `limit + 1` leads with those
 * sort keys that are no columns of a lead (the extra one tells that there is more). Sorting and paging run on an index;
 * see the plan tests.
 */
export function listStatement(query: LeadQuery, limit: number, moment: Date): ListStatement {
  const statement = new Statement()
  const order = orderOf(query)
  const cursor = query.cursor ? decodeCursor(query.cursor, order.types) : null
  const now = cursor?.now ?? moment.getTime()
  const request = { query, order, cursor, most: limit + 1, now }
  const { extra, at } = keysRead(order)
  const width = leadColumnCount + extra.length
  const { found = '', total, page } = isNarrowed(query) ? narrowed(request, statement) : plain(request, statement)
  const text = `${found} select ${Array(width).fill('null').join(', ')}, ${leadsVersionSql}, ${total}
    union all select p.*, null, null from (${page}) p`
  const name = isOneWalk(query) ? `leads ${createHash('sha1').update(text).digest('base64url')}` : undefined
  return { text, values: statement.values, keysAt: at, width, now, name }
}

/** Whether few may match, so that a walk in the order wanted might pass nearly all leads before a page is full. */
const isNarrowed = (query: LeadQuery) =>
  isCounted(query) || (query.sort === 'score' && Boolean(query.status || query.platform))

type PageSql = { readonly found?: string; readonly total: string; readonly page: string }

/** One walk along an index. */
function plain(request: PageRequest, statement: Statement): PageSql {
  const { query, order, cursor, most, now } = request
  const total = totalSql(query, statement)
  if (query.sort === 'score') return { total, page: readLeads(walkSql(request, statement), order) }
  const where = [...filterSql(query, statement, now), ...behindSql(order, cursor, statement)].join(' and ')
  const columns = [leadColumns, ...keysRead(order).extra.map((i) => order.keys[i])].join(', ')
  return { total, page: `select ${columns} from contact_requests l where ${where} ${orderBySql(order)} limit ${most}` }
}

/**
 * What matches is found up to the cap. If that was all, it is sorted; if there is more, so much matches that a walk in
 * the order wanted soon has a page full of it.
 */
function narrowed(request: PageRequest, statement: Statement): PageSql {
  const { query, order, cursor, most, now } = request
  const complete = completeOf(query, order)
  const keys = query.sort === 'score' ? [scoreSql(statement, now), ...order.keys.slice(1)] : order.keys
  const columns = `l.id, ${keyColumns({ ...order, keys })}`
  const found = query.q
    ? matchesSql(query, statement, now, columns, complete + 1, searchedTotalCap + 1)
    : matchesSql(query, statement, now, columns, complete + 1)
  const isAll = query.q
    ? `total <= case when is_frequent then ${searchedTotalCap} else ${complete} end`
    : `total <= ${complete}`
  const frequent = query.q ? ', coalesce(bool_or(is_frequent), false) as is_frequent' : ''
  const counted = `select *, ${isAll} as is_all from (select count(*) as total${frequent} from found) c`
  const names = keyNames(order)
  const behind = behindSql(order, cursor, statement, names).map((condition) => ` and ${condition}`)
  const all = `select id, ${names.join(', ')} from found where (select is_all from counted)${behind.join('')}
    ${orderBySql(order, names)} limit ${most}`
  const walk = `select * from (${walkSql(request, statement)}) w where not (select is_all from counted)`
  return {
    found: `with found as materialized (${found}), counted as materialized (${counted})`,
    total: isCounted(query) ? '(select total from counted)' : totalSql(query, statement),
    page: readLeads(`(${all}) union all (${walk})`, order),
  }
}

/**
 * How many matches are sorted sooner than walked to. The newest of a search are found on the way; a walk by score takes no
 * shortcut, nor does one that looks into every text: rather more is sorted.
 */
function completeOf({ q, sort = 'date' }: LeadQuery, { descending }: Order): number {
  if (q && sort === 'date' && descending) return searchedTotalCap
  return q || sort === 'score' ? 8 * totalCap : totalCap
}

/** Reads the leads of a page by id, in its order. */
function readLeads(page: string, order: Order): string {
  const keys = keyNames(order).map((key) => `w.${key}`)
  const columns = [leadColumns, ...keysRead(order).extra.map((i) => keys[i])].join(', ')
  return `select ${columns} from (${page}) w join contact_requests l on l.id = w.id ${orderBySql(order, keys)}`
}

/**
 * A walk along one index, whatever the values are: its plan can be kept. Of the usual size, so that there are few such
 * plans. Any other plan depends on how many leads match.
 */
function isOneWalk(query: LeadQuery): boolean {
  if (isCounted(query) || query.sort === 'score' || (query.limit ?? 50) !== 50) return false
  return query.sort === 'pipeline' || !(query.status || query.platform)
}
