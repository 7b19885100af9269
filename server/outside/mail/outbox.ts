import { mailboxOf, normaliseEmail } from '#domain/addresses/email-address.ts'
import { emailIsValid } from '#domain/basics/text.ts'
import {
  gathering,
  type MailLanguage,
  type MailStatus,
  type MailTemplate,
  type MailValues,
  mailsPerMailboxAndDay,
  sentHoweverLate,
  waitsWhileQuiet,
} from '#domain/letters/mail.ts'
import { quietEnd } from '#domain/staff/push.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, gt, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { mails } from '#server/db/schema/mail.ts'
import { pushQuietHours } from '#server/db/schema/push.ts'
import { users } from '#server/db/schema/staff.ts'

/** A mail to queue: template, language, recipient, subject record, and values. */
export type MailRequest = {
  [T in MailTemplate]: {
    readonly template: T
    readonly language: MailLanguage<T>
    readonly to: { readonly address: string; readonly name: string | null }
    /** Its cause, which erasure finds it by and a sent mail updates. */
    readonly about: {
      readonly entity:
        | 'lead'
        | 'setup'
        | 'cancellation'
        | 'user'
        | 'invitation'
        | 'task'
        | 'access'
        | 'webhook'
        | 'channel'
      readonly id: string
    }
    readonly values: MailValues[T]
  }
}[MailTemplate]

export type Outbox = {
  /**
   * Queues a mail in the caller's transaction: it is sent on commit, and never otherwise. For templates anybody can
   * trigger, nothing is queued beyond the mailbox's daily limit (`mailsPerMailboxAndDay`), except required ones, which are gathered. `id`: of its message.
   * `notBefore`: earliest sending time; null: at once. Waits for the teammate's quiet hours in any case.
   */
  queue(tx: Sql, mail: MailRequest, notBefore?: Date | null, id?: string): Promise<void>
  /** The initial state of mails. */
  start(): Promise<MailStart>
}

export type MailStart = {
  /** Initial status: `queued`, or `kept` without a mail server. */
  readonly statusOfNew: MailStatus
  /** True if confirmation requests are possible: mails go out, with links to this site. */
  readonly asksToConfirm: boolean
}

/** Without a mail server. */
export const mailsAreKept: MailStart = { statusOfNew: 'kept', asksToConfirm: false }

/** Resolves to true if a mail server is set. */
type Sends = () => Promise<boolean>

/**
 * The outbox. Without a mail server (`sends`) mails are kept for staff to read, without links that open something. `links`:
 * whether the address of the site is set.
 */
export function createOutbox({ sends, links = false }: { readonly sends: Sends; readonly links?: boolean }): Outbox {
  const start = async (): Promise<MailStart> =>
    (await sends()) ? { statusOfNew: 'queued', asksToConfirm: links } : mailsAreKept
  return {
    start,
    async queue(tx, { template, language, to, about, values }, notBefore = null, id = newId()) {
      const recipient = normaliseEmail(to.address)
      if (!emailIsValid(recipient)) throw new Error(`Not an address that a mail of ${template} can go to`)
      const isOver = await hasReachedLimit(tx, template, recipient)
      if (isOver && (!isRequired(template) || (await gathered(tx, { template, recipient, values })))) return
      const { statusOfNew } = await start()
      const earliest = isOver ? await nextGathering(tx, template, recipient) : notBefore
      const dueAt = (await endOfQuiet(tx, template, recipient, earliest ?? new Date())) ?? earliest
      await tx.insert(mails).values({
        id,
        template,
        language,
        recipient,
        recipientName: to.name,
        values: statusOfNew === 'kept' ? withoutSecrets(values) : values,
        entity: about.entity,
        entityId: about.id,
        status: statusOfNew,
        ...(dueAt && { dueAt }),
      })
    },
  }
}

/** The values of a mail that will not be sent (again), without the link that would let a reader use the invitation. */
export function withoutSecrets(values: MailValues[MailTemplate]): Record<string, unknown> {
  return 'link' in values ? { ...values, link: null } : { ...values }
}

async function endOfQuiet(tx: Sql, template: MailTemplate, recipient: string, from: Date): Promise<Date | null> {
  if (!waitsWhileQuiet(template)) return null
  const [hours] = await tx
    .select({ from: pushQuietHours.from, to: pushQuietHours.to, timeZone: pushQuietHours.timeZone })
    .from(pushQuietHours)
    .innerJoin(users, eq(users.id, pushQuietHours.userId))
    .where(sql`lower(${users.email}) = ${recipient}`)
  const end = quietEnd(hours ?? null, from.getTime())
  return end === null ? null : new Date(end)
}

const isRequired = (template: MailTemplate) => sentHoweverLate.some((one) => one === template)

/** Mails of a template to a mailbox, in whatever spelling. */
const toMailbox = (template: MailTemplate, recipient: string) =>
  sql`${mails.template} = ${template} and email_person(${mails.recipient}) = email_person(${recipient})`

async function hasReachedLimit(tx: Sql, template: MailTemplate, recipient: string): Promise<boolean> {
  const shares: { readonly [T in MailTemplate]?: number } = mailsPerMailboxAndDay
  const share = shares[template]
  if (share === undefined) return false
  // Requests for one mailbox take turns; simultaneous ones would each find no mail.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${mailboxOf(recipient)}`}, 0))`)
  const ofToday = and(toMailbox(template, recipient), gt(mails.createdAt, sql`now() - interval '24 hours'`))
  return (await tx.$count(mails, ofToday)) >= share
}

/** Adds a required receipt to the mail waiting for its mailbox; false if there is none. */
async function gathered(
  tx: Sql,
  { template, recipient, values }: { template: MailTemplate; recipient: string; values: object },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update mails set values = mails.values || jsonb_build_object('further',
      coalesce(mails.values -> 'further', '[]') || ${JSON.stringify([values])}::jsonb)
    where id = (
      select id from mails where ${toMailbox(template, recipient)} and due_at > now() and attempts = 0
        and status in ('queued', 'kept') and coalesce(jsonb_array_length(mails.values -> 'further'), 0) < ${gathering.max}
      order by due_at limit 1 for update)`)
  return rowCount === 1
}

/** Earliest time of the next mail with gathered receipts to a mailbox. */
async function nextGathering(tx: Sql, template: MailTemplate, recipient: string): Promise<Date> {
  const { rows } = await tx.execute<{ ms: number }>(sql`
    select (extract(epoch from max(greatest(created_at, due_at)) + ${gathering.hours} * interval '1 hour') * 1000)::float8 as ms
    from mails where ${toMailbox(template, recipient)} and created_at > now() - interval '24 hours'`)
  return new Date(rows[0]!.ms)
}
