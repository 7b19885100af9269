import type { AnswerOf } from '#contract/api.ts'
import { addMonths, momentOf } from '#domain/calendar-day.ts'
import type { Movement } from '#domain/subscription/movements.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { firstConversionsSql } from '#server/db/lead-moves-sql.ts'

type Money = AnswerOf<'readMoney'>
type Period = { readonly from: string; readonly to: string }

/**
 * Trials that ended within days, by where their leads came from: how many were paid for, and how many wait for their first
 * charge. Those that still run are in no figure.
 */
export async function readTrials(db: Sql, { from, to }: Period, timeZone: string): Promise<Money['trials']> {
  const { rows } = await db.execute<Money['trials'][number]>(sql`
    with trials as (
      select distinct on (coalesce(l.id, p.id)) l.lead_source as source, coalesce(l.preferred_language, l.language) as language,
        a.variant, s.pays_since is not null as paid, s.state in ('first_charge_due', 'past_due', 'trial_over') as due
      from subscriptions s join payers p on p.id = s.payer_id
        left join contact_requests l on p.lead_id is not null and l.id = stayed_lead(p.lead_id) and l.deleted_at is null
        left join lead_attributions a on a.lead_id = l.id
      where s.trial_end >= (${from}::date)::timestamp at time zone ${timeZone}
        and s.trial_end < (${to}::date + 1)::timestamp at time zone ${timeZone} and s.trial_end <= now()
      order by coalesce(l.id, p.id), s.pays_since is not null desc, s.trial_end desc)
    select by, value, count(*)::int as over, (count(*) filter (where paid))::int as paid,
      (count(*) filter (where due and not paid))::int as due
    from trials cross join lateral (values ('all', ''), ('source', source), ('language', language), ('variant', variant)) as v (by, value)
    where value is not null group by 1, 2 order by 1, 3 desc, 2`)
  return rows
}

/** Those who paid for the first time in a month, and how many had not left as each month since ended. */
export function startsOf(
  people: readonly (readonly Movement[])[],
  months: readonly string[],
  timeZone: string,
  now: Date,
): Money['starts'] {
  const firsts = people.flatMap((movements) => {
    const first = movements.find(({ kind }) => kind === 'new')
    return first ? [{ first: first.at, movements }] : []
  })
  return months.flatMap((month) => {
    const [start, end] = [momentOf(month, timeZone), momentOf(addMonths(month, 1), timeZone)]
    const own = firsts.filter(({ first }) => first >= start && first < end)
    if (own.length === 0) return []
    const kept: number[] = []
    for (let n = 1; momentOf(addMonths(month, n), timeZone) <= now.getTime() && n <= maxMonths; n++) {
      const until = momentOf(addMonths(month, n), timeZone)
      kept.push(own.filter(({ movements }) => movements.findLast(({ at }) => at < until)?.kind !== 'lost').length)
    }
    return [{ month, started: own.length, kept }]
  })
}

/** Months that are followed after the first payment. */
const maxMonths = 12

/** Leads by the month in which they were won, what they said they would deposit, and what they have paid us since. */
export async function readWon(db: Sql, { from, to }: Period, timeZone: string): Promise<Money['won']> {
  const won = firstConversionsSql(`c.at >= '${from}'::date::timestamp at time zone '${timeZone}'
    and c.at < ('${to}'::date + 1)::timestamp at time zone '${timeZone}'`)
  const { rows } = await db.execute<{
    month: string
    leads: number
    deposits: number
    paid: Money['won'][number]['paid']
  }>(
    sql`
    with won as (
      select l.id, to_char(date_trunc('month', c.at at time zone ${timeZone}), 'YYYY-MM-DD') as month,
        coalesce(l.estimated_value, 0) as deposit
      from (${sql.raw(won)}) as c join contact_requests l on l.id = c.lead_id and l.deleted_at is null and l.status = 'converted'),
    owners as materialized (
      select p.id as payer, case when exists (select from merged_leads g where g.lead_id = p.lead_id)
        then stayed_lead(p.lead_id) else p.lead_id end as lead
      from payers p where p.lead_id is not null),
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
