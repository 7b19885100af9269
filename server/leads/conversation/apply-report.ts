import { outcomeOfReport } from '#domain/conversation/bounce.ts'
import type { MailReport, ReceivedMail } from '#domain/conversation/mail.ts'
import { isShownForged } from '#domain/conversation/whose-mail.ts'
import { staffMailTemplates } from '#domain/letters/mail.ts'
import { liveChannel } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, gt, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import { mailIdIn } from './mail-id.ts'
import { stopOffers } from './opt-out.ts'

/** Feedback types by which a person complains. Others say that a mail was no spam, or failed authentication. */
const complaints = ['abuse', 'fraud', 'opt-out', 'opt-out-list']

/**
 * Applies a delivery report, read receipt or complaint to our mail, found by its Message-ID, else by the lead's key and the
 * recipient. Null if it names no mail of ours, or is a receipt from another address. Anyone who knows a Message-ID can send a
 * report, so an address that has answered or sent a receipt since is never marked as undeliverable.
 */
export async function applyReport(
  tx: Sql,
  report: MailReport,
  received: Pick<ReceivedMail, 'from' | 'authentication' | 'subject' | 'text'>,
  leadOfKey: string | null,
): Promise<{ readonly leadId: string | null } | null> {
  const mail =
    (await reportedMail(tx, report, leadOfKey)) ??
    (await reportedLetter(tx, report)) ??
    (await reportedInWords(tx, report, received))
  if (!mail) return null
  const found = { leadId: mail.leadId }
  if (report.kind === 'receipt') {
    // Only the recipient can confirm that they read it.
    if (received.from?.address !== mail.personKey || isShownForged(received)) return null
    await setState(tx, mail.id, 'read', null)
    return found
  }
  if (report.kind === 'complaint') {
    if (report.recipients.some(({ action }) => complaints.includes(action)))
      await stopOffers(tx, mail.personKey, mail.leadId)
    return found
  }
  const { outcome, status } = outcomeOfReport(report, mail.personKey)
  const isAlive = mail.state === 'read' || (await hasWrittenSince(tx, mail))
  if (outcome === 'delivered' && mail.state !== 'read') await setState(tx, mail.id, 'delivered', null)
  if (outcome === 'no_such_mailbox' && !isAlive) {
    await setState(tx, mail.id, 'failed', `${outcome} ${status}`)
    await markDead(tx, mail.personKey, status)
  } else if ((outcome === 'failed' || outcome === 'no_such_mailbox') && mail.state !== 'read')
    await setState(tx, mail.id, 'failed', `failed ${status}`)
  return found
}

async function reportedMail(tx: Sql, { about, recipients }: MailReport, leadOfKey: string | null) {
  const { id, leadId, personKey, state, at } = messages
  const named = recipients.flatMap(({ addresses }) => addresses)
  const [mail] = await tx
    .select({ id, leadId, personKey, state, at })
    .from(messages)
    .where(
      and(
        eq(messages.direction, 'out'),
        eq(messages.channel, 'email'),
        about === null
          ? sql`${leadId} = ${leadOfKey}::uuid and ${personKey} = any(${sql.param(named)}::text[])`
          : eq(messages.mailId, about),
      ),
    )
    .orderBy(desc(messages.at))
    .limit(1)
  return mail
}

/**
 * Our latest mail of the last days to somebody whom a report in words names, if it names its subject as well, as those of QQ and
 * 163 do, which have no Message-ID.
 */
async function reportedInWords(
  tx: Sql,
  { about, recipients }: MailReport,
  { subject, text, authentication }: Pick<ReceivedMail, 'authentication' | 'subject' | 'text'>,
) {
  const named = recipients.flatMap(({ addresses }) => addresses)
  const isInWords = about === null && named.length > 0 && recipients.every(({ status }) => status === '')
  if (!isInWords || isShownForged({ authentication })) return undefined
  const { id, leadId, personKey, state, at } = messages
  const sent = await tx
    .select({ id, leadId, personKey, state, at, subject: messages.subject })
    .from(messages)
    .where(
      and(
        eq(messages.direction, 'out'),
        eq(messages.channel, 'email'),
        sql`${personKey} = any(${sql.param(named)}::text[])`,
        sql`${at} > now() - interval '7 days'`,
      ),
    )
    .orderBy(desc(at))
    .limit(20)
  const words = inOneLine(`${subject} ${text}`)
  return sent.find((mail) => mail.subject && words.includes(inOneLine(mail.subject)))
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The receipt or rule's email with this Message-ID, which contains its id; these are in no thread. */
async function reportedLetter(tx: Sql, { about }: MailReport) {
  const id = mailIdIn(about ?? '')
  if (id === null) return undefined
  const { rows } = await tx.execute<{ id: string; leadId: string | null; personKey: string; at: Date | string }>(sql`
    select m.id, l.id as "leadId", m.recipient as "personKey", m.created_at as at
    from mails m left join contact_requests l on l.id = case when m.entity = 'lead' then m.entity_id::uuid end and l.deleted_at is null
    where m.id = ${id}::uuid and m.template <> all(${sql.param([...staffMailTemplates])}::text[])`)
  return rows[0] && { ...rows[0], at: new Date(rows[0].at), state: 'sent' }
}

/** True if a person wrote from a mail's address after it was sent. */
async function hasWrittenSince(tx: Sql, { personKey, at }: { personKey: string; at: Date }): Promise<boolean> {
  const [found] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.channel, 'email'),
        eq(messages.direction, 'in'),
        eq(messages.personKey, personKey),
        eq(messages.isAutomatic, false),
        gt(messages.at, at),
      ),
    )
    .limit(1)
  return found !== undefined
}

async function setState(tx: Sql, id: string, state: string, problem: string | null): Promise<void> {
  // It waits in the inbox, so that the lead can be reached otherwise.
  const waits = state === 'failed' && { settledAt: null, settledAs: null }
  await tx
    .update(messages)
    .set({ state, problem, ...waits })
    .where(eq(messages.id, id))
}

/** Marks an address whose mailbox does not exist as undeliverable, on every lead that has it. */
async function markDead(tx: Sql, address: string, status: string): Promise<void> {
  await tx.execute(sql`
    with marked as (
      update lead_addresses set undeliverable_since = coalesce(undeliverable_since, now()), undeliverable_reason = ${status}
      where kind = 'email' and key = ${address} returning lead_id
    )
    insert into events (channel, payload)
    select ${liveChannel}, json_build_object('topic', 'leads', 'change', 'changed', 'id', lead_id)::text from marked`)
}
