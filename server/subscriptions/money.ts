import type { AnswerOf } from '#contract/api.ts'
import { addMonths, dayIn, momentOf, monthOf } from '#domain/basics/calendar-day.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { type Movement, type MovementKind, movementsOf, sumMovements } from '#domain/subscription/movements.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { isOfStart, personSql, readTrials, readWon, startsOf } from './outcomes.ts'

type Money = AnswerOf<'readMoney'>
type Period = { readonly from: string; readonly to: string }

/** Cash by day, and monthly recurring revenue with its movements; the two are never added up. */
export async function readMoney(db: Sql, period: Period, timeZone: string, lateHours: number): Promise<Money> {
  return {
    timeZone,
    cash: await readCash(db, period, timeZone, lateHours),
    ...(await readMonths(db, period, timeZone)),
    trials: await readTrials(db, period, timeZone),
    won: await readWon(db, period, timeZone),
  }
}

async function readCash(db: Sql, { from, to }: Period, timeZone: string, lateHours: number): Promise<Money['cash']> {
  const { rows } = await db.execute<Money['cash'][number]>(sql`
    select to_char((at at time zone ${timeZone})::date, 'YYYY-MM-DD') as day, currency,
      coalesce(sum(amount) filter (where kind = 'payment'), 0)::float8 as paid,
      coalesce(-sum(amount) filter (where kind in ('refund', 'refund_failed')), 0)::float8 as refunded,
      coalesce(-sum(amount) filter (where kind in ('dispute', 'dispute_won')), 0)::float8 as disputed,
      bool_or(known_at > at + ${lateHours} * interval '1 hour') as "isLate"
    from payments
    where at >= (${from}::date)::timestamp at time zone ${timeZone}
      and at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    group by 1, 2 order by 1, 2`)
  return rows
}

type StepRow = {
  subscription: string
  person: string
  at: number
  monthly: number
  currency: string
  isPause: boolean
  knownAt: number
}

async function readSteps(db: Sql): Promise<readonly StepRow[]> {
  const { rows } = await db.execute<StepRow>(sql`
    select s.subscription_id as subscription, ${sql.raw(personSql)} as person,
      (extract(epoch from s.at) * 1000)::float8 as at, s.monthly::float8 as monthly, s.currency, s.is_pause as "isPause",
      (extract(epoch from s.known_at) * 1000)::float8 as "knownAt"
    from subscription_steps s join subscriptions u on u.id = s.subscription_id join payers p on p.id = u.payer_id order by s.subscription_id, s.at`)
  return rows
}

/** Movements of each person, from the steps of all their subscriptions. */
const byPerson = (steps: readonly StepRow[]): readonly (readonly [string, readonly Movement[]])[] =>
  [...Map.groupBy(steps, ({ person }) => person)].map(([person, own]) => [
    person,
    movementsOf([...Map.groupBy(own, ({ subscription }) => subscription).values()]),
  ])

type Figure = { readonly movement: MovementKind | 'start' | 'end'; readonly month: string; readonly currency: string }

/** The people behind a month's figure: those with this movement, or paying at its start or end. */
export async function peopleBehind(
  db: Sql,
  { movement, month, currency }: Figure,
  timeZone: string,
): Promise<readonly string[]> {
  const [start, end] = [momentOf(month, timeZone), momentOf(addMonths(month, 1), timeZone)]
  const isBehind = (movements: readonly Movement[]) => {
    const sums = sumMovements(
      movements.filter((one) => one.currency === currency),
      start,
      end,
    )
    if (movement === 'start' || movement === 'end') return sums[movement] !== 0
    return movements.some(
      (one) => one.currency === currency && one.kind === movement && one.at >= start && one.at < end,
    )
  }
  return byPerson(await readSteps(db)).flatMap(([person, movements]) => (isBehind(movements) ? [person] : []))
}

/** People who first paid in a month; with another month only those who had left by its end. */
export async function peopleOfStart(
  db: Sql,
  start: { readonly started: string; readonly goneBy?: string | undefined },
  timeZone: string,
): Promise<readonly string[]> {
  return byPerson(await readSteps(db)).flatMap(([person, movements]) =>
    isOfStart(movements, start, timeZone) ? [person] : [],
  )
}

async function readMonths(db: Sql, { from, to }: Period, timeZone: string): Promise<Pick<Money, 'months' | 'starts'>> {
  const rows = await readSteps(db)
  const people = byPerson(rows).map(([, own]) => own)
  const movements = people.flat()
  const currencies = [...new Set(movements.map(({ currency }) => currency))].toSorted()
  const all = monthsOf(monthOf(from), monthOf(to))
  const months = all.map((month) => {
    const [start, end] = [momentOf(month, timeZone), momentOf(addMonths(month, 1), timeZone)]
    const ofCurrency = (currency: string): readonly Movement[] => movements.filter((one) => one.currency === currency)
    return {
      month,
      sums: currencies.map((currency) => {
        const { byKind, ...ends } = sumMovements(ofCurrency(currency), start, end)
        return { currency, ...ends, ...byKind }
      }),
      // Facts that became known more than a day after the month.
      late: rows.filter(({ at, knownAt }) => at >= start && at < end && knownAt >= end + dayMs).length,
    }
  })
  return { months, starts: startsOf(people, all, timeZone, new Date()) }
}

function monthsOf(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** The requested days; by default the last 90 up to today. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
  now: Date,
): Period {
  const last = to ?? dayIn(timeZone, now)
  return { from: from ?? dayIn(timeZone, new Date(Date.parse(last) - 89 * dayMs)), to: last }
}
