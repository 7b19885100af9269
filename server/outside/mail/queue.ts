import type pg from 'pg'
import { maxLateMs } from '#domain/conversation/message.ts'
import type { MailStop } from '#domain/conversation/own-login.ts'
import {
  customerMailTemplates,
  isHandWritten,
  mailRetryDelayMs,
  mailTemplates,
  mailTries,
  sentHoweverLate,
  stoppedMails,
} from '#domain/letters/mail.ts'
import { liveChannel } from '#server/db/announce.ts'
import { refusedForGood, undeliverable } from '#server/db/undeliverable.ts'
import type { MailContent } from './letters.ts'
import type { FailureKind } from './transport.ts'

/** A mail claimed by this process: no other process tries it until the claim ends. */
export type ClaimedMail = MailContent & {
  readonly id: string
  readonly recipient: string
  readonly attempts: number
  /** The request that caused it; null if none did. */
  readonly requestId: string | null
}

/**
 * Claims the mail due longest for `claimMs`; null if none is due. Safe on several servers. A hand-written one whose
 * last attempt has no outcome, since its server died, may have been sent: it waits for a teammate (`perhaps`). A mail
 * fails if it waited too long, or its lead was deleted meanwhile.
 */
export async function claimMail(pool: pg.Pool, claimMs: number): Promise<ClaimedMail | null> {
  const { rows } = await pool.query<ClaimedMail & { isOfDeleted: boolean }>(
    `with stopped as (
       update mails set status = 'perhaps', last_problem = 'server stopped', handed_at = null
       where status = 'queued' and due_at <= now() and handed_at is not null
     ), late as (
       update mails set status = 'failed', last_problem = 'waited too long', values = ${withoutLink}
       where status = 'queued' and handed_at is null and ${isLate}
     )
     update mails set attempts = attempts + 1, due_at = now() + $1 * interval '1 millisecond',
       handed_at = case when template = any($2) then now() end
     where id = (
       select id from mails where status = 'queued' and due_at <= now() and handed_at is null and not ${isLate} order by due_at limit 1 for update skip locked
     )
     returning id, template, language, recipient, recipient_name as "recipientName", values, attempts,
       request_id as "requestId", ${isOfDeleted} as "isOfDeleted"`,
    [claimMs, mailTemplates.filter(isHandWritten), maxLateMs, sentHoweverLate, customerMailTemplates],
  )
  const [mail] = rows
  if (!mail?.isOfDeleted) return mail ?? null
  await pool.query(
    `update mails set status = 'failed', last_problem = 'lead deleted', attempts = attempts - 1, due_at = now(), handed_at = null
     where id = $1 and status = 'queued'`,
    [mail.id],
  )
  return claimMail(pool, claimMs)
}

/**
 * Records that the mail server accepted a mail: forgets the links in it and sets `emailSent` of its setup.
 */
export async function markSent(pool: pg.Pool, { id }: Pick<ClaimedMail, 'id'>): Promise<void> {
  await pool.query(
    `with accepted as (
       update mail_fetches set problem = null, failing_since = null, told_at = null where channel = 'smtp' and problem is not null
     ), sent as (
       update mails set status = 'sent', sent_at = now(), last_problem = null, handed_at = null, values = ${withoutLink}
       where id = $1 returning template, entity_id, mailbox_takes_mails(recipient)
     )
     update subscription_setups set email_sent = true
     where id = (select entity_id::uuid from sent where template = 'setup_received')`,
    [id],
  )
}

/**
 * Records a failed try: the mail is retried after a doubling delay. Out of tries, or permanently refused by the
 * mail server, it is `failed` and staff can queue it again. Where the address takes no mails, others that wait for it end, too.
 */
export async function markTried(
  pool: pg.Pool,
  { id, template, recipient, attempts }: Pick<ClaimedMail, 'id' | 'template' | 'recipient' | 'attempts'>,
  kind: FailureKind,
  problem: string,
  stop: MailStop | null = null,
): Promise<void> {
  const isUndeliverable = kind === 'undeliverable'
  const isUncertain = kind === 'unknown' && isHandWritten(template)
  const isOver = isUndeliverable || isUncertain || kind === 'refused' || attempts >= mailTries
  await pool.query(
    `update mails set last_problem = $2, due_at = now() + case when $4 then 0 else $3 end * interval '1 millisecond',
       status = case when $4 then $5 else status end, handed_at = null, values = case when $4 then ${withoutLink} else values end
     where id = $1 and status = 'queued'`,
    [
      id,
      isUndeliverable ? refusedForGood(problem) : problem,
      mailRetryDelayMs(attempts),
      isOver,
      isUncertain ? 'perhaps' : 'failed',
    ],
  )
  if (stop !== null) await recordStop(pool, stop)
  if (!isUndeliverable) return
  await pool.query(
    `with stopped as (
       update mails set status = 'failed', last_problem = $2, due_at = now()
       where recipient = $1 and status = 'queued' and template = any($3)
     ), marked as (
       update lead_addresses set undeliverable_since = coalesce(undeliverable_since, now()), undeliverable_reason = $5
       where kind = 'email' and key = $1
     )
     insert into events (channel, payload)
     select $4, json_build_object('topic', 'leads', 'change', 'changed', 'id', lead_id)::text from lead_addresses
     where kind = 'email' and key = $1 and is_current`,
    [recipient, undeliverable, stoppedMails, liveChannel, problem],
  )
}

/** No mail leaves; why, and since when, is known until the mail server accepts one. */
const recordStop = (pool: pg.Pool, stop: MailStop) =>
  pool.query(
    `insert into mail_fetches (channel, problem, failing_since) values ('smtp', $1, now())
     on conflict (channel) do update set problem = $1, failing_since = coalesce(mail_fetches.failing_since, now())`,
    [stop],
  )

/** Releases a claimed mail untried, since this server stops. */
export async function releaseMail(pool: pg.Pool, { id }: Pick<ClaimedMail, 'id'>): Promise<void> {
  await pool.query(
    `update mails set attempts = attempts - 1, due_at = now(), handed_at = null where id = $1 and status = 'queued'`,
    [id],
  )
}

/** Milliseconds until a queued mail is due, negative if overdue; null if none waits. */
export async function nextMailIn(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ ms: number | null }>(
    `select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from mails where status = 'queued'`,
  )
  return rows[0]?.ms ?? null
}

const isOfDeleted = `(entity = 'lead' and template = any($5) and exists (
  select from contact_requests l where l.id = entity_id::uuid and l.deleted_at is not null))`
const isLate = `(due_at < now() - $3 * interval '1 millisecond' and template <> all($4))`
const withoutLink = `case when values ? 'link' then values || '{"link": null}' else values end`
