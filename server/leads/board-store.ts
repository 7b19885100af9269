import type pg from 'pg'
import type { AnswerOf } from '#contract/api.ts'
import type { Lead } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/lead-filters.ts'
import { type LeadStatus, leadStatuses, pipeline } from '#domain/pipeline.ts'
import { encodeCursor } from '#server/db/cursor.ts'
import { Statement } from '#server/db/search.ts'
import { leadColumns, leadOf, rowTypes } from './lead-row.ts'
import { filterSql, isCounted, totalCap } from './list-query.ts'
import { leadsVersion } from './list-store.ts'

type BoardQuery = LeadFilters & { readonly limit?: number | undefined }
type Totals = ReadonlyMap<string, { count: number; value: number; isCapped: boolean }>

/** The nine columns: counts and sums, and the first cards of each by index. Columns the filters leave out are empty. */
export async function readBoard(
  pool: pg.Pool,
  query: BoardQuery,
  now: Date,
): Promise<{ version: string; board: AnswerOf<'readBoard'> }> {
  const limit = query.limit ?? 30
  // The version is read first: a change in between makes the next refresh read again, never miss.
  const version = await leadsVersion(pool)
  const [totals, leads] = await Promise.all([
    isCounted(query) ? countTotals(pool, query, now) : keptTotals(pool, query),
    firstCards(pool, query, limit, now),
  ])
  const byStatus = Map.groupBy(leads, ({ status }) => status)
  const columns = leadStatuses.map((status) => {
    const found = byStatus.get(status) ?? []
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return {
      status,
      ...(totals.get(status) ?? { count: 0, value: 0, isCapped: false }),
      leads: shown,
      nextCursor:
        found.length > limit && last ? encodeCursor({ now: now.getTime(), keys: [last.updatedAt, last.id] }) : null,
    }
  })
  return { version, board: { columns, now: now.toISOString() } }
}

/** Counts and sums as they are kept while leads change. */
async function keptTotals(pool: pg.Pool, { platform, status }: BoardQuery): Promise<Totals> {
  const { rows } = await pool.query<{ status: string; count: string; value: string }>({
    name: 'board-totals',
    text: `select status, sum(leads) as count, sum(value) as value from lead_totals
      where ($1::text is null or platform = $1) and ($2::text is null or status = $2) group by status`,
    values: [platform ?? null, status ?? null],
  })
  return new Map(
    rows.map(({ status, count, value }) => [status, { count: Number(count), value: Number(value), isCapped: false }]),
  )
}

/**
 * Counts and sums of what no counter knows, of each column up to the cap. In the order of the column, so that its index
 * is walked where most leads match.
 */
async function countTotals(pool: pg.Pool, query: BoardQuery, now: Date): Promise<Totals> {
  const statement = new Statement()
  const parts = columnsOf(query).map((status) => {
    const where = columnSql(query, status, statement, now)
    return `(select '${status}' as status, count(*) as count, coalesce(sum(estimated_value), 0) as value
      from (select l.estimated_value ${where} limit ${totalCap + 1}) c)`
  })
  const { rows } = await pool.query<{ status: string; count: string; value: string }>({
    text: parts.join(' union all '),
    values: statement.values,
  })
  return new Map(
    rows.map(({ status, count, value }) => {
      const counted = Number(count)
      const isCapped = counted > totalCap
      return [status, { count: Math.min(counted, totalCap), value: Number(value), isCapped }]
    }),
  )
}

async function firstCards(pool: pg.Pool, query: BoardQuery, limit: number, now: Date): Promise<Lead[]> {
  const statement = new Statement()
  const many = statement.value(limit + 1)
  const parts = columnsOf(query).map((status) => {
    return `(select ${leadColumns} ${columnSql(query, status, statement, now)} limit ${many})`
  })
  const text = parts.join(' union all ')
  // A walk along one index in each column, whatever the values: its plan can be kept.
  const name = isCounted(query) || query.status ? undefined : query.platform ? 'board-cards-platform' : 'board-cards'
  const { rows } = await pool.query<unknown[]>({
    name,
    text,
    values: statement.values,
    types: rowTypes,
    rowMode: 'array',
  })
  return rows.map((row) => leadOf(row, now))
}

const columnsOf = ({ status }: BoardQuery): readonly LeadStatus[] => (status ? [status] : leadStatuses)

/** The leads of one column that match, in its order. The status stands in the text, so that a kept plan knows it. */
function columnSql(query: BoardQuery, status: LeadStatus, statement: Statement, now: Date): string {
  const conditions = filterSql({ ...query, status: undefined }, statement, now.getTime())
  const direction = pipeline[status].closed ? 'desc' : 'asc'
  return `from contact_requests l where ${conditions.join(' and ')} and l.status = '${status}'
    order by l.updated_at ${direction}, l.id ${direction}`
}
