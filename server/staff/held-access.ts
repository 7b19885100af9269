import type { HeldAccess } from '#contract/people.ts'
import type { Channel } from '#domain/conversation/message.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { can } from '#domain/staff/permissions.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull, sql } from '#server/db/drizzle.ts'
import { pushDevices } from '#server/db/schema/push.ts'
import { apiKeys, invitations, sessions } from '#server/db/schema/staff.ts'
import { webhooks } from '#server/db/schema/webhooks.ts'
import { revokeInvitationsOf } from './invitations.ts'
import { endSessionsOf, sessionChannel } from './sessions.ts'

/*
 * Access in a person's name: a new table of this kind is listed, ended and handed over here, and tested in
 * `held-access.http.test.ts`. Pushes end by `push/push-sql`.
 */

const keysOf = (id: string) => and(eq(apiKeys.createdById, id), isNull(apiKeys.revokedAt))
const webhooksOf = (id: string) => and(eq(webhooks.createdById, id), eq(webhooks.isOn, true))

/** Current access in a person's name. */
export async function readHeldAccess(
  db: Sql,
  id: string,
): Promise<Pick<HeldAccess, 'keys' | 'webhooks' | 'sessions' | 'devices' | 'invitations' | 'mailbox' | 'secrets'>> {
  const mailbox = await db.execute<{ account: string }>(sql`
    select s.values ->> 'account' as account from channel_settings s
      join users u on lower(u.email) = lower(s.values ->> 'account')
    where s.channel = 'mail-sign-in' and u.id = ${id}`)
  // A secret is stored in the transaction that notes who entered it, or was shown it.
  const secrets = await db.execute<{ channel: Channel }>(sql`
    select distinct s.channel from channel_secrets s
      join audit_log a on a.entity = 'channel' and a.user_id = ${id} and a.at = s.created_at
    order by s.channel`)
  const isAlive = sql`(${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > now())`
  return {
    keys: await db
      .select({ id: apiKeys.id, name: apiKeys.name })
      .from(apiKeys)
      .where(and(keysOf(id), isAlive))
      .orderBy(apiKeys.name),
    webhooks: await db
      .select({ id: webhooks.id, name: webhooks.name })
      .from(webhooks)
      .where(webhooksOf(id))
      .orderBy(webhooks.name),
    sessions: await db.$count(sessions, and(eq(sessions.userId, id), sql`${sessions.expiresAt} > now()`)),
    devices: await db.$count(pushDevices, and(eq(pushDevices.userId, id), isNull(pushDevices.ended))),
    invitations: await db.$count(invitations, and(eq(invitations.invitedBy, id), isNull(invitations.acceptedAt))),
    mailbox: mailbox.rows[0]?.account ?? null,
    secrets: secrets.rows.map(({ channel }) => channel),
  }
}

type Ended = { readonly keys: number; readonly webhooks: number; readonly handedOver: boolean }

/**
 * Ends access a person may no longer have: sessions with the account; keys, webhooks and invitations with the right to
 * make them. `successor`: takes over keys and webhooks, which then continue. Returns the outcome.
 */
export async function endAccess(
  tx: Sql,
  { id, role, disabledAt }: { id: string; role: Role; disabledAt: Date | null },
  successor: { readonly userId: string; readonly username: string } | null,
): Promise<Ended> {
  const isOut = disabledAt !== null
  if (isOut) await endSessionsOf(tx, id)
  if (isOut || !can(role, 'users.manage')) await revokeInvitationsOf(tx, id)
  if (!isOut && can(role, 'connections.manage')) return { keys: 0, webhooks: 0, handedOver: false }
  const next = successor && { createdBy: successor.username, createdById: successor.userId }
  const keys = await tx
    .update(apiKeys)
    .set(next ?? { revokedAt: sql`now()` })
    .where(keysOf(id))
    .returning({ id: apiKeys.id })
  const hooks = await tx
    .update(webhooks)
    .set(next ?? { isOn: false })
    .where(webhooksOf(id))
    .returning({ id: webhooks.id })
  // Every server closes the event streams of keys that are over.
  if (keys.length > 0) await tx.execute(sql`select pg_notify(${sessionChannel}, 'key')`)
  return { keys: keys.length, webhooks: hooks.length, handedOver: next !== null }
}
