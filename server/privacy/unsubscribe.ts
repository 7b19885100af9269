import { isOffer } from '#domain/letters/mail.ts'
import { purposeOfChannel, type WithdrawalWay } from '#domain/privacy/consent-channels.ts'
import { addressPartOf } from '#domain/site/languages.ts'
import { announce } from '#server/db/announce.ts'
import { withdrawConsents } from '#server/db/consent-records.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { mails } from '#server/db/schema/mail.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import type { Vault } from '#server/vault/vault.ts'
import { signedLinks } from './signed-links.ts'

/** Request and origin of a withdrawal. */
type From = { readonly requestId: string; readonly address: string }

/**
 * Links with which recipients of letters withdraw their consent to offers by email, without a login. A link names its
 * letter and is signed, so that none can be guessed; it works as long as the letter and the key that signed it are kept.
 */
export function openUnsubscribe({ sql: db }: Pick<Database, 'sql'>, vault: Pick<Vault, 'fingerprints'>) {
  const { tokenOf, mailOf } = signedLinks(vault, 'unsubscribe')
  return {
    pathOf: (mailId: string, language: string) => `/${addressPartOf(language)}/unsubscribe/${tokenOf(mailId)}`,

    isSigned: (token: string) => mailOf(token) !== null,

    /** Withdraws; false where the link is not ours or its letter is gone. Doing it again changes nothing. */
    async withdraw(token: string, from: From): Promise<boolean> {
      const mailId = mailOf(token)
      return mailId !== null && db.transaction((tx) => withdraw(tx, mailId, from))
    },
  }
}

/** For the address that was written to, on every lead: to the person they are one. */
async function withdraw(tx: Sql, mailId: string, { requestId, address }: From): Promise<boolean> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, mailId))
  if (!mail || !isOffer(mail.template)) return false
  const way: WithdrawalWay = 'letter'
  const purpose = purposeOfChannel.email
  const consents = { purpose, address: mail.recipient, leadId: mail.entityId }
  const leadIds = await withdrawConsents(tx, consents, way)
  const entry = { action: 'consent.unsubscribed', entity: 'lead', detail: { purpose }, requestId, address }
  for (const leadId of leadIds) {
    await tx.insert(auditLog).values({ ...entry, entityId: leadId })
    await announce(tx, { topic: 'leads', change: 'changed', id: leadId })
  }
  return true
}
