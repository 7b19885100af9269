import type { VariantFigures } from '#contract/analytics.ts'
import { lengthOf } from '#domain/analytics/period.ts'
import { compare } from '#domain/analytics/variants.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { CellReader, Reading } from './read-cells.ts'
import { countsOf } from './sums.ts'

const variants = ['a', 'b'] as const

/**
 * Visitors and conversions of each landing page variant. Visitors are counted by day (UTC) and language, so any other
 * filter compares leads only.
 */
export async function readVariants(db: Sql, read: CellReader, reading: Reading): Promise<VariantFigures> {
  const { language, ...others } = reading.filters
  const knowsVisitors = Object.values(others).every((value) => value === undefined) && !language?.includes(',')
  const [[sums], visitors] = await Promise.all([
    read([[['variant'], 'none']], reading),
    knowsVisitors ? readVisitors(db, reading) : null,
  ])
  const sides = variants.map((variant) => {
    const { leads, converted, won } = countsOf(sums.filter(({ value }) => value === variant))
    // A visitor who returns on another day is drawn again, so there may be more leads than visitors in these days.
    return { variant, visitors: visitors && Math.max(leads, visitors.get(variant) ?? 0), leads, converted, won }
  })
  const [a, b] = sides as [(typeof sides)[number], (typeof sides)[number]]
  const days = lengthOf(reading.period)
  return {
    sides,
    wrote:
      a.visitors === null || b.visitors === null
        ? null
        : compare({ total: a.visitors, converted: a.leads }, { total: b.visitors, converted: b.leads }, days),
    converted: compare({ total: a.leads, converted: a.converted }, { total: b.leads, converted: b.converted }, days),
  }
}

async function readVisitors(db: Sql, { period, filters: { language } }: Reading): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ variant: string; visitors: number }>(sql`
    select variant, sum(visitors)::int as visitors from variant_exposures
    where day between ${period.from}::date and ${period.to}::date
      ${language === undefined ? sql`` : sql`and language = ${language}`}
    group by variant`)
  return new Map(rows.map(({ variant, visitors }) => [variant, visitors]))
}
