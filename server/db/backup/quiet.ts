import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** Everything a restored copy holds back: names, or counts of what has none. */
export type Held = {
  readonly keys: readonly string[]
  readonly webhooks: readonly string[]
  readonly rules: readonly string[]
  readonly mails: number
  readonly deliveries: number
  readonly devices: number
  readonly mailServers: number
  readonly mailboxes: number
  readonly messengers: number
  readonly chats: number
}

/**
 * Makes a restored copy quiet, since the original may still be running, and since things may have ended after the
 * backup: API keys are revoked; webhooks, rules, mail servers, mailboxes and messengers are disabled; due mails, chat
 * messages and deliveries have failed (each can be resent by hand); no device gets pushes before its teammate logs in
 * there.
 */
export async function makeQuiet(tx: Sql): Promise<Held> {
  const namesOf = async (text: ReturnType<typeof sql>) =>
    (await tx.execute<{ name: string }>(text)).rows.map(({ name }) => name).toSorted()
  const countOf = async (text: ReturnType<typeof sql>) => (await tx.execute(text)).rowCount ?? 0
  await tx.execute(sql`delete from push_messages`)
  // Of logins that the copy no longer has.
  await tx.execute(sql`delete from mail_fetches`)
  await tx.execute(sql`delete from channel_settings where channel = 'mail-sign-in'`)
  await tx.execute(sql`delete from channel_secrets where name in ('sign-in', 'sign-in-pending')`)
  // Open tabs know versions and positions that the original reached after the backup: none may come again.
  await tx.execute(sql`update change_counters set changes = changes + extract(epoch from now())::bigint`)
  await tx.execute(sql`select setval(seq, coalesce(pg_sequence_last_value(seq), 0) + extract(epoch from now())::bigint)
    from (select pg_get_serial_sequence('events', 'id')::regclass as seq) as events`)
  return {
    keys: await namesOf(sql`update api_keys set revoked_at = now()
      where revoked_at is null and coalesce(expires_at, 'infinity') > now() returning name`),
    webhooks: await namesOf(sql`update webhooks set is_on = false where is_on returning name`),
    rules: await namesOf(sql`update automation_rules set is_on = false, on_since = null
      where is_on and deleted_at is null returning rule ->> 'name' as name`),
    mails: await countOf(sql`update mails set status = 'failed', last_problem = 'restored',
      values = case when values ? 'link' then values || '{"link": null}' else values end where status = 'queued'`),
    deliveries: await countOf(sql`update webhook_deliveries set status = 'failed' where status = 'waiting'`),
    devices: await countOf(sql`update push_devices set paused_at = now() where paused_at is null`),
    mailServers: await countOf(sql`delete from channel_settings where channel = 'smtp'`),
    mailboxes: await countOf(sql`update channel_settings set values = values || '{"imap": null}'
      where jsonb_typeof(values -> 'imap') = 'object'`),
    // Two servers polling one bot would take each other's updates.
    messengers: await countOf(
      sql`delete from channel_secrets where channel in ('whatsapp', 'telegram') and name = 'token'`,
    ),
    // Kept for resending by a teammate; the delivery of one that was being handed over is unknown.
    chats: await countOf(sql`with waiting as (
        update channel_sends set ended_at = now() where ended_at is null returning message_id, handed_at)
      update messages m set state = case when w.handed_at is null then 'failed' else 'perhaps' end, problem = 'restored'
      from waiting w where m.id = w.message_id`),
  }
}

/** Describes the same for the operator; empty if nothing was held back. */
export function describeHeld(held: Held): string[] {
  const named = (what: string, names: readonly string[]) => (names.length > 0 ? [`  ${what}: ${names.join(', ')}`] : [])
  const counted = (what: string, count: number) => (count > 0 ? [`  ${what}: ${count}`] : [])
  const lines = [
    ...named('API keys revoked (make new ones)', held.keys),
    ...named('Webhooks switched off', held.webhooks),
    ...named('Rules switched off', held.rules),
    ...counted('Mails not sent (the outbox sends them again, one by one)', held.mails),
    ...counted('Webhook deliveries not sent', held.deliveries),
    ...counted('Mail servers switched off (connect them again)', held.mailServers),
    ...counted('Mailboxes not fetched (connect them again)', held.mailboxes),
    ...counted('Messengers switched off (enter their tokens again)', held.messengers),
    ...counted('Chat messages not sent', held.chats),
    ...counted('Devices without pushes until their teammate logs in there', held.devices),
  ]
  return lines.length > 0 ? ['This copy starts quiet. Before you switch anything on, stop the original:', ...lines] : []
}
