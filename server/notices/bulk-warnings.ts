import type { SQL } from 'drizzle-orm'
import { staffLanguageOf } from '#domain/site/languages.ts'
import { type Action, can, manyBinned, roles } from '#domain/staff/permissions.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { takenOffSql } from '#server/db/taken-off.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'

type Warning = {
  id: number | string
  username: string
  at: string
  email: string
  language: string
  /** True if its recipient is the one it is about. */
  own: boolean
}

type Kind = {
  readonly template: 'bulk_binning' | 'bulk_reading'
  readonly entity: 'user' | 'access'
  /** Rows of `Warning` whose mail is not queued yet: the mail itself records that the warning was sent. */
  readonly due: SQL
}

/**
 * SQL: joins the recipients `u`: teammates with an address who may do this, except whoever the warning is about. Only if
 * there is no other, it goes to them.
 */
function recipients(action: Action, about: string): SQL {
  const able = sql.param(roles.filter((role) => can(role, action)))
  const ofOthers = sql`o.email is not null and o.disabled_at is null and o.role = any(${able}::text[])`
  return sql`join users u on u.email is not null and u.disabled_at is null and u.role = any(${able}::text[])
    and (u.id <> ${sql.raw(about)} or not exists (select from users o where o.id <> u.id and ${ofOthers}))`
}

const binning: Kind = {
  template: 'bulk_binning',
  entity: 'user',
  due: sql`
  select b.user_id as id, binner.username, to_char(b.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    u.email, u.language, u.id = b.user_id as own
  from (
    select user_id, min(at) as at from audit_log
    where action in ('lead.binned', 'lead.merged') and at > now() - interval '1 hour'
    group by user_id having sum(${sql.raw(takenOffSql)}) > ${manyBinned}
  ) b
  join users binner on binner.id = b.user_id
  ${recipients('lead.restore', 'b.user_id')}
  where not exists (
    select from mails m where m.entity = 'user' and m.entity_id = b.user_id::text and m.template = 'bulk_binning'
      and m.recipient = lower(u.email) and m.created_at > now() - interval '1 hour'
  )
  order by b.user_id, u.id`,
}

const reading: Kind = {
  template: 'bulk_reading',
  entity: 'access',
  due: sql`
  select r.id, reader.username, to_char(r.first_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    u.email, u.language, u.id = r.user_id as own
  from access_refusals r
  join users reader on reader.id = r.user_id
  ${recipients('audit.read', 'r.user_id')}
  where r.kind = 'bulk_read' and r.window_start > now() - interval '1 hour' and not exists (
    select from mails m
    where m.entity = 'access' and m.entity_id = r.id::text and m.template = 'bulk_reading' and m.recipient = u.email
  )
  order by r.id, u.id`,
}

/** Warns by mail that somebody put many leads in the bin, at most once an hour. */
export const warnOfBulkBinning = (database: Database, outbox: Outbox): Promise<void> => warn(database, outbox, binning)

/** Warns by mail that somebody read or exported many leads, once per ten minutes in which they did. */
export const warnOfBulkReading = (database: Database, outbox: Outbox): Promise<void> => warn(database, outbox, reading)

async function warn({ sql: db }: Database, outbox: Outbox, { template, entity, due }: Kind): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${template}, 0))`)
    const { rows } = await tx.execute<Warning>(due)
    for (const { id, username, at, email, language, own } of rows) {
      await outbox.queue(tx, {
        template,
        language: staffLanguageOf(language),
        to: { address: email, name: null },
        about: { entity, id: String(id) },
        values: { username, at, ...(own && { own }) },
      })
    }
  })
}
