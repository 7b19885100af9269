import { ageBands, scoreCap, type Temperature, temperatureFrom, temperatures } from '#domain/lead-score.ts'
import type { Statement } from '#server/db/search.ts'

// Ways through the leads whose cost hangs on what they show, not on how many leads there are (docs/decisions/0025).

/** The day of a lead, as the search index holds it. */
const daySql = `((l.created_at at time zone 'UTC')::date)`

type Search = {
  /** Any of them finds a lead; planned for no word in particular, so that every word is looked up in the index. */
  readonly places: readonly string[]
  readonly conditions: readonly string[]
  /** SQL of the newest moment that matters. */
  readonly newest: string
  /** Days that are searched one by one where the first of them hold enough. */
  readonly days: number
  /** `order by` of each step. */
  readonly order?: string
  /** Rows wanted. */
  readonly most: number
  /** Rows wanted of a frequent word; whether it is one then stands in each row, as `is_frequent`. */
  readonly mostOfFrequent?: number
}

/** Days that are searched one by one in any case, and what they must hold for the following ones to be, too. */
export const nearDays = 4
const nearLeads = 26
/** So many in them make a word frequent: a walk in another order than the date soon has its fill of it. */
const nearOfFrequent = 2 * nearLeads

/**
 * Searches `contact_requests l` day by day from the newest on, then all that is older at once: a frequent word is found
 * in the first days, and what is not has few places altogether.
 */
export function searchSteps(
  columns: string,
  { places, conditions, newest, days, order = '', most, mostOfFrequent }: Search,
): string {
  const isFrequent = `(select count(*) >= ${nearOfFrequent} from near)`
  const wanted = mostOfFrequent ? `(case when ${isFrequent} then ${mostOfFrequent} else ${most} end)` : `${most}`
  const ending = (many: string | number) => `${order} limit ${many}`
  const first = `((${newest}) at time zone 'UTC')::date`
  const select = (where: readonly string[]) =>
    `select ${columns} from contact_requests l where ${[...conditions, ...where].join(' and ')}`
  // Each written in its own way: what two alternatives have in common PostgreSQL would take out, and with it out of the index.
  const ofDay = places.map((place, i) => `${daySql} = a.day - w.back - ${i} + ${i} and ${place}`).join(' or ')
  const daily = (from: string, to: string, many: string | number) => `(select f.* from (select ${first} as day) a
    cross join lateral generate_series(${from}, ${to}) as w (back)
    cross join lateral (${select([`(${ofDay})`])} ${ending(many)}) f)`
  const searched = `(select case when count(*) < ${nearLeads} then ${nearDays} else ${days} end from near)`
  // By the index of the search alone: that of the dates would be read nearly whole.
  const older = select([`(${places.join(' or ')})`, `${daySql} + 0 <= ${first} - ${searched}::integer`])
  const nearest = mostOfFrequent ?? most
  return `with near as materialized (${daily('0', String(nearDays - 1), nearest)} limit ${nearest})
    select f.*${mostOfFrequent ? `, ${isFrequent} as is_frequent` : ''} from (
      select * from near union all ${daily(String(nearDays), `${searched} - 1`, wanted)}
      union all (select f.* from (${older} offset 0) f ${ending(wanted)})) f limit ${wanted}`
}

/** The moment of the newest lead. */
export const newestLead =
  'select created_at from contact_requests where deleted_at is null order by created_at desc limit 1'

/** `last`: the score and the moment (a placeholder) at which a page ended. */
type Steps = {
  readonly from: number
  readonly below: number
  readonly descending?: boolean
  readonly last?: { readonly score: number; readonly at: string } | undefined
}

/**
 * The scores from `from` to below `below`, each with where its leads stand in the index of the stored part: `s` with
 * score, base, since and until. Age points make four walks of a score, from the youngest leads to the oldest.
 */
export function scoreSteps(statement: Statement, now: number, { from, below, descending = true, last }: Steps): string {
  const direction = descending ? 'desc' : 'asc'
  let until = `'infinity'::timestamptz`
  const bands = [...ageBands.map(({ upToMs, points }) => ({ points, since: new Date(now - upToMs) })), null].map(
    (band, i) => {
      const since = band ? `${statement.value(band.since)}::timestamptz` : `'-infinity'::timestamptz`
      const row = `(${i}, ${band?.points ?? 0}, ${since}, ${until})`
      until = since
      return row
    },
  )
  // Of the score where a page ended what is left of it.
  const [least, most] = last
    ? descending
      ? [
          'b.since',
          `least(b.until, case t.score when ${last.score} then ${last.at}::timestamptz + interval '1 ms' end)`,
        ]
      : [`greatest(b.since, case t.score when ${last.score} then ${last.at}::timestamptz end)`, 'b.until']
    : ['b.since', 'b.until']
  return `(select t.score, t.score - b.points as base, ${least} as since, ${most} as until
    from generate_series(${from}, ${below - 1}) as t (score), (values ${bands.join(', ')}) as b (place, points, since, until)
    where t.score >= b.points order by t.score ${direction}, b.place ${descending ? 'asc' : 'desc'})`
}

/** The leads of a step `s`. */
export const stepCondition = 'l.score_base = s.base and l.created_at >= s.since and l.created_at < s.until'

/** The scores of a temperature. */
export function scoresOf(temperature: Temperature): { from: number; below: number } {
  const warmer = temperatures[temperatures.indexOf(temperature) - 1]
  return { from: temperatureFrom[temperature], below: warmer ? temperatureFrom[warmer] : scoreCap + 1 }
}
