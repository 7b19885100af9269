import { pgTable, text } from '#server/db/drizzle.ts'
import { moment } from './columns.ts'

/** When commands of the operator last succeeded, for the metrics; one row each. Left out of backups. */
export const upkeepRuns = pgTable('upkeep_runs', {
  /** `backup` or `drill`. */
  kind: text('kind').primaryKey(),
  at: moment('at').notNull(),
})
