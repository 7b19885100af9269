import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '#server/db/drizzle.ts'
import { moment } from './columns.ts'
import { leads } from './leads.ts'

/** Every move of a lead to another stage, written by trigger; before the first move it was in its `from_stage`. */
export const leadStageChanges = pgTable(
  'lead_stage_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    fromStage: text('from_stage').notNull(),
    toStage: text('to_stage').notNull(),
    at: moment('at').notNull(),
    /** The assignee at the time; null: unassigned. */
    owner: text('owner'),
    /** The merge that noted the stage of a lead that had not moved yet; null for a move. */
    mergeId: uuid('merge_id'),
  },
  (t) => [
    index('lead_stage_changes_lead').on(t.leadId, t.at, t.id),
    index('lead_stage_changes_to').on(t.toStage, t.at),
  ],
)

const counts = () => ({
  leads: integer('leads').notNull(),
  replied: integer('replied').notNull(),
  qualified: integer('qualified').notNull(),
  converted: integer('converted').notNull(),
  /** US dollars. */
  won: bigint('won', { mode: 'number' }).notNull(),
})

/** Leads of a day by one value of one dimension and one bin (`domain/analytics/cells`): the basis of analytics. */
export const leadCells = pgTable(
  'lead_cells',
  {
    dimension: text('dimension').notNull(),
    /** Date of arrival, in the team's time zone. */
    day: date('day').notNull(),
    value: text('value').notNull(),
    bin: smallint('bin').notNull(),
    /** Counts of erased leads: kept, without any link to a person. */
    isErased: boolean('is_erased').notNull().default(false),
    ...counts(),
  },
  (t) => [primaryKey({ columns: [t.dimension, t.day, t.value, t.bin, t.isErased] })],
)

/** Cells of whole months, including erased leads: long periods are added up from these. */
export const leadMonthCells = pgTable(
  'lead_month_cells',
  {
    dimension: text('dimension').notNull(),
    /** Its first day. */
    month: date('month').notNull(),
    value: text('value').notNull(),
    bin: smallint('bin').notNull(),
    ...counts(),
  },
  (t) => [primaryKey({ columns: [t.dimension, t.month, t.value, t.bin] })],
)

/** Arrival hours of leads that changed since their day was counted; written by trigger. */
export const leadDaysChanged = pgTable('lead_days_changed', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  hour: moment('hour').notNull(),
})

/** Time up to which the cells are counted, and their time zone; one row. */
export const leadCellsState = pgTable('lead_cells_state', {
  only: boolean('only').primaryKey().default(true),
  countedAt: moment('counted_at').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Identifies the working hours used. */
  hoursKey: text('hours_key').notNull().default(''),
  /** Up to when shifts are worked out. */
  shiftsUntil: moment('shifts_until'),
})

/** Disjoint intervals in which anybody works: for the working time to the first reply. Rebuilt when hours change. */
export const teamShifts = pgTable('team_shifts', {
  startsAt: moment('starts_at').primaryKey(),
  endsAt: moment('ends_at').notNull(),
  /** Seconds of all shifts before this one. */
  before: bigint('seconds_before', { mode: 'number' }).notNull(),
})

/** Outcomes of leads that were in a stage during the last year and are decided (`domain/analytics/forecast`). */
export const stageRates = pgTable('stage_rates', {
  stage: text('stage').primaryKey(),
  reached: integer('reached').notNull(),
  converted: integer('converted').notNull(),
})

/** Forecast of each month at its start (`domain/analytics/forecast`), US dollars. */
export const forecastSnapshots = pgTable('forecast_snapshots', {
  /** Its first day. */
  month: date('month').primaryKey(),
  madeAt: moment('made_at').notNull(),
  expected: bigint('expected', { mode: 'number' }).notNull(),
  low: bigint('low', { mode: 'number' }).notNull(),
  high: bigint('high', { mode: 'number' }).notNull(),
})
