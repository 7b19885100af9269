import { defaultSettings } from '#domain/site/default-brand.ts'
import { recordDue } from '#server/automation/daily.ts'
import type { Engine } from '#server/automation/deps.ts'
import { sendDueLetters } from '#server/automation/letters-due.ts'
import { runRules } from '#server/automation/worker.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { bulkAnalysis } from '#server/insight/bulk.ts'
import { openConversion } from '#server/insight/learning/probability.ts'
import { readText } from '#server/insight/text/read-text.ts'
import { leadEffects } from '#server/leads/effects.ts'
import { createOutbox } from '#server/outside/mail/outbox.ts'

const analyse = bulkAnalysis({ readText, conversionOf: openConversion() })

/** The engine of the rules on a database of a test, without a server. */
export const engineOn = ({ sql: db }: Pick<Database, 'sql'>): Engine => ({
  db,
  leads: leadEffects,
  analyse,
  outbox: createOutbox({ sends: async () => false }),
  readSite: async () => defaultSettings,
  report: (error) => {
    throw error
  },
})

/** Runs every enabled rule on everything due so far, as if it had always been enabled. */
export async function takeSteps(database: Pick<Database, 'sql'>): Promise<void> {
  const engine = engineOn(database)
  await database.sql.execute(sql`update automation_rules set on_since = '2000-01-01' where is_on`)
  await recordDue(engine)
  await sendDueLetters(engine)
  await runRules(engine)
  // A product's own worker may be processing events: waits for its results, done here or there.
  await database.sql.transaction((tx) => tx.execute(sql`lock table automation_events in exclusive mode`))
  await runRules(engine)
}
