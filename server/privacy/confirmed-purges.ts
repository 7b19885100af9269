import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { HeldKind } from '#domain/privacy/retention.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { desc, eq } from '#server/db/drizzle.ts'
import { purgeRuns } from '#server/db/schema/mail.ts'
import { settings } from '#server/db/schema/staff.ts'
import { readSetting, writeSetting } from '#server/db/team-setting.ts'

const setting = 'confirmed_purges'
type Confirmed = Readonly<Partial<Record<HeldKind, number>>>

/** How many records of each kind an owner agreed to delete since the last purge. */
export async function readConfirmed(db: Sql): Promise<Confirmed> {
  return ((await readSetting(db, setting)) as Confirmed | undefined) ?? {}
}

/** A confirmation is good for one purge. */
export const forgetConfirmed = (db: Sql) => db.delete(settings).where(eq(settings.key, setting))

/** `sendPurge` asks for a purge in the caller's transaction. */
export function confirmPurgeHandlers(
  { sql: db }: Database,
  sendPurge: (tx: Sql) => Promise<void>,
): Handlers<'confirmPurge'> {
  return {
    confirmPurge: ({ body: { kind, count } }, context) =>
      db.transaction(async (tx) => {
        const [last] = await tx.select().from(purgeRuns).orderBy(desc(purgeRuns.startedAt)).limit(1)
        if ((last?.held as Confirmed | undefined)?.[kind] !== count) throw new ApiError('conflict')
        await writeSetting(tx, setting, { ...(await readConfirmed(tx)), [kind]: count }, context.actor.userId)
        await audit(tx, context, {
          action: 'purge.confirmed',
          entity: 'setting',
          entityId: setting,
          detail: { kind, count },
        })
        await sendPurge(tx)
        return {}
      }),
  }
}
