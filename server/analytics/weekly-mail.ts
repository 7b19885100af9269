import type { SQL } from 'drizzle-orm'
import type { Period } from '#domain/analytics/period.ts'
import { periodBefore } from '#domain/analytics/period.ts'
import { addDays, dayIn, momentOf, wallMinute, weekdayOf, weekOf } from '#domain/basics/calendar-day.ts'
import type { MailValues } from '#domain/letters/mail.ts'
import { staffLanguageOf } from '#domain/site/languages.ts'
import { can, type Role } from '#domain/staff/permissions.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { wonLeadsSql } from '#server/db/lead-moves-sql.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { readFunnel } from './funnel.ts'
import type { CellReader } from './read-cells.ts'
import { readResponse } from './response.ts'

/** Hour of Monday, team time, from which the mail is sent. */
const hour = 7

type Reader = { id: string; email: string; role: Role; language: string }

/** The week to report on at a moment: the last whole one, on Mondays from seven; null at other times. */
export function reportedWeek(timeZone: string, now: Date): Period | null {
  const today = dayIn(timeZone, now)
  if (weekdayOf(today) !== 1 || wallMinute(now.getTime(), timeZone) < hour * 60) return null
  const from = addDays(weekOf(today), -7)
  return { from, to: addDays(from, 6) }
}

/**
 * Mails last week's figures once to those who subscribed and may read them. If no server was up at seven it is sent
 * later that Monday. The mail itself records that it was sent.
 */
export async function sendWeeklySummaries(
  { sql: db }: Database,
  read: CellReader,
  outbox: Pick<Outbox, 'queue'>,
  timeZone: string,
  now: Date,
): Promise<void> {
  const week = reportedWeek(timeZone, now)
  if (!week) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('weekly summary', 0))`)
    const { rows } = await tx.execute<Reader>(sql`
      select u.id, u.email, u.role, u.language from users u
      where u.weekly_summary and u.email is not null and u.disabled_at is null and not exists (
        select from mails m where m.entity = 'user' and m.entity_id = u.id::text and m.template = 'weekly_summary'
          and m.values ->> 'from' = ${week.from}
      ) order by u.id`)
    const readers = rows.filter(({ role }) => can(role, 'analytics.read'))
    if (readers.length === 0) return
    const values = {
      ...week,
      ...(await figuresOf(read, week, timeZone)),
      ...(await wonIn(tx, week, timeZone)),
      money: await moneyIn(tx, week, timeZone),
    }
    for (const { id, email, language } of readers) {
      await outbox.queue(tx, {
        template: 'weekly_summary',
        language: staffLanguageOf(language),
        to: { address: email, name: null },
        about: { entity: 'user', id },
        values,
      })
    }
  })
}

async function figuresOf(read: CellReader, period: Period, timeZone: string) {
  const reading = { period, timeZone, filters: {} }
  const { all: waits } = await readResponse(read, reading)
  const { all } = await readFunnel(read, reading)
  const { all: before } = await readFunnel(read, { ...reading, period: periodBefore(period) })
  return {
    leads: all.leads,
    leadsBefore: before.leads,
    waited: waits.leads,
    replied: waits.replied,
    p50: waits.p50,
    converted: all.converted,
    convertedBefore: before.converted,
  }
}

const momentOfDay = (day: string, timeZone: string) => sql`(${day}::date)::timestamp at time zone ${timeZone}`

/** Leads that were won within days, whenever they came. */
async function wonIn(tx: Sql, { from, to }: Period, timeZone: string): Promise<{ wonLeads: number; won: number }> {
  const [start, end] = [momentOf(from, timeZone), momentOf(addDays(to, 1), timeZone)].map((at) =>
    new Date(at).toISOString(),
  )
  const { rows } = await tx.execute<{ wonLeads: number; won: number }>(sql`
    select count(*)::int as "wonLeads", coalesce(sum(value), 0)::float8 as won
    from (${sql.raw(wonLeadsSql(`c.at >= '${start}' and c.at < '${end}'`))}) as w`)
  return rows[0]!
}

type Money = NonNullable<MailValues['weekly_summary']['money']>

/** Money for the firm within days, each currency apart. */
async function moneyIn(tx: Sql, { from, to }: Period, timeZone: string): Promise<Money> {
  const [start, end] = [momentOfDay(from, timeZone), momentOfDay(addDays(to, 1), timeZone)]
  const level = (until: SQL) => sql`
    select currency, sum(monthly) as amount from (
      select distinct on (subscription_id) currency, monthly from subscription_steps where at < ${until}
      order by subscription_id, at desc) as last group by 1`
  const { rows } = await tx.execute<Money[number]>(sql`
    select currency, coalesce(m.paid, 0)::float8 as paid, coalesce(m.back, 0)::float8 as back,
      coalesce(s.amount, 0)::float8 as start, coalesce(e.amount, 0)::float8 as end
    from (
      select currency, sum(amount) filter (where kind = 'payment') as paid, -sum(amount) filter (where kind <> 'payment') as back
      from payments where at >= ${start} and at < ${end} group by 1) as m
      full join (${level(start)}) as s using (currency) full join (${level(end)}) as e using (currency)
    where coalesce(m.paid, m.back, s.amount, e.amount, 0) <> 0 order by 1`)
  return rows
}
