import type { AnalyticsQuery } from '#contract/analytics.ts'
import type { Counts, Dimension } from '#domain/analytics/cells.ts'
import { type Period, wholeMonths } from '#domain/analytics/period.ts'
import { addDays } from '#domain/basics/calendar-day.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { isFiltered } from '#domain/leads/lead-filters.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { Statement } from '#server/db/search.ts'
import { cellsSql } from './cells-sql.ts'

/** A condition on leads `l` for the filters of the list (`leads/listing/filters`). */
export type FilterSql = (filters: LeadFilters, statement: Statement, now: number) => string

/** Cells added up over a period, or over each of its days, weekdays or weeks. */
export type Sum = Counts & {
  readonly dimension: Dimension
  readonly value: string
  readonly bin: number
  /** The day, the weekday (1 to 7) or the Monday; empty over the whole period. */
  readonly key: string
}

export type Reading = {
  readonly period: Period
  readonly timeZone: string
  readonly filters: Omit<AnalyticsQuery, 'days' | 'from' | 'to' | 'compare'>
}

const keys = {
  none: `''`,
  day: 'c.day::text',
  weekday: 'extract(isodow from c.day)::text',
  week: `date_trunc('week', c.day::timestamp)::date::text`,
} as const

/** Dimensions, and what to sum them by. */
type Asked = readonly [wanted: readonly Dimension[], by: keyof typeof keys]

/**
 * Sums over a period's leads, for each question in turn; they are read once for all. Without filters the stored cells
 * are used; with filters the same SQL makes cells of the matching leads. Only stored cells include erased leads.
 */
export function cellReader(
  db: { query: (text: string, values: unknown[]) => Promise<{ rows: (Sum & { question: number })[] }> },
  filterSql: FilterSql,
) {
  return async <const A extends readonly Asked[]>(
    questions: A,
    reading: Reading,
  ): Promise<{ [K in keyof A]: Sum[] }> => {
    const statement = new Statement()
    const wanted = [...new Set(questions.flatMap(([some]) => some))]
    const made = isFiltered(reading.filters) ? madeSql(wanted, reading, filterSql, statement) : null
    const sums = questions.map(
      ([some, by], n) => `select ${n} as question, c.dimension, c.value, c.bin, ${keys[by]} as key,
         sum(c.leads)::int as leads, sum(c.replied)::int as replied, sum(c.qualified)::int as qualified,
         sum(c.converted)::int as converted, sum(c.won)::float8 as won
       from ${made ? 'cells' : storedSql(by, reading, statement)} c
       where c.dimension = any (${statement.value(some)}::text[]) group by 1, 2, 3, 4, 5`,
    )
    const { rows } = await db.query(
      `${made ? `with cells as materialized (${made})` : ''} ${sums.join(' union all ')}`,
      statement.values,
    )
    return questions.map((_, n) => rows.filter(({ question }) => question === n)) as { [K in keyof A]: Sum[] }
  }
}

export type CellReader = ReturnType<typeof cellReader>

/** The cells of a period's days; where they are added up as a whole, those of its whole months in place of their days. */
function storedSql(by: Asked[1], { period }: Reading, statement: Statement): string {
  const columns = 'dimension, value, bin, leads, replied, qualified, converted, won'
  const days = (from: string, to: string) =>
    `select ${columns}, day from lead_cells where day between ${statement.value(from)}::date and ${statement.value(to)}::date`
  const months = by === 'none' ? wholeMonths(period) : null
  if (!months) return `(${days(period.from, period.to)})`
  return `(${days(period.from, addDays(months.from, -1))} union all ${days(addDays(months.to, 1), period.to)}
    union all select ${columns}, month from lead_month_cells
      where month between ${statement.value(months.from)}::date and ${statement.value(months.to)}::date)`
}

function madeSql(
  wanted: readonly Dimension[],
  { period, timeZone, filters }: Reading,
  filterSql: FilterSql,
  statement: Statement,
) {
  const zone = `${statement.value(timeZone)}::text`
  const start = (day: string) => `(${statement.value(day)}::date::timestamp at time zone ${zone})`
  const days = `l.created_at >= ${start(period.from)} and l.created_at < ${start(addDays(period.to, 1))}`
  return cellsSql(`${days} and ${filterSql(filters, statement, 0)}`, zone, wanted)
}

/** Up to when the cells are counted and in which time zone; null before the first count. */
export async function readState(db: Sql): Promise<{ asOf: Date; timeZone: string } | null> {
  const { rows } = await db.execute<{ counted_at: Date; time_zone: string }>(
    sql`select counted_at, time_zone from lead_cells_state`,
  )
  const [row] = rows
  return row ? { asOf: new Date(row.counted_at), timeZone: row.time_zone } : null
}
