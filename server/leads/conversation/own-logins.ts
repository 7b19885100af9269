import type { AnswerOf } from '#contract/api.ts'
import { type OwnLogin, refusedMinutes } from '#domain/conversation/own-login.ts'
import { staffLanguageOf } from '#domain/site/languages.ts'
import { can, type Role } from '#domain/staff/permissions.ts'
import { announce } from '#server/db/announce.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { users } from '#server/db/schema/staff.ts'
import type { CurrentMailServer } from '#server/outside/mail/current-server.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'

/**
 * A token has ended once the provider says so; a password after an hour of refusals, fetching after an hour in which the mailbox
 * could not be read, and sending after one in which a mail waited for a server that took none. The mailbox does not repeat an ended sign-in.
 */
const hasEnded = sql.raw(`(f.problem in ('ended', 'client', 'token', '190')
  or f.failing_since < now() - interval '${refusedMinutes} minutes' and (
    f.problem in ('login', 'sign_in')
      and not (f.problem = 'sign_in' and exists (select from mail_fetches s where s.channel = 'sign_in' and s.problem is not null))
    or f.channel = 'email' and f.problem in ('connection', 'certificate', 'no_inbox')
    or f.channel = 'smtp' and f.problem is not null
      and (f.told_at is not null or exists (select from mails where status = 'queued' and attempts > 0))))`)

/** Number of logins that have ended, and of mail servers that take nothing. */
export async function countEndedLogins(db: Sql): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from mail_fetches f where ${hasEnded}`)
  return rows[0]!.n
}

/** Logins that have ended, newest first, as alerts of this teammate. */
export async function readEndedLogins(db: Sql, userId: string): Promise<AnswerOf<'listAlerts'>['logins']> {
  const { rows } = await db.execute<AnswerOf<'listAlerts'>['logins'][number]>(sql`
    select f.channel as login, case when f.channel = 'smtp' then f.problem when f.problem in ('connection', 'certificate', 'no_inbox') then 'connection' end as stop, to_char(f.told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      f.told_at <= coalesce(u.alerts_seen_at, u.created_at) as "isSeen"
    from mail_fetches f join users u on u.id = ${userId}
    where f.told_at is not null order by f.told_at desc`)
  return rows
}

/** Notifies those who manage connections of logins that have ended, once each: by an alert and, if mail can still be sent, by mail. */
export async function reportEndedLogins(
  { sql: db }: Pick<Database, 'sql'>,
  outbox: Outbox,
  server: Pick<CurrentMailServer, 'read'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Rows of earlier versions have no start.
    await tx.execute(
      sql`update mail_fetches set failing_since = now() where problem is not null and failing_since is null`,
    )
    const { rows } = await tx.execute<{ login: OwnLogin; since: string | Date; isLogin: boolean }>(sql`
      update mail_fetches f set told_at = now() where told_at is null and ${hasEnded}
      returning channel as login, failing_since as since, problem not in ('connection', 'certificate', 'no_inbox') as "isLogin"`)
    if (rows.length === 0) return
    await announce(tx, { topic: 'alerts', change: 'arrived', id: newId() })
    if (!(await leaves(tx, server))) return
    const people = await tx.select().from(users).where(sql`${users.email} is not null and ${users.disabledAt} is null`)
    const owners = people.filter(({ role }) => can(role as Role, 'connections.manage'))
    for (const { login, since, isLogin } of rows) {
      if (login === 'smtp' || !isLogin) continue
      for (const { email, language } of owners)
        await outbox.queue(tx, {
          template: 'login_ended',
          language: staffLanguageOf(language),
          to: { address: email!, name: null },
          about: { entity: 'channel', id: login },
          values: { login, since: new Date(since).toISOString() },
        })
    }
  })
}

/** True if mail can still be sent, as far as known. */
async function leaves(tx: Sql, server: Pick<CurrentMailServer, 'read'>): Promise<boolean> {
  const current = await server.read()
  if (current === null) return false
  const needed = current.accessToken ? ['smtp', 'sign_in'] : ['smtp']
  const { rows } = await tx.execute(sql`
    select from mail_fetches where channel = any(${sql.param(needed)}::text[]) and problem is not null`)
  return rows.length === 0
}
