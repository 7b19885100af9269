import type pg from 'pg'
import { type LeadFilters, maxMatches, valuesOf } from '#domain/leads/lead-filters.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { Statement } from '#server/db/search.ts'
import { filterSql } from './filters.ts'
import { orderedSql, scopeSql } from './order.ts'

/** How many of the newest leads are scanned before falling back to the filters' indexes. */
export const maxScanned = 10_000

/** A stage to match; undefined: any. */
type Stage = LeadStatus | undefined

/**
 * Ids of the newest matches in each of these stages, newest first; `maxMatches + 1` of them mean there are more.
 * Frequent matches are found among the newest leads; rare ones are few in total and found through the filters' indexes.
 * `now`: reference time of ages, epoch ms.
 */
export async function newestMatches(
  pool: pg.Pool,
  filters: LeadFilters,
  stages: readonly Stage[],
  now: number,
): Promise<readonly (readonly string[])[]> {
  const among = new Statement()
  const found = await idsOf(
    pool,
    among,
    stages.map((stage) => newestSql(filters, stage, among, now)),
  )
  const few = stages.filter((_, i) => found[i]!.length <= maxMatches)
  const open = few.length > 0 ? await largerThanScanned(pool, few) : []
  if (open.length === 0) return found
  const all = new Statement()
  // Along the dates or a stage, every lead might be read before there are enough: so all matches first.
  const matching = `with found as materialized (
    select l.id, l.created_at, l.status from contact_requests l
    where ${filterSql({ ...filters, status: undefined }, all, now)}
  )`
  const rest = await idsOf(
    pool,
    all,
    open.map(
      (stage) => `select id from found
    ${ofStages(stage ? [stage] : valuesOf(filters, 'status'), all)} order by created_at desc, id desc limit ${maxMatches + 1}`,
    ),
    matching,
  )
  return stages.map((stage, i) => rest[open.indexOf(stage)] ?? found[i]!)
}

const ofStages = (stages: readonly string[] | undefined, statement: Statement) =>
  stages ? `where status = any (${statement.value(stages)}::text[])` : ''

/** Matches among the newest leads, of one stage or of all that the filters name. */
function newestSql(filters: LeadFilters, stage: Stage, statement: Statement, now: number): string {
  const status = stage ?? filters.status
  const newest = `select * from contact_requests l ${orderedSql(scopeSql(status, statement), { status }, statement, now)}`
  return `select l.id from (${newest} limit ${maxScanned}) l
    ${orderedSql(filterSql({ ...filters, status }, statement, now), { status }, statement, now)} limit ${maxMatches + 1}`
}

/** Stages with more leads than are examined. */
async function largerThanScanned(pool: pg.Pool, stages: readonly Stage[]): Promise<readonly Stage[]> {
  const { rows } = await pool.query<{ status: string; leads: string }>({
    name: 'leads-by-status',
    text: 'select status, sum(leads) as leads from lead_totals group by status',
  })
  const leadsIn = (stage: Stage) =>
    rows.reduce((sum, { status, leads }) => sum + (stage === undefined || stage === status ? Number(leads) : 0), 0)
  return stages.filter((stage) => leadsIn(stage) > maxScanned)
}

/** The ids that each of these queries finds, by one statement. */
async function idsOf(
  pool: pg.Pool,
  { values }: Statement,
  queries: readonly string[],
  before = '',
): Promise<string[][]> {
  const text = `${before} select ${queries.map((query) => `array(${query})`).join(', ')}`
  const { rows } = await pool.query<string[][]>({ text, values, rowMode: 'array' })
  return rows[0]!
}
