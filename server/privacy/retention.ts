import type { Handlers } from '#contract/handler.ts'
import type { PurgeRun } from '#contract/privacy.ts'
import { defaultRetention, type Retention } from '#domain/privacy/retention.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { desc } from '#server/db/drizzle.ts'
import { purgeRuns } from '#server/db/schema/mail.ts'
import { refuseUnseen } from '#server/db/seen.ts'
import { lockSetting, readSetting, writeSetting } from '#server/db/team-setting.ts'

const setting = 'retention'

/** Retention periods: the owner's, else the defaults. */
export async function readRetention(db: Sql): Promise<Retention> {
  return { ...defaultRetention, ...((await readSetting(db, setting)) as Partial<Retention> | undefined) }
}

/** Retention settings, and results of past purges. */
export function retentionHandlers({ sql: db }: Database): Handlers<'readRetention' | 'changeRetention' | 'listPurges'> {
  return {
    readRetention: () => readRetention(db),

    changeRetention: ({ body: { seen, ...body } }, context) =>
      db.transaction(async (tx) => {
        // Concurrent changes of different kinds by two owners both apply.
        await lockSetting(tx, setting)
        const before = await readRetention(tx)
        await refuseUnseen(tx, { entity: 'setting', id: setting, current: before }, body, seen)
        const given = Object.fromEntries(Object.entries(body).filter(([, months]) => months !== undefined))
        const after: Retention = { ...before, ...given }
        await writeSetting(tx, setting, after, context.actor.userId)
        await audit(tx, context, {
          action: 'settings.changed',
          entity: 'setting',
          entityId: setting,
          detail: { from: before, to: after },
        })
        return after
      }),

    async listPurges() {
      const rows = await db.select().from(purgeRuns).orderBy(desc(purgeRuns.startedAt)).limit(100)
      return {
        data: rows.map(({ id, startedAt, finishedAt, removed, held }) => ({
          id,
          startedAt: startedAt.toISOString(),
          finishedAt: finishedAt.toISOString(),
          removed: removed as PurgeRun['removed'],
          held: held as PurgeRun['held'],
        })),
      }
    },
  }
}
