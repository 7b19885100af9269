import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { Consent } from '#contract/privacy.ts'
import type { WithdrawalWay } from '#domain/privacy/consent-channels.ts'
import type { Language } from '#domain/site/languages.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import { consentsOfLead, withdrawConsents } from '#server/db/consent-records.ts'
import type { Database } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { readMailbox } from '#server/db/mailbox.ts'
import { consents, leads } from '#server/db/schema/leads.ts'

/** A lead's consents, and withdrawing them on the person's behalf. */
export function consentHandlers({
  sql: db,
}: Database): Handlers<'listConsents' | 'withdrawConsent' | 'tryAddressAgain'> {
  return {
    async listConsents({ params }) {
      const data = (await consentsOfLead(db, params.id)).map(toConsent)
      const [lead] = await db.select({ key: leads.emailKey }).from(leads).where(eq(leads.id, params.id))
      return { data, mailbox: await readMailbox(db, lead?.key ?? '') }
    },

    tryAddressAgain: ({ params }, context) =>
      db.transaction(async (tx) => {
        const [lead] = await tx.select({ key: leads.emailKey }).from(leads).where(eq(leads.id, params.id))
        if (!lead?.key) throw new ApiError('not_found')
        if ((await readMailbox(tx, lead.key)).undeliverableSince !== null) {
          await tx.execute(sql`select mailbox_takes_mails(${lead.key})`)
          await audit(tx, context, { action: 'lead.address_tried', entity: 'lead', entityId: params.id, detail: {} })
          await announce(tx, { topic: 'leads', change: 'changed', id: params.id })
        }
        return readMailbox(tx, lead.key)
      }),

    withdrawConsent: ({ params }, context) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(consents).where(eq(consents.id, params.id)).for('update')
        if (!before) throw new ApiError('not_found')
        if (before.withdrawnAt) return toConsent(before)
        // A person withdraws a consent, not one record of it: there may be several.
        for (const leadId of await withdrawConsents(tx, before, 'team')) {
          await audit(tx, context, {
            action: 'consent.withdrawn',
            entity: 'lead',
            entityId: leadId,
            detail: { purpose: before.purpose },
          })
          await announce(tx, { topic: 'leads', change: 'changed', id: leadId })
        }
        const [after] = await tx.select().from(consents).where(eq(consents.id, params.id))
        return toConsent(after!)
      }),
  }
}

const toConsent = ({ givenAt, withdrawnAt, language, ...row }: typeof consents.$inferSelect): Consent => ({
  ...row,
  language: language as Language,
  givenAt: givenAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
  withdrawnThrough: row.withdrawnThrough as WithdrawalWay | null,
})
