import { bigserial, index, jsonb, pgTable, text, uuid } from '#server/db/drizzle.ts'
import { moment } from './columns.ts'

/** When operator commands last succeeded, for metrics; one row each. Excluded from backups. */
export const upkeepRuns = pgTable('upkeep_runs', {
  /** `backup` or `drill`. */
  kind: text('kind').primaryKey(),
  at: moment('at').notNull(),
})

/** Clock readings, about one an hour while the product runs (`server/db/settled-clock.ts`). Left out of backups. */
export const clockReadings = pgTable('clock_readings', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  readAt: moment('read_at').notNull().defaultNow(),
})

/**
 * Endings: deleted rows, changes such as a disabled account, erased people. Copied beside the keys, so that a restore
 * can reapply them (`server/db/backup/endings.ts`). Excluded from backups.
 */
export const endings = pgTable(
  'endings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    /** A table, or `person`. */
    subjectTable: text('subject_table').notNull(),
    /** The key of a row; of a person, none. */
    subject: text('subject'),
    /** The new values of columns, or a person's fingerprints; null: the row was deleted. */
    state: jsonb('state'),
  },
  (t) => [index('endings_at').on(t.at)],
)
