import { staffLanguageOf } from '#domain/site/languages.ts'
import { can, manyBinned, type Role } from '#domain/staff/permissions.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'

type Warning = { id: string; username: string; at: string; email: string; role: Role; language: string }

/**
 * Mails everyone who may take leads out of the bin and has an address that somebody put many there: once per hour of it.
 * The mail itself records that the warning was sent.
 */
export async function warnOfBulkBinning({ sql: db }: Database, outbox: Outbox): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bulk binning', 0))`)
    const { rows } = await tx.execute<Warning>(sql`
      select b.user_id as id, binner.username, to_char(b.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        u.email, u.role, u.language
      from (
        select user_id, min(at) as at from audit_log where action = 'lead.binned' and at > now() - interval '1 hour'
        group by user_id having count(*) > ${manyBinned}
      ) b
      join users binner on binner.id = b.user_id
      join users u on u.email is not null and u.disabled_at is null
      where not exists (
        select from mails m where m.entity = 'user' and m.entity_id = b.user_id::text and m.template = 'bulk_binning'
          and m.recipient = lower(u.email) and m.created_at > now() - interval '1 hour'
      )
      order by b.user_id, u.id`)
    for (const { id, username, at, email, role, language } of rows) {
      if (!can(role, 'lead.restore')) continue
      await outbox.queue(tx, {
        template: 'bulk_binning',
        language: staffLanguageOf(language),
        to: { address: email, name: null },
        about: { entity: 'user', id },
        values: { username, at },
      })
    }
  })
}
