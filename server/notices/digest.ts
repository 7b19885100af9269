import { staffLanguageOf } from '#domain/site/languages.ts'
import { digestDay } from '#domain/staff/digest-day.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { closedStagesSql, leadAwaitsFirstTouchSql } from '#server/db/stage-sql.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'

type Reader = { id: string; email: string; language: string; tasksToday: number; overdueTasks: number }

/**
 * Mails every teammate with an address the counts of the team's day, without personal data: once, in the team's
 * morning, and only if there is something to report.
 */
export async function sendDigests({ sql: db }: Database, outbox: Outbox, now: Date): Promise<void> {
  const timeZone = await readTeamZone(db)
  const day = digestDay(timeZone, now)
  if (!day) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('digest', 0))`)
    const leads = await countLeads(tx)
    for (const { id, email, language, ...tasks } of await readersOf(tx, day, timeZone)) {
      const counts = { ...leads, ...tasks }
      if (Object.values(counts).every((count) => count === 0)) continue
      await outbox.queue(tx, {
        template: 'digest',
        language: staffLanguageOf(language),
        to: { address: email, name: null },
        about: { entity: 'user', id },
        values: { day, ...counts },
      })
    }
  })
}

/** Leads of the last 24 hours, and leads that are overdue by their answer clock. */
async function countLeads(tx: Sql): Promise<{ newLeads: number; overdueLeads: number }> {
  const { rows } = await tx.execute<{ newLeads: number; overdueLeads: number }>(sql`
    select
      (select count(*)::int from contact_requests where deleted_at is null and created_at > now() - interval '24 hours')
        as "newLeads",
      (select count(*)::int from contact_requests l
        where l.deleted_at is null and l.status not in (${sql.raw(closedStagesSql)})
          and not (${sql.raw(leadAwaitsFirstTouchSql)}) and l.column_at < now()) as "overdueLeads"`)
  return rows[0]!
}

/** Teammates who have not had the digest of this day, each with their own tasks. */
async function readersOf(tx: Sql, day: string, timeZone: string): Promise<Reader[]> {
  const dueDay = sql`(t.due_date at time zone ${timeZone})::date`
  const { rows } = await tx.execute<Reader>(sql`
    select u.id, u.email, u.language,
      (count(t.id) filter (where ${dueDay} = ${day}::date))::int as "tasksToday",
      (count(t.id) filter (where ${dueDay} < ${day}::date))::int as "overdueTasks"
    from users u
    left join (lead_tasks t join contact_requests l on l.id = t.lead_id and l.deleted_at is null)
      on t.assigned_to = u.username and t.status = 'pending' and ${dueDay} <= ${day}::date
    where u.email is not null and u.disabled_at is null and not exists (
      select from mails m where m.entity = 'user' and m.entity_id = u.id::text and m.template = 'digest'
        and m.values ->> 'day' = ${day}
    )
    group by u.id order by u.id`)
  return rows
}
