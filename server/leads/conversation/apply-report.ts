import { outcomeOfReport } from '#domain/conversation/bounce.ts'
import type { MailReport } from '#domain/conversation/mail.ts'
import { liveChannel } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'

/**
 * Applies a delivery report or read receipt to our mail, found by its Message-ID, else by the lead's key and the
 * recipient. Null: it names no mail of ours, so it is ignored.
 */
export async function applyReport(
  tx: Sql,
  report: MailReport,
  leadOfKey: string | null,
): Promise<{ readonly leadId: string | null } | null> {
  const mail = await reportedMail(tx, report, leadOfKey)
  if (!mail) return null
  const found = { leadId: mail.leadId }
  if (report.kind === 'receipt') {
    await setState(tx, mail.id, 'read', null)
    return found
  }
  const outcome = outcomeOfReport(report, mail.personKey)
  const status = report.recipients[0]?.status ?? ''
  if (outcome === 'delivered' && mail.state !== 'read') await setState(tx, mail.id, 'delivered', null)
  if (outcome === 'failed' || outcome === 'no_such_mailbox')
    await setState(tx, mail.id, 'failed', `${outcome} ${status}`)
  if (outcome === 'no_such_mailbox') await markDead(tx, mail.personKey, status)
  return found
}

async function reportedMail(tx: Sql, { about, recipients }: MailReport, leadOfKey: string | null) {
  const { id, leadId, personKey, state } = messages
  const named = recipients.flatMap(({ addresses }) => addresses)
  const [mail] = await tx
    .select({ id, leadId, personKey, state })
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

async function setState(tx: Sql, id: string, state: string, problem: string | null): Promise<void> {
  await tx.update(messages).set({ state, problem }).where(eq(messages.id, id))
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
