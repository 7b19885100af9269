import type pg from 'pg'
import type { LeadFilters } from '#domain/lead-filters.ts'
import { type LeadStatus, leadStatuses, pipeline } from '#domain/pipeline.ts'
import { Statement } from '#server/db/search.ts'
import { filterSql } from './filter-sql.ts'
import { leadSearchSql } from './search.ts'
import { restsSql } from './waiting-sql.ts'

/** What is looked for in the columns of a board. */
export type CardSearch = {
  readonly query: LeadFilters & { readonly q: string }
  readonly columns: readonly LeadStatus[]
  /** Cards wanted of each column. */
  readonly most: number
  /** The share of leads that are expected to match, and how many that are. */
  readonly share: number
  readonly matches: number
  readonly now: Date
}

/** A place in the order of a column. */
type Place = { readonly rests: number; readonly at: string }
/** A column of which more has to be looked through: `from` the place where the stretch before ended. */
type OpenColumn = { readonly status: LeadStatus; readonly from: Place | null; readonly ids: readonly string[] }
/** `to`: its last place; null: it holds all that is left. */
type Stretch = OpenColumn & { readonly to: Place | null }

/** From this share on a walk that looks into every text costs less than the word's whole index. */
const walkedFrom = 1 / 16
/** So many matches are read sooner than stretches are measured. */
const readWhole = 5_000
/** How much further each stretch goes than the one before. */
const growth = 8

/**
 * The first matches of each column in its order, their ids: stretch by stretch along the columns, each as long as it
 * should take to find what is wanted. In a stretch the search index is asked once for all columns, and only what both it
 * and the stretch name is read.
 */
export async function findCards(
  pool: pg.Pool,
  search: CardSearch,
): Promise<ReadonlyMap<LeadStatus, readonly string[]>> {
  const found = new Map<LeadStatus, readonly string[]>()
  let open: readonly OpenColumn[] = search.columns.map((status) => ({ status, from: null, ids: [] }))
  let length = search.matches <= readWhole ? Number.POSITIVE_INFINITY : Math.ceil((2 * search.most) / search.share)
  for (let isWalked = search.share >= walkedFrom; open.length > 0; isWalked = false, length *= growth) {
    const stretches = await stretchesOf(pool, open, length)
    const matches = await matchesIn(pool, search, stretches, isWalked)
    const further = stretches.map(({ ids, ...stretch }) => ({
      ...stretch,
      ids: [...ids, ...(matches.get(stretch.status) ?? [])],
    }))
    for (const { status, ids } of further) found.set(status, ids.slice(0, search.most))
    open = further.flatMap(({ status, to, ids }) => (to && ids.length < search.most ? [{ status, from: to, ids }] : []))
  }
  return found
}

const directionOf = (status: LeadStatus) => (pipeline[status].closed ? 'desc' : 'asc')

/** The next leads of each column, so many. */
async function stretchesOf(pool: pg.Pool, open: readonly OpenColumn[], length: number): Promise<readonly Stretch[]> {
  if (length === Number.POSITIVE_INFINITY) return open.map((column) => ({ ...column, to: null }))
  const statement = new Statement()
  const ends = open.map(({ status, from }) => {
    const behind = pipeline[status].closed ? '<' : '>'
    const rest =
      from && `and (${restsSql}, l.updated_at) ${behind} (${from.rests}, ${statement.value(from.at)}::timestamptz)`
    const direction = directionOf(status)
    const last = `select ${restsSql} as rests, l.updated_at from contact_requests l
      where l.deleted_at is null and l.status = '${status}' ${rest ?? ''}
      order by ${restsSql} ${direction}, l.updated_at ${direction}, l.id ${direction} offset ${length} limit 1`
    return `(select json_build_object('rests', rests, 'at', updated_at::text) from (${last}) f)`
  })
  const { rows } = await pool.query<(Place | null)[]>({
    text: `select ${ends.join(', ')}`,
    values: statement.values,
    rowMode: 'array',
  })
  return open.map((column, i) => ({ ...column, to: rows[0]![i]! }))
}

/** The ids of the first matches in each stretch. */
async function matchesIn(
  pool: pg.Pool,
  { query, most, now }: CardSearch,
  stretches: readonly Stretch[],
  isWalked: boolean,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { q, ...unsearched } = query
  const statement = new Statement()
  const places = leadSearchSql(q, statement, { isWalked, isUnforeseen: !isWalked }).join(' or ')
  const where = [...filterSql({ ...unsearched, status: undefined }, statement, now.getTime()), `(${places})`].join(
    ' and ',
  )
  const select = `select l.id, l.status, ${restsSql} as rests, l.updated_at from contact_requests l where ${where}`
  const parts = isWalked
    ? stretches.map((stretch) => {
        const direction = directionOf(stretch.status)
        return `(${select} and ${stretchSql(stretch, statement)}
          order by ${restsSql} ${direction}, l.updated_at ${direction}, l.id ${direction} limit ${most})`
      })
    : [`${select} and (${stretches.map((stretch) => stretchSql(stretch, statement)).join(' or ')})`]
  const { rows } = await pool.query<{ status: string; ids: string[] }>({
    text: `select status, ${firstIds(most, statement)} as ids from (${parts.join(' union all ')}) f group by status`,
    values: statement.values,
  })
  return new Map(rows.map(({ status, ids }) => [status, ids]))
}

/**
 * The leads of a stretch: a range of the column's index. Its ends are hidden from the planner, which then takes it for a
 * ninth of the column, and combines it with the search index.
 */
function stretchSql({ status, from, to }: Stretch, statement: Statement): string {
  const column = `l.status = '${status}'`
  // A column as a whole is no stretch, and asking an index for it is dear.
  if (from === null && to === null) return column
  const before: Place = { rests: -1, at: '-infinity' }
  const after: Place = { rests: 2, at: 'infinity' }
  const place = ({ rests, at }: Place) => `((select ${rests}), (select ${statement.value(at)}::timestamptz))`
  const [behind, upTo, first, last] = pipeline[status].closed
    ? (['<', '>=', after, before] as const)
    : (['>', '<=', before, after] as const)
  const key = `(${restsSql}, l.updated_at)`
  return `(${column} and ${key} ${behind} ${place(from ?? first)} and ${key} ${upTo} ${place(to ?? last)})`
}

/** The ids of the first `most` leads of a group by `status`, in the order of that column. */
export function firstIds(most: number, statement: Statement): string {
  const closed = statement.value(leadStatuses.filter((status) => pipeline[status].closed))
  const first = (direction: string) =>
    `(array_agg(id order by rests, updated_at ${direction}, id ${direction}))[1:${most}]`
  return `case when status = any (${closed}::text[]) then ${first('desc')} else ${first('asc')} end`
}
