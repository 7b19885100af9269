import { staffLanguageOf } from '#domain/site/languages.ts'
import { can, type Role } from '#domain/staff/permissions.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'

type Warning = { id: number; username: string; at: string; email: string; role: Role; language: string }

/**
 * Mails everyone who may read the audit log and has an address that a session has read or exported many leads: once per
 * ten minutes of it. The mail itself records that the warning was sent.
 */
export async function warnOfBulkReading({ sql: db }: Database, outbox: Outbox): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bulk reading', 0))`)
    const { rows } = await tx.execute<Warning>(sql`
      select r.id, reader.username, to_char(r.first_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        u.email, u.role, u.language
      from access_refusals r
      join users reader on reader.id = r.user_id
      join users u on u.email is not null and u.disabled_at is null
      where r.kind = 'bulk_read' and r.window_start > now() - interval '1 hour' and not exists (
        select from mails m
        where m.entity = 'access' and m.entity_id = r.id::text and m.template = 'bulk_reading' and m.recipient = u.email
      )
      order by r.id, u.id`)
    for (const { id, username, at, email, role, language } of rows) {
      if (!can(role, 'audit.read')) continue
      await outbox.queue(tx, {
        template: 'bulk_reading',
        language: staffLanguageOf(language),
        to: { address: email, name: null },
        about: { entity: 'access', id: String(id) },
        values: { username, at },
      })
    }
  })
}
