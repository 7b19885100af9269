import type { StartList } from '#contract/start-list.ts'
import type { Claim } from '#domain/claims/claims.ts'
import { isReceiving, startSteps, stepsDone, stepsToReceive } from '#domain/claims/start-list.ts'
import type { SiteSettings } from '#domain/site/brand.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { readStored, withDefaults } from './store.ts'

type StartListParts = {
  readonly db: Sql
  /** Every claim as the pages show it in demo mode. */
  readonly readShown: (sql: Sql) => Promise<readonly Claim[]>
  readonly defaults: SiteSettings
}

/**
 * Statements still missing before the first visitors; recomputed, since a teammate looks at it after stating something.
 */
export const startListHandlers = ({ db, readShown, defaults }: StartListParts) => ({
  async readStartList(): Promise<StartList> {
    const settings = withDefaults(defaults, (await readStored(db)).values)
    const facts = { mode: settings.mode, brand: settings, claims: await readShown(db) }
    const { rows } = await db.execute<{ found: boolean }>(sql`select exists (select from deals) as found`)
    const done = stepsDone(facts, rows[0]?.found ?? false)
    return {
      mode: settings.mode,
      isReceiving: isReceiving(facts),
      steps: startSteps.map((name) => ({ name, isDone: done.has(name), isNeeded: stepsToReceive.includes(name) })),
    }
  },
})
