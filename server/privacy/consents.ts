import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { Consent } from '#contract/privacy.ts'
import type { WithdrawalWay } from '#domain/consent-channels.ts'
import type { Language } from '#domain/languages.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { consents } from '#server/db/schema/leads.ts'

/** What a lead agreed to, and taking it back on their word. */
export function consentHandlers({ sql: db }: Database): Handlers<'listConsents' | 'withdrawConsent'> {
  return {
    async listConsents({ params }) {
      const rows = await db
        .select()
        .from(consents)
        .where(eq(consents.leadId, params.id))
        .orderBy(desc(consents.givenAt), desc(consents.id))
        .limit(500)
      return { data: rows.map(toConsent) }
    },

    withdrawConsent: ({ params }, context) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(consents).where(eq(consents.id, params.id)).for('update')
        if (!before) throw new ApiError('not_found')
        if (before.withdrawnAt) return toConsent(before)
        const [after] = await tx
          .update(consents)
          .set({ withdrawnAt: sql`now()`, withdrawnThrough: 'team' satisfies WithdrawalWay })
          .where(eq(consents.id, params.id))
          .returning()
        await audit(tx, context, {
          action: 'consent.withdrawn',
          entity: 'lead',
          entityId: before.leadId,
          detail: { purpose: before.purpose },
        })
        await announce(tx, { topic: 'leads', change: 'changed', id: before.leadId })
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
