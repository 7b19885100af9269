import { createHash } from 'node:crypto'
import type { CancellationBody } from '#contract/cancellations.ts'
import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { cancellationTaskTitles } from '#domain/setups/cancellations.ts'
import { staffLanguageOf } from '#domain/site/languages.ts'
import { announce } from '#server/db/announce.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, desc, eq, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { newReceipt, type Receipt } from '#server/db/receipt.ts'
import { leadAddresses } from '#server/db/schema/addresses.ts'
import { cancellations } from '#server/db/schema/cancellations.ts'
import { leads, leadTasks } from '#server/db/schema/leads.ts'
import { users } from '#server/db/schema/staff.ts'
import { takeKey } from '#server/db/take-key.ts'
import { notifyStaff } from '#server/outside/mail/notify-staff.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'

/** Takes in one declaration, with the form's idempotency key if any. */
export type CancellationIntake = (body: CancellationBody, idempotencyKey?: string) => Promise<Receipt>

/**
 * Takes in cancellation declarations, each exactly once: the declaration, a task with the person's lead and the mails
 * in one transaction. Throws `key_reused` if the key belongs to another declaration.
 */
export function openCancellationIntake({ sql: db }: Database, outbox: Outbox): CancellationIntake {
  return (body, idempotencyKey) => {
    const receipt = newReceipt()
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
    return db.transaction(async (tx) => {
      const post = { scope: 'cancellation', fingerprints: [hash], answer: receipt, idempotencyKey } as const
      const earlier = await takeKey<Receipt>(tx, post)
      if (earlier) return earlier
      const { id, receivedAt } = receipt
      const emailKey = normaliseEmail(body.email)
      await tx.insert(cancellations).values({ ...body, id, emailKey, createdAt: new Date(receivedAt) })
      await leaveTask(tx, emailKey, new Date(receivedAt))
      await queueMails(tx, outbox, body, receipt)
      await announce(tx, { topic: 'cancellations', change: 'arrived', id })
      return receipt
    })
  }
}

/**
 * A task, due at once, with the newest lead of the same person; none if no lead has this address, and one for all that
 * arrive until it is done. Anybody can type an address: the lead itself stays as it is, with the answer it waits for.
 */
async function leaveTask(tx: Sql, emailKey: string, now: Date): Promise<void> {
  const ofAddress = tx
    .select({ id: leadAddresses.leadId })
    .from(leadAddresses)
    .where(and(eq(leadAddresses.kind, 'email'), eq(leadAddresses.key, emailKey), leadAddresses.isCurrent))
  const [found] = await tx
    .select({ lead: leads, language: users.language })
    .from(leads)
    .leftJoin(users, eq(users.username, leads.assignedTo))
    .where(and(sql`${leads.id} = any (array(${ofAddress}))`, isNull(leads.deletedAt)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(1)
    .for('update', { of: leads })
  if (!found) return
  const { lead, language } = found
  const isOpen = and(eq(leadTasks.leadId, lead.id), eq(leadTasks.type, 'cancellation'), eq(leadTasks.status, 'pending'))
  if ((await tx.$count(leadTasks, isOpen)) > 0) return
  await tx.insert(leadTasks).values({
    id: newId(),
    leadId: lead.id,
    title: cancellationTaskTitles[staffLanguageOf(language)],
    type: 'cancellation',
    priority: 'high',
    assignedTo: lead.assignedTo,
    dueDate: now,
  })
  await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
}

/** Queues the receipt (on a durable medium), and a mail to every teammate who may carry it out and has an address. */
async function queueMails(tx: Sql, outbox: Outbox, body: CancellationBody, { id, receivedAt }: Receipt): Promise<void> {
  const about = { entity: 'cancellation', id } as const
  await outbox.queue(tx, {
    template: 'cancellation_received',
    language: body.language,
    to: { address: body.email, name: body.name },
    about,
    values: { receivedAt, receipt: id, kind: body.kind },
  })
  await notifyStaff(tx, outbox, { template: 'cancellation_for_staff', about, values: { receivedAt } })
}
