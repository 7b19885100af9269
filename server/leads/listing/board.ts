import type pg from 'pg'
import type { AnswerOf } from '#contract/api.ts'
import type { Lead } from '#contract/leads.ts'
import { probabilityOf } from '#domain/analytics/forecast.ts'
import { isFiltered, type LeadFilters, maxMatches, valuesOf } from '#domain/leads/lead-filters.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import { pageOf } from '#server/db/cursor.ts'
import { Statement } from '#server/db/search.ts'
import { readStageRates } from '#server/db/stage-rates.ts'
import { leadColumns, leadOf, rowTypes } from '../lead-row.ts'
import { hasKeptTotal } from './filters.ts'
import { newestMatches } from './matches.ts'
import { orderedSql, orderOf, scopeSql } from './order.ts'
import { similarMatches } from './similar.ts'
import { leadsVersion } from './version.ts'

type BoardQuery = LeadFilters & { readonly limit?: number | undefined }
/** Ids of the newest matches by column; null: no filters, so a column has all leads of its status. */
type Found = ReadonlyMap<LeadStatus, readonly string[]> | null

/** The nine columns: counts and sums, and the first cards of each. Columns the filters leave out are empty. */
export async function readBoard(
  pool: pg.Pool,
  query: BoardQuery,
  at: Date,
): Promise<{ version: string; board: AnswerOf<'readBoard'> }> {
  const now = at.getTime()
  const limit = query.limit ?? 30
  const asked = valuesOf(query, 'status')
  const shown = asked ? leadStatuses.filter((status) => asked.includes(status)) : leadStatuses
  // The version is read first: a change in between makes the next refresh read again, never miss.
  const version = await leadsVersion(pool)
  const exact = await findByColumn(pool, query, shown, now)
  const isEmpty = exact !== null && query.q !== undefined && [...exact.values()].every((ids) => ids.length === 0)
  const similar: Found = isEmpty ? await similarMatches(pool, query, now) : null
  const similarOnly = similar !== null && similar.size > 0
  const found = similarOnly ? new Map(shown.map((status) => [status, similar.get(status) ?? []])) : exact
  const [totals, rates, cards] = await Promise.all([
    hasKeptTotal(query) ? keptTotals(pool, query) : foundTotals(pool, found!),
    readStageRates(pool),
    firstCards(pool, shown, found, limit + 1, at),
  ])
  const byStatus = Map.groupBy(cards, ({ status }) => status)
  const columns = leadStatuses.map((status) => {
    const all = byStatus.get(status) ?? []
    const { keys } = orderOf({ status, sort: 'pipeline' })
    const page = pageOf(all, limit, (last) => keys.map((key) => key.of(last, now)), now)
    const total = totals.get(status)
    const newestOnly = (found?.get(status)?.length ?? 0) > maxMatches
    return {
      status,
      count: Math.max(Number(total?.count ?? 0), all.length),
      value: Number(total?.value ?? 0),
      probability: probabilityOf(status, rates[status]),
      reached: rates[status].reached,
      isCapped: newestOnly && !hasKeptTotal(query),
      newestOnly,
      leads: page.data,
      nextCursor: page.nextCursor,
    }
  })
  return { version, board: { columns, similarOnly, now: at.toISOString() } }
}

async function findByColumn(
  pool: pg.Pool,
  query: BoardQuery,
  shown: readonly LeadStatus[],
  now: number,
): Promise<Found> {
  if (!isFiltered({ ...query, status: undefined })) return null
  const found = await newestMatches(pool, query, shown, now)
  return new Map(shown.map((status, i) => [status, found[i]!]))
}

type Totals = ReadonlyMap<string, { readonly count: string; readonly value: string }>

/** Counts and sums as they are kept while leads change. */
async function keptTotals(pool: pg.Pool, query: BoardQuery): Promise<Totals> {
  const { rows } = await pool.query<{ status: string; count: string; value: string }>({
    name: 'board-totals',
    text: `select status, sum(leads) as count, sum(value) as value from lead_totals
      where ($1::text[] is null or platform = any ($1)) and ($2::text[] is null or status = any ($2)) group by status`,
    values: [valuesOf(query, 'platform') ?? null, valuesOf(query, 'status') ?? null],
  })
  return new Map(rows.map((row) => [row.status, row]))
}

/** Counts and sums of the matches. */
async function foundTotals(pool: pg.Pool, found: NonNullable<Found>): Promise<Totals> {
  const { rows } = await pool.query<{ status: string; count: string; value: string }>(
    `select status, count(*) as count, coalesce(sum(estimated_value), 0) as value
     from contact_requests where deleted_at is null and id = any ($1::uuid[]) group by status`,
    [[...found.values()].flatMap((ids) => ids.slice(0, maxMatches))],
  )
  return new Map(rows.map((row) => [row.status, row]))
}

/** The first cards of each column, in its order. */
async function firstCards(
  pool: pg.Pool,
  shown: readonly LeadStatus[],
  found: Found,
  limit: number,
  at: Date,
): Promise<Lead[]> {
  const statement = new Statement()
  const columns = shown.map((status) => {
    const ids = found?.get(status)?.slice(0, maxMatches)
    const scope = scopeSql(status, statement) + (ids ? ` and l.id = any (${statement.value(ids)}::uuid[])` : '')
    const ordered = orderedSql(scope, { status, sort: 'pipeline' }, statement, at.getTime())
    return `(select ${leadColumns} from contact_requests l ${ordered} limit ${statement.value(limit)})`
  })
  const { rows } = await pool.query<unknown[]>({
    // Along an index in each column, whatever the values: its plan can be kept.
    name: found === null && shown.length === leadStatuses.length ? 'board-cards' : undefined,
    text: columns.join(' union all '),
    values: statement.values,
    types: rowTypes,
    rowMode: 'array',
  })
  return rows.map((row) => leadOf(row, at))
}
