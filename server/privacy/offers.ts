import type { Handlers } from '#contract/handler.ts'
import { defaultOffers, type Offers, offersSetting } from '#domain/privacy/offers.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { readSetting, writeSetting } from '#server/db/team-setting.ts'

async function readOffers(db: Sql): Promise<Offers> {
  return { ...defaultOffers, ...((await readSetting(db, offersSetting)) as Partial<Offers> | undefined) }
}

/** The team's rules for offers by email. */
export function offersHandlers({ sql: db }: Database): Handlers<'readOffers' | 'changeOffers'> {
  return {
    readOffers: () => readOffers(db),

    changeOffers: ({ body }, context) =>
      db.transaction(async (tx) => {
        const from = await readOffers(tx)
        await writeSetting(tx, offersSetting, body, context.actor.userId)
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
