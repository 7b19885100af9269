import type { Handlers } from '#contract/handler.ts'
import type { RenamedReason } from '#domain/leads/lost-reasons.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { readLostReasons, writeLostReasons } from './store.ts'

/** Renames reasons in rules, in the caller's transaction. */
export type RenameInRules = (tx: Sql, by: By, renamed: readonly RenamedReason[]) => Promise<void>

/** Why leads are lost: the list that staff choose from. */
export function lostReasonHandlers(
  { sql: db }: Database,
  renameInRules: RenameInRules,
): Handlers<'listLostReasons' | 'saveLostReasons'> {
  return {
    listLostReasons: () => readLostReasons(db),

    saveLostReasons: ({ body }, context) =>
      db.transaction(async (tx) => {
        const list = await writeLostReasons(tx, body, context.actor.userId)
        await renameInRules(tx, context, body.renamed ?? [])
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
