import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { staffLanguageOf } from '#domain/site/languages.ts'
import { can, type Role } from '#domain/staff/permissions.ts'
import type { Sql } from '#server/db/database.ts'
import { and, isNotNull, isNull, sql } from '#server/db/drizzle.ts'
import { users } from '#server/db/schema/staff.ts'
import type { MailRequest, Outbox } from './outbox.ts'

/** Customers' submissions that teammates work on. */
type CustomerPost = Pick<MailRequest, 'about'> & {
  readonly template: 'setup_for_staff' | 'cancellation_for_staff'
  readonly values: { readonly receivedAt: string }
}

/** Anybody can cause these: a teammate gets the first at once, and all others of this period as one more mail. */
const gatheredMinutes = 60

/** Queues a mail to every active teammate who may work on setups and has an address, in their own language. */
export async function notifyStaff(tx: Sql, outbox: Outbox, post: CustomerPost): Promise<void> {
  // Serialised, or simultaneous ones would each find no earlier mail.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff ${post.template}`}, 0))`)
  const teammates = await tx
    .select()
    .from(users)
    .where(and(isNotNull(users.email), isNull(users.disabledAt)))
  for (const { email, username, role, language } of teammates) {
    if (!email || !can(role as Role, 'setup.write')) continue
    const to = { address: email, name: username }
    const { waits, notBefore } = await earlierMails(tx, post.template, email)
    if (!waits) await outbox.queue(tx, { ...post, language: staffLanguageOf(language), to }, notBefore)
  }
}

/** If such a mail to an address is pending, and until when the next one waits. */
async function earlierMails(tx: Sql, template: CustomerPost['template'], email: string) {
  const { rows } = await tx.execute<{ waits: boolean | null; ms: number | null }>(sql`
    select bool_or(status = 'queued' or (status = 'kept' and due_at > now())) as waits,
      (extract(epoch from max(created_at) + ${gatheredMinutes} * interval '1 minute') * 1000)::float8 as ms
    from mails where recipient = ${normaliseEmail(email)} and template = ${template}
      and (status = 'queued' or created_at > now() - ${gatheredMinutes} * interval '1 minute')`)
  const { waits, ms } = rows[0]!
  return { waits: waits === true, notBefore: ms === null ? null : new Date(ms) }
}
