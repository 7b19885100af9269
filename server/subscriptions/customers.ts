import type { SQL } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import type { Customer } from '#contract/subscriptions.ts'
import { monthOf } from '#domain/basics/calendar-day.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { purgesPassword, setupStatuses } from '#domain/setups/setups.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { leadsWith } from '#server/db/lead-of-person.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import { peopleBehind, peopleOfStart } from './money.ts'
import { peopleOfTrials } from './outcomes.ts'
import { readPayers } from './read.ts'

type Row = {
  person: string
  leadId: string | null
  leadName: string | null
  leadStatus: LeadStatus | null
  leadEmail: string | null
  name: string | null
  email: string | null
  waits: boolean
  at: string
  payers: string[]
  setups: Customer['setups']
  cancellations: Customer['cancellations']
}

/** Looked up once for each record: without `offset 0` as often as the query mentions it. */
const newestLead = (key: string) =>
  `(select (select l.id from ${leadsWith('email', key)} order by l.created_at desc, l.id desc limit 1) as lead offset 0)`

const openSetups = setupStatuses
  .filter((status) => !purgesPassword(status))
  .map((status) => `'${status}'`)
  .join(', ')

/** Maximum newest records of each kind that are grouped by person. */
const maxGathered = 5_000

/**
 * SQL: all customer records with their owner: a lead, an address, or an unmatched payer. Open work: a setup, a
 * declaration, an unmatched, failed or disputed payment.
 */
const gathered = `
  select coalesce(l.lead::text, nullif(s.email_key, ''), s.id::text) as person, l.lead, s.full_name as name, s.email,
    s.status in (${openSetups}) as waits, s.created_at as at, null::uuid as payer, s.id as setup, null::uuid as cancellation,
    false as pays, false as tries, false as goes_on, false as ended
  from (select * from subscription_setups order by created_at desc, id desc limit ${maxGathered}) as s
    cross join lateral ${newestLead('s.email_key')} as l
  union all
  select coalesce(l.lead::text, c.email_key), l.lead, c.name, c.email, c.handled_at is null, c.created_at, null, null, c.id,
    false, false, false, false
  from (select * from cancellations order by created_at desc, id desc limit ${maxGathered}) as c
    cross join lateral ${newestLead('c.email_key')} as l
  union all
  select coalesce(l.lead::text, p.id::text), l.lead, null,
    (select address from billing_addresses where payer_id = p.id order by created_at limit 1),
    p.lead_id is null and (p.erased_at is null or s.goes_on) or p.open_disputes > 0 or p.is_undecided or s.fails,
    p.news_at, p.id, null, null, s.pays, s.tries, s.goes_on, s.ended
  from payers p cross join lateral (select stayed_lead(p.lead_id) as lead offset 0) as l
    cross join lateral (
      select bool_or(monthly > 0) as pays, bool_or(state in ('trialing', 'first_charge_due')) as tries,
        bool_or(state = 'ended') as ended, coalesce(bool_or(state <> 'ended'), false) as goes_on,
        coalesce(bool_or(state = 'past_due' or silent_since is not null), false) as fails
      from subscriptions where payer_id = p.id) as s
  where p.is_ours`

const stateOf: Readonly<Record<NonNullable<ParsedOf<'listCustomers'>['query']['state']>, string>> = {
  waiting: 'waits',
  paying: 'pays',
  trial: 'tries',
  left: 'ended and not goes_on',
}

const defaultPage = 50

type Asked = ParsedOf<'listCustomers'>['query']

/** The people behind the requested figure; null if none is requested. */
async function peopleOf(db: Sql, asked: Asked): Promise<readonly string[] | null> {
  const { movement, month, currency, trial, from, to, source, language, variant, started, goneBy } = asked
  if (movement && month && currency)
    return peopleBehind(db, { movement, month: monthOf(month), currency }, await readTeamZone(db))
  if (trial && from && to)
    return peopleOfTrials(db, { trial, from, to, came: { source, language, variant } }, await readTeamZone(db))
  if (!started) return null
  return peopleOfStart(db, { started: monthOf(started), goneBy: goneBy && monthOf(goneBy) }, await readTeamZone(db))
}

/** Further data of a person `p` with lead `l`. */
async function wantedOf(db: Sql, { q, day, currency, ...figure }: Asked): Promise<SQL> {
  const asked: SQL[] = [sql`true`]
  if (q)
    asked.push(sql`(position(lower(${q}) in lower(concat_ws(' ', l.name, l.email, p.name, p.email))) > 0 or exists (
      select from billing_addresses b where b.payer_id = any(payers) and position(lower(${q}) in lower(b.address)) > 0))`)
  const people = await peopleOf(db, { currency, ...figure })
  if (people) asked.push(sql`p.person = any(${sql.param([...people])}::text[])`)
  if (day && currency) {
    const zone = await readTeamZone(db)
    asked.push(sql`exists (select from payments m where m.payer_id = any(payers) and m.currency = ${currency}
      and m.at >= (${day}::date)::timestamp at time zone ${zone} and m.at < (${day}::date + 1)::timestamp at time zone ${zone})`)
  }
  return sql.join(asked, sql` and `)
}

/** Customers, one row per person; those with open work first, then the newest. */
export async function listCustomers(db: Sql, asked: Asked): Promise<AnswerOf<'listCustomers'>> {
  const { state, limit = defaultPage, cursor } = asked
  const wanted = await wantedOf(db, asked)
  const after = cursor ? decodeCursor(cursor, ['int', 'timestamptz', 'text']).keys : null
  const { rows } = await db.execute<Row>(sql`
    with people as (
      select person, (array_agg(lead) filter (where lead is not null))[1] as lead,
        (array_agg(name order by at desc) filter (where name is not null))[1] as name,
        (array_agg(email order by at desc) filter (where email is not null))[1] as email,
        bool_or(waits) as waits, date_trunc('milliseconds', max(at)) as at,
        coalesce(array_agg(payer order by at desc) filter (where payer is not null), '{}') as payers,
        array_agg(setup) as setups, array_agg(cancellation) as cancellations,
        bool_or(pays) as pays, bool_or(tries) as tries, bool_or(goes_on) as goes_on, bool_or(ended) as ended
      from (${sql.raw(gathered)}) as g group by person),
    page as (
      select p.* from people p left join contact_requests l on l.id = p.lead
      where ${sql.raw(state ? stateOf[state] : 'true')} and ${wanted}
        and ${after ? sql`(p.waits::int, p.at, p.person) < (${after[0]}::int, ${after[1]}::timestamptz, ${after[2]}::text)` : sql`true`}
      order by p.waits desc, p.at desc, p.person desc limit ${limit + 1})
    select p.person, p.lead as "leadId", l.name as "leadName", l.status as "leadStatus", l.email as "leadEmail", p.name, p.email,
      p.waits, p.at, p.payers::text[] as payers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'status', status, 'createdAt', created_at, 'processedAt', processed_at)
        order by created_at desc), '[]') from subscription_setups where id = any(p.setups)) as setups,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'receivedAt', created_at, 'handledAt', handled_at)
        order by created_at desc), '[]') from cancellations where id = any(p.cancellations)) as cancellations
    from page p left join contact_requests l on l.id = p.lead order by p.waits desc, p.at desc, p.person desc`)
  const { data, nextCursor } = pageOf(rows, limit, (last) => [
    Number(last.waits),
    new Date(last.at).toISOString(),
    last.person,
  ])
  const known = new Map(
    (
      await readPayers(
        db,
        data.flatMap(({ payers }) => payers),
      )
    ).map((payer) => [payer.id, payer]),
  )
  return {
    data: data.map((row) =>
      toCustomer(
        row,
        row.payers.flatMap((id) => known.get(id) ?? []),
      ),
    ),
    nextCursor,
  }
}

const isoOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())

function toCustomer(row: Row, payers: Customer['payers']): Customer {
  const lead =
    row.leadId === null || row.leadName === null
      ? null
      : { id: row.leadId, name: row.leadName, status: row.leadStatus! }
  return {
    id: row.leadId ?? row.payers[0] ?? row.setups[0]?.id ?? row.cancellations[0]!.id,
    lead,
    name: row.leadName ?? row.name,
    email: row.leadEmail ?? row.email,
    waits: row.waits,
    at: new Date(row.at).toISOString(),
    payers,
    setups: row.setups.map((setup) => ({
      ...setup,
      createdAt: isoOf(setup.createdAt)!,
      processedAt: isoOf(setup.processedAt),
    })),
    cancellations: row.cancellations.map((one) => ({
      ...one,
      receivedAt: isoOf(one.receivedAt)!,
      handledAt: isoOf(one.handledAt),
    })),
  }
}
