import type { Handlers } from '#contract/handler.ts'
import { defaultOffers, type Offers, offersSetting } from '#domain/privacy/offers.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { settings } from '#server/db/schema/staff.ts'

async function readOffers(db: Sql): Promise<Offers> {
  const [row] = await db.select().from(settings).where(eq(settings.key, offersSetting))
  return { ...defaultOffers, ...(row?.value as Partial<Offers> | undefined) }
}

/** The team's rules for offers by email. */
export function offersHandlers({ sql: db }: Database): Handlers<'readOffers' | 'changeOffers'> {
  return {
    readOffers: () => readOffers(db),

    changeOffers: ({ body }, context) =>
      db.transaction(async (tx) => {
        const from = await readOffers(tx)
        const row = { value: body, updatedAt: new Date(), updatedBy: context.actor.userId }
        await tx
          .insert(settings)
          .values({ key: offersSetting, ...row })
          .onConflictDoUpdate({ target: settings.key, set: row })
        await audit(tx, context, {
          action: 'settings.changed',
          entity: 'setting',
          entityId: offersSetting,
          detail: { from, to: body },
        })
        return body
      }),
  }
}
