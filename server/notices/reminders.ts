import { readyMadeText } from '#domain/automation/ready-made-texts.ts'
import { staffLanguageOf } from '#domain/site/languages.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'

type DueTask = {
  id: string
  title: string
  dueAt: string
  leadId: string
  email: string
  language: string
}

/**
 * Mails teammates that a task of theirs is due: once per due date, on the following day at the latest,
 * and only where they have an address. The mail itself records that the reminder was sent.
 */
export async function remindOfTasks({ sql: db }: Database, outbox: Outbox): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('task reminders', 0))`)
    const { rows } = await tx.execute<DueTask>(sql`
      select t.id, t.title, t.lead_id as "leadId", u.email, u.language,
        to_char(t.due_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt"
      from lead_tasks t
      join contact_requests l on l.id = t.lead_id and l.deleted_at is null
      join users u on u.username = t.assigned_to and u.email is not null and u.disabled_at is null
      where t.status = 'pending' and t.due_date <= now() and t.due_date > now() - interval '1 day'
        and not exists (
          select from mails m
          where m.entity = 'task' and m.entity_id = t.id::text and m.template = 'task_reminder'
            and (m.values ->> 'dueAt')::timestamptz = t.due_date
        )
      order by t.due_date limit 500`)
    for (const { id, title, dueAt, leadId, email, ...reader } of rows) {
      const language = staffLanguageOf(reader.language)
      await outbox.queue(tx, {
        template: 'task_reminder',
        language,
        to: { address: email, name: null },
        about: { entity: 'task', id },
        values: { title: readyMadeText(title, language), dueAt, leadId },
      })
    }
  })
}
