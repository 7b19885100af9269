import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { AnswerOf } from '#contract/api.ts'
import type { Lead, LeadQuery } from '#contract/leads.ts'
import { isFiltered, type LeadFilters, maxMatches, onlyStage, valuesOf } from '#domain/leads/lead-filters.ts'
import { type Cursor, decodeCursor, pageOf } from '#server/db/cursor.ts'
import { Statement } from '#server/db/search.ts'
import { leadColumnCount, leadColumns, leadOf, rowTypes } from '../lead-row.ts'
import { hasKeptTotal } from './filters.ts'
import { newestMatches } from './matches.ts'
import { orderedSql, orderOf, scopeSql } from './order.ts'
import { similarMatches } from './similar.ts'
import { leadsVersion, leadsVersionSql } from './version.ts'

/** A page of leads with the version it shows. */
export async function listLeads(
  pool: pg.Pool,
  query: LeadQuery,
  at: Date,
): Promise<{ version: string; page: AnswerOf<'listLeads'> }> {
  const order = orderOf(query)
  const cursor = query.cursor
    ? decodeCursor(
        query.cursor,
        order.keys.map(({ type }) => type),
      )
    : null
  const now = cursor?.now ?? at.getTime()
  const limit = query.limit ?? 50
  // Read before the matches: a change in between makes the next refresh read again, never miss.
  const before = isIndexed(query) ? null : await leadsVersion(pool)
  const exact = isIndexed(query) ? null : (await newestMatches(pool, query, [onlyStage(query)], now))[0]!
  const similar =
    exact?.length === 0 && query.q !== undefined ? [...(await similarMatches(pool, query, now)).values()].flat() : []
  const found = similar.length > 0 ? similar : exact
  const { version, total, leads } = await readPage(pool, { query, cursor, now, at, limit: limit + 1, found })
  const isCut = found !== null && found.length > maxMatches
  return {
    version: before ?? version,
    page: {
      ...pageOf(leads, limit, (last) => order.keys.map((key) => key.of(last, now)), now),
      total: hasKeptTotal(query) ? total : Math.min(found!.length, maxMatches),
      totalIsCapped: !hasKeptTotal(query) && isCut,
      newestOnly: isCut,
      similarOnly: similar.length > 0,
    },
  }
}

/** True if an index has these leads in order: all by date, those of a status by date and as in their column. */
export const isIndexed = ({ sort = 'date', status, ...query }: LeadQuery): boolean =>
  (sort === 'date' || sort === 'pipeline') &&
  !isFiltered(query) &&
  (status === undefined || onlyStage({ status }) !== undefined)

type Page = {
  readonly query: LeadQuery
  readonly cursor: Cursor | null
  /** Reference time of ages in the order, epoch ms. */
  readonly now: number
  readonly at: Date
  readonly limit: number
  /** The leads that the page is of; null: all of the status, along an index. */
  readonly found: readonly string[] | null
}

/** In one statement, so that they belong together: a row with version and total, then the leads. */
async function readPage(pool: pg.Pool, { query, cursor, now, at, limit, found }: Page) {
  const statement = new Statement()
  const total = totalSql(query, statement)
  const scope = found
    ? `l.deleted_at is null and l.id = any (${statement.value(found.slice(0, maxMatches))}::uuid[])`
    : scopeSql(query.status, statement)
  const nothing = Array(leadColumnCount).fill('null').join(', ')
  const page = `select ${leadColumns} from contact_requests l ${orderedSql(scope, query, statement, now, cursor)} limit ${limit}`
  const text = `select ${nothing}, ${leadsVersionSql}, ${total} union all select p.*, null, null from (${page}) p`
  // Along an index the plan is the same for any values, so PostgreSQL keeps it; of the usual sizes, that there are few.
  const isUsual = found === null && [51, 101].includes(limit)
  const name = isUsual ? `leads ${createHash('sha256').update(text).digest('base64url')}` : undefined
  // As arrays: naming 34 values in each row costs more than reading them.
  const { rows } = await pool.query<unknown[]>({
    name,
    text,
    values: statement.values,
    types: rowTypes,
    rowMode: 'array',
  })
  const kept = rows.find(([id]) => id === null)!
  const [version, counted] = kept.slice(leadColumnCount) as [string, string]
  const leads: Lead[] = rows.filter((row) => row !== kept).map((row) => leadOf(row, at))
  return { version, total: Number(counted), leads }
}

/** Total of all leads, of some stages, of some platforms: from the kept counters. */
function totalSql(query: LeadFilters, statement: Statement): string {
  const conditions = ['true']
  for (const name of ['status', 'platform'] as const) {
    const wanted = valuesOf(query, name)
    if (wanted) conditions.push(`${name} = any (${statement.value(wanted)}::text[])`)
  }
  return `(select coalesce(sum(leads), 0) from lead_totals where ${conditions.join(' and ')})`
}
