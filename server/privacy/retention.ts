import type { Handlers } from '#contract/handler.ts'
import type { PurgeRun } from '#contract/privacy.ts'
import { defaultRetention, type Retention } from '#domain/privacy/retention.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { desc } from '#server/db/drizzle.ts'
import { purgeRuns } from '#server/db/schema/mail.ts'
import { changeSetting, readSetting } from '#server/db/team-setting.ts'

const setting = 'retention'

/** Retention periods: the owner's, else the defaults. */
export async function readRetention(db: Sql): Promise<Retention> {
  return { ...defaultRetention, ...((await readSetting(db, setting)) as Partial<Retention> | undefined) }
}

/** Retention settings, and results of past purges. */
export function retentionHandlers({ sql: db }: Database): Handlers<'readRetention' | 'changeRetention' | 'listPurges'> {
  return {
    readRetention: () => readRetention(db),

    changeRetention: ({ body }, context) =>
      db.transaction((tx) => changeSetting(tx, context, setting, readRetention, body)),

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
