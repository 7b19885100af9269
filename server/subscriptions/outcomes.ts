import type { SQL } from 'drizzle-orm'
import type { AnswerOf } from '#contract/api.ts'
import { addMonths, momentOf } from '#domain/basics/calendar-day.ts'
import type { Movement } from '#domain/subscription/movements.ts'
import type { trialFigures } from '#domain/subscription/state.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { wonLeadsSql } from '#server/db/lead-moves-sql.ts'

type Money = AnswerOf<'readMoney'>
type Period = { readonly from: string; readonly to: string }

/** SQL: the surviving lead of a payer `p`; null if there is none. */
const leadSql = `case when exists (select from merged_leads g where g.lead_id = p.lead_id)
  then stayed_lead(p.lead_id) else p.lead_id end`

/** SQL: owner of a payer `p`: the surviving lead, else the payer alone. */
export const personSql = `coalesce(${leadSql}, p.id)::text`

/** People whose trial ended in a period, each once, with their source. Excludes running trials. */
const trialsSql = ({ from, to }: Period, timeZone: string): SQL => sql`
  select distinct on (person) t.person, l.lead_source as source, coalesce(l.preferred_language, l.language) as language,
    a.variant, true as over, t.paid, t.due and not t.paid as due
  from (
    select ${sql.raw(personSql)} as person, ${sql.raw(leadSql)} as lead, s.trial_end, s.pays_since is not null as paid,
      s.state in ('first_charge_due', 'past_due', 'trial_over') as due
    from subscriptions s join payers p on p.id = s.payer_id
    where s.trial_end >= (${from}::date)::timestamp at time zone ${timeZone}
      and s.trial_end < (${to}::date + 1)::timestamp at time zone ${timeZone} and s.trial_end <= now()) as t
    left join lateral (select * from contact_requests where id = t.lead and deleted_at is null offset 0) as l on true
    left join lateral (select variant from lead_attributions where lead_id = l.id offset 0) as a on true
  order by person, t.paid desc, t.trial_end desc`

/** Numbers of trials paid for, and waiting for their first charge, by source of their leads. */
export async function readTrials(db: Sql, period: Period, timeZone: string): Promise<Money['trials']> {
  const { rows } = await db.execute<Money['trials'][number]>(sql`
    with trials as (${trialsSql(period, timeZone)})
    select by, value, count(*)::int as over, (count(*) filter (where paid))::int as paid, (count(*) filter (where due))::int as due
    from trials cross join lateral (values ('all', ''), ('source', source), ('language', language), ('variant', variant)) as v (by, value)
    where value is not null group by 1, 2 order by 1, 3 desc, 2`)
  return rows
}

type TrialFigure = Period & {
  readonly trial: (typeof trialFigures)[number]
  readonly came: Readonly<Partial<Record<'source' | 'language' | 'variant', string | undefined>>>
}

/** The people behind a figure of `readTrials`. */
export async function peopleOfTrials(
  db: Sql,
  { trial, came, ...period }: TrialFigure,
  timeZone: string,
): Promise<readonly string[]> {
  const asked = Object.entries(came).flatMap(([by, value]) =>
    value === undefined ? [] : [sql`${sql.identifier(by)} = ${value}`],
  )
  const { rows } = await db.execute<{ person: string }>(sql`
    with trials as (${trialsSql(period, timeZone)})
    select person from trials where ${sql.join([sql.identifier(trial), ...asked], sql` and `)}`)
  return rows.map(({ person }) => person)
}

/** True if somebody paid for the first time within a span, milliseconds since 1970. */
const hasStarted = (movements: readonly Movement[], start: number, end: number): boolean => {
  const first = movements.find(({ kind }) => kind === 'new')
  return first !== undefined && first.at >= start && first.at < end
}

/** True if somebody who paid once had left before a moment. */
const hasLeft = (movements: readonly Movement[], until: number): boolean =>
  movements.findLast(({ at }) => at < until)?.kind === 'lost'

/** Condition for people behind a figure of `startsOf`: started in a month and, with another month, gone by its end. */
export function isOfStart(
  movements: readonly Movement[],
  { started, goneBy }: { readonly started: string; readonly goneBy?: string | undefined },
  timeZone: string,
): boolean {
  const after = (month: string) => momentOf(addMonths(month, 1), timeZone)
  return (
    hasStarted(movements, momentOf(started, timeZone), after(started)) &&
    (goneBy === undefined || hasLeft(movements, after(goneBy)))
  )
}

/** People who first paid in a month, and how many remained at the end of each month since. */
export function startsOf(
  people: readonly (readonly Movement[])[],
  months: readonly string[],
  timeZone: string,
  now: Date,
): Money['starts'] {
  return months.flatMap((month) => {
    const [start, end] = [momentOf(month, timeZone), momentOf(addMonths(month, 1), timeZone)]
    const own = people.filter((movements) => hasStarted(movements, start, end))
    if (own.length === 0) return []
    const kept: number[] = []
    for (let n = 1; momentOf(addMonths(month, n), timeZone) <= now.getTime() && n <= maxMonths; n++) {
      const until = momentOf(addMonths(month, n), timeZone)
      kept.push(own.filter((movements) => !hasLeft(movements, until)).length)
    }
    return [{ month, started: own.length, kept }]
  })
}

/** Number of months followed after the first payment. */
const maxMonths = 12

/** Leads by month of conversion, with intended deposits, and payments since. */
export async function readWon(db: Sql, { from, to }: Period, timeZone: string): Promise<Money['won']> {
  const won = wonLeadsSql(`c.at >= '${from}'::date::timestamp at time zone '${timeZone}'
    and c.at < ('${to}'::date + 1)::timestamp at time zone '${timeZone}'`)
  const { rows } = await db.execute<{
    month: string
    leads: number
    deposits: number
    paid: Money['won'][number]['paid']
  }>(
    sql`
    with won as (
      select id, to_char(date_trunc('month', at at time zone ${timeZone}), 'YYYY-MM-DD') as month, value as deposit
      from (${sql.raw(won)}) as w),
    owners as materialized (
      select p.id as payer, ${sql.raw(leadSql)} as lead from payers p where p.lead_id is not null),
    paid as (
      select w.month, m.currency, sum(m.amount)::float8 as amount
      from won w join owners o on o.lead = w.id join payments m on m.payer_id = o.payer group by 1, 2)
    select w.month, count(*)::int as leads, sum(w.deposit)::float8 as deposits,
      coalesce((select jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency)
        from paid where paid.month = w.month), '[]') as paid
    from won w group by 1 order by 1`,
  )
  return rows
}
