import type { Handlers } from '#contract/handler.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { readLostReasons, writeLostReasons } from './store.ts'

/** Why leads are lost: the list that staff choose from. */
export function lostReasonHandlers({ sql: db }: Database): Handlers<'listLostReasons' | 'saveLostReasons'> {
  return {
    listLostReasons: () => readLostReasons(db),

    saveLostReasons: ({ body }, context) =>
      db.transaction(async (tx) => {
        const list = await writeLostReasons(tx, body, context.actor.userId)
        await audit(tx, context, {
          action: 'lost_reasons.changed',
          entity: 'lost_reasons',
          entityId: null,
          detail: { reasons: list.reasons, ...(body.renamed?.length && { renamed: body.renamed }) },
        })
        return list
      }),
  }
}
