import type { Mailbox } from '#domain/privacy/consent-channels.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** Facts about a mailbox (`mailboxes-sql`), with the reply of a mail server that refuses it. */
type KnownMailbox = Mailbox<string> & {
  readonly undeliverableSince: string | null
  readonly undeliverableReason: string | null
}

/** Facts about the mailbox with this key (`domain/addresses/person-keys`). */
export async function readMailbox(tx: Sql, key: string): Promise<KnownMailbox> {
  const { rows } = await tx.execute<
    Record<Moments, string | Date | null> & { needs: boolean; reason: string | null }
  >(sql`
    select offers_need_confirmation() as needs, max(confirmation_asked_at) as asked, max(confirmed_at) as confirmed,
      undeliverable_since(${key}) as since, max(undeliverable_reason) as reason
    from lead_addresses where kind = 'email' and key = ${key} and key <> ''`)
  const { needs, asked, confirmed, since, reason } = rows[0]!
  return {
    needsConfirmation: needs,
    askedAt: iso(asked),
    confirmedAt: iso(confirmed),
    undeliverableSince: iso(since),
    undeliverableReason: reason,
  }
}

type Moments = 'asked' | 'confirmed' | 'since'

const iso = (moment: string | Date | null): string | null => (moment === null ? null : new Date(moment).toISOString())

/** The recipient of a confirmation request, and its lead. */
export type ToConfirm = {
  readonly mailId: string
  readonly address: string
  readonly leadId: string
  readonly language: string
  readonly name: string | null
  readonly requestId: string | null
}

/** SQL that asks each of these addresses (JSON of `ToConfirm`) once; `$2`: initial status of the mail. */
export const askText = 'select ask_to_confirm($1::jsonb, $2::text)'

/** As `askText`, in the caller's transaction. */
export async function askToConfirm(tx: Sql, wanted: readonly ToConfirm[], status: string): Promise<void> {
  await tx.execute(sql`select ask_to_confirm(${JSON.stringify(wanted)}::jsonb, ${status}::text)`)
}
