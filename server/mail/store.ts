import type { Mail } from '#contract/mail.ts'
import type { MailStatus, MailTemplate } from '#domain/letters/mail.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { mails } from '#server/db/schema/mail.ts'
import { type MailSite, messageOf } from '#server/outside/mail/letters.ts'
import { withoutSecrets } from '#server/outside/mail/outbox.ts'

export type StoredMail = typeof mails.$inferSelect

/** Where a page ended: creation and id of its last mail. */
export type After = { readonly createdAt: string; readonly id: string }

/** Mails, newest first. */
export async function listMails(
  db: Sql,
  { status, after, limit }: { status: MailStatus | undefined; after: After | undefined; limit: number },
): Promise<StoredMail[]> {
  return db
    .select()
    .from(mails)
    .where(
      and(
        status && eq(mails.status, status),
        after && sql`(${mails.createdAt}, ${mails.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
}

export async function findMail(db: Sql, id: string): Promise<StoredMail | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row ?? null
}

/** Puts a mail that is not going out back in the queue, as if it were new; null if it is queued or sent by now. */
export async function queueAgain(tx: Sql, id: string): Promise<StoredMail | null> {
  const [row] = await tx
    .update(mails)
    .set({ status: 'queued', attempts: 0, lastProblem: null, dueAt: sql`now()` })
    .where(and(eq(mails.id, id), sql`${mails.status} in ('failed', 'kept', 'perhaps')`))
    .returning()
  return row ?? null
}

/** A mail's text and subject for staff, without secret links. */
export function readable(row: StoredMail, site: MailSite): { readonly mail: Mail; readonly text: string } {
  const { subject, text } = messageOf({ ...row, values: withoutSecrets(row.values as never) }, site)
  const mail: Mail = {
    id: row.id,
    template: row.template as MailTemplate,
    language: row.language,
    recipient: row.recipient,
    recipientName: row.recipientName,
    subject,
    entity: row.entity,
    entityId: row.entityId,
    status: row.status as MailStatus,
    attempts: row.attempts,
    lastProblem: row.lastProblem,
    dueAt: row.dueAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
  return { mail, text }
}
