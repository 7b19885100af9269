import { staffLanguageOf } from '#domain/languages.ts'
import { can, type Role } from '#domain/permissions.ts'
import type { Sql } from '#server/db/database.ts'
import { and, isNotNull, isNull } from '#server/db/drizzle.ts'
import { users } from '#server/db/schema/staff.ts'
import type { MailRequest, Outbox } from './outbox.ts'

/** What a customer has sent that teammates work on. */
export type CustomerPost = Pick<MailRequest, 'about'> & {
  readonly template: 'setup_for_staff' | 'cancellation_for_staff'
  readonly values: { readonly receivedAt: string }
}

/** Queues word to every active teammate who may work on setups and has an address, in their own language. */
export async function notifyStaff(tx: Sql, outbox: Outbox, post: CustomerPost): Promise<void> {
  const colleagues = await tx
    .select()
    .from(users)
    .where(and(isNotNull(users.email), isNull(users.disabledAt)))
  for (const { email, username, role, language } of colleagues) {
    if (!email || !can(role as Role, 'setup.write')) continue
    const to = { address: email, name: username }
    await outbox.queue(tx, { ...post, language: staffLanguageOf(language), to })
  }
}
