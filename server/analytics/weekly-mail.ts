import type { Period } from '#domain/analytics/period.ts'
import { periodBefore } from '#domain/analytics/period.ts'
import { addDays, dayIn, wallMinute, weekdayOf, weekOf } from '#domain/calendar-day.ts'
import { staffLanguageOf } from '#domain/languages.ts'
import { can, type Role } from '#domain/permissions.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { readFunnel } from './funnel.ts'
import type { CellReader } from './read-cells.ts'
import { readResponse } from './response.ts'

/** The hour of Monday, by the team's clock, from which the mail goes out. */
const hour = 7

type Reader = { id: string; email: string; role: Role; language: string }

/** The week that is to be reported on at a moment: the last whole one, on Mondays from seven; null at other times. */
export function reportedWeek(timeZone: string, now: Date): Period | null {
  const today = dayIn(timeZone, now)
  if (weekdayOf(today) !== 1 || wallMinute(now.getTime(), timeZone) < hour * 60) return null
  const from = addDays(weekOf(today), -7)
  return { from, to: addDays(from, 6) }
}

/**
 * Mails the figures of last week to those who asked for them and may read them, once. Where no server was up at seven it
 * goes out later that Monday. The mail itself records that it was sent.
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
    const values = { ...week, ...(await figuresOf(read, week, timeZone)) }
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
    won: all.won,
  }
}
