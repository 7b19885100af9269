import type pg from 'pg'
import type { AnswerOf } from '#contract/api.ts'
import type { Lead } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/lead-filters.ts'
import { isAwaitingFirstTouch, type LeadStatus, leadStatuses, pipeline } from '#domain/pipeline.ts'
import { encodeCursor } from '#server/db/cursor.ts'
import { Statement } from '#server/db/search.ts'
import { filterSql, isCounted, totalCap } from './filter-sql.ts'
import { leadColumns, leadOf, rowTypes } from './lead-row.ts'
import { leadsVersion } from './list-store.ts'
import { nearDays, newestLead } from './list-walks.ts'
import { matchesSql } from './matches.ts'
import { findCards, firstIds } from './searched-cards.ts'
import { restsSql } from './waiting-sql.ts'

type BoardQuery = LeadFilters & { readonly limit?: number | undefined }
type Totals = ReadonlyMap<string, { count: number; value: number }>
/** What a board shows; `isCapped`: there is more than was counted. */
type Found = { readonly totals: Totals; readonly isCapped: boolean; readonly cards: readonly Lead[] }

/** The nine columns: counts and sums, and the first cards of each by index. Columns the filters leave out are empty. */
export async function readBoard(
  pool: pg.Pool,
  query: BoardQuery,
  now: Date,
): Promise<{ version: string; board: AnswerOf<'readBoard'> }> {
  const limit = query.limit ?? 30
  // The version is read first: a change in between makes the next refresh read again, never miss.
  const version = await leadsVersion(pool)
  const { totals, isCapped, cards } = isCounted(query)
    ? await readFiltered(pool, query, limit, now)
    : await readKept(pool, query, limit, now)
  const byStatus = Map.groupBy(cards, ({ status }) => status)
  const columns = leadStatuses.map((status) => {
    const found = byStatus.get(status) ?? []
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    const { count, value } = totals.get(status) ?? { count: 0, value: 0 }
    return {
      status,
      count: Math.max(count, found.length),
      value,
      isCapped,
      leads: shown,
      nextCursor:
        found.length > limit && last
          ? encodeCursor({ now: now.getTime(), keys: [Number(isAwaitingFirstTouch(last)), last.updatedAt, last.id] })
          : null,
    }
  })
  return { version, board: { columns, now: now.toISOString() } }
}

/** Counts and sums as they are kept while leads change. */
async function readKept(pool: pg.Pool, query: BoardQuery, limit: number, now: Date): Promise<Found> {
  const { platform, status } = query
  const [{ rows }, cards] = await Promise.all([
    pool.query<{ status: string; count: string; value: string }>({
      name: 'board-totals',
      text: `select status, sum(leads) as count, sum(value) as value from lead_totals
        where ($1::text is null or platform = $1) and ($2::text is null or status = $2) group by status`,
      values: [platform ?? null, status ?? null],
    }),
    firstCards(pool, query, limit, now),
  ])
  const totals = new Map(rows.map((row) => [row.status, { count: Number(row.count), value: Number(row.value) }]))
  return { totals, isCapped: false, cards }
}

/** How many matches a board counts at most, in all its columns together, where no kept counter answers. */
export const boardCap = 5 * totalCap
/** As many of a search, which looks into each of their texts. */
export const searchedBoardCap = totalCap

/**
 * What no counter knows is found once for all columns, up to the cap. If that was all, the cards are among it; if there is
 * more, so much matches that its first cards are soon found along each column.
 */
async function readFiltered(pool: pg.Pool, query: BoardQuery, limit: number, now: Date): Promise<Found> {
  const statement = new Statement()
  const columns = `l.id, l.status, ${restsSql} as rests, l.updated_at, l.estimated_value, l.created_at`
  const cap = query.q ? searchedBoardCap : boardCap
  const found = matchesSql(query, statement, now.getTime(), columns, cap + 1)
  const { rows } = await pool.query<{ status: string; count: string; value: string; near: string; ids: string[] }>({
    text: `select status, count(*) as count, coalesce(sum(estimated_value), 0) as value, ${firstIds(limit + 1, statement)} as ids,
        count(*) filter (where created_at >= ${nearSql}) as near
      from (${found}) found group by status`,
    values: statement.values,
  })
  const totals = new Map(rows.map((row) => [row.status, { count: Number(row.count), value: Number(row.value) }]))
  const sum = (field: 'count' | 'near') => rows.reduce((sum, row) => sum + Number(row[field]), 0)
  const isCapped = sum('count') > cap
  if (isCapped && !query.q) return { totals, isCapped, cards: await firstCards(pool, query, limit, now) }
  let ids: readonly string[] = rows.flatMap((row) => row.ids)
  if (isCapped && query.q) {
    const expectation = await expected(pool, sum('near'))
    const { q } = query
    const found = await findCards(pool, {
      query: { ...query, q },
      columns: columnsOf(query),
      most: limit + 1,
      ...expectation,
      now,
    })
    ids = [...found.values()].flat()
  }
  if (ids.length === 0) return { totals, isCapped, cards: [] }
  const cards = await readRows(pool, {
    text: `select ${leadColumns} from unnest($1::uuid[]) with ordinality as w (id, place)
      join contact_requests l on l.id = w.id order by w.place`,
    values: [ids],
    now,
  })
  return { totals, isCapped, cards }
}

/** Since when leads are among the newest, of which a search finds all. */
const nearSql = `((${newestLead}) - interval '${nearDays - 1} days')`

/** The share of leads that match, as it is among the newest, and how many this makes of all leads. */
async function expected(pool: pg.Pool, near: number): Promise<{ share: number; matches: number }> {
  const { rows } = await pool.query<{ near: string; leads: string }>({
    text: `select count(*) as near, (select coalesce(sum(leads), 0) from lead_totals) as leads
      from contact_requests where deleted_at is null and created_at between ${nearSql} and (${newestLead})`,
  })
  const [all, leads] = [Number(rows[0]!.near), Number(rows[0]!.leads)]
  const share = Math.min(1, Math.max(near / Math.max(1, all), searchedBoardCap / Math.max(1, leads)))
  return { share, matches: share * leads }
}

function firstCards(pool: pg.Pool, query: BoardQuery, limit: number, now: Date): Promise<Lead[]> {
  const statement = new Statement()
  const many = statement.value(limit + 1)
  const parts = columnsOf(query).map((status) => {
    return `(select ${leadColumns} ${columnSql(query, status, statement, now)} limit ${many})`
  })
  // A walk along one index in each column, whatever the values: its plan can be kept.
  const name = isCounted(query) || query.status ? undefined : query.platform ? 'board-cards-platform' : 'board-cards'
  return readRows(pool, { name, text: parts.join(' union all '), values: statement.values, now })
}

type Rows = {
  readonly name?: string | undefined
  readonly text: string
  readonly values: unknown[]
  readonly now: Date
}

async function readRows(pool: pg.Pool, { name, text, values, now }: Rows): Promise<Lead[]> {
  const { rows } = await pool.query<unknown[]>({ name, text, values, types: rowTypes, rowMode: 'array' })
  return rows.map((row) => leadOf(row, now))
}

/** The columns that leads may stand in; where nothing is awaited nothing is overdue. */
const columnsOf = ({ status, overdue }: BoardQuery): readonly LeadStatus[] =>
  (status ? [status] : leadStatuses).filter((one) => !overdue || pipeline[one].thresholdMs !== null)

/** The leads of one column that match, in its order. The status stands in the text, so that a kept plan knows it. */
function columnSql(query: BoardQuery, status: LeadStatus, statement: Statement, now: Date): string {
  const conditions = filterSql({ ...query, status: undefined }, statement, now.getTime())
  const direction = pipeline[status].closed ? 'desc' : 'asc'
  return `from contact_requests l where ${conditions.join(' and ')} and l.status = '${status}'
    order by ${restsSql} ${direction}, l.updated_at ${direction}, l.id ${direction}`
}
