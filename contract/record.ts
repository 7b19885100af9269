import { z } from 'zod'
import { isPercentage, typedYears } from '#domain/record/track-record.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { id, moment, optionalText } from './text.ts'

const whole = (min: number, max: number) =>
  z
    .int({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid_number') })
    .min(min, 'invalid_number')
    .max(max, 'invalid_number')

/** Source and account of a record. */
const origin = {
  /** measured: computed from an imported account's deals; stated: typed by hand or loaded as a list. */
  provenance: z.enum(['measured', 'stated']),
  /** Slug of the imported account; null for stated records. */
  account: z.string().nullable(),
}

/** A teammate's input for one month (docs/product.md#months-and-trades); entering the same month again replaces it. */
const monthBody = z.strictObject({
  year: whole(typedYears.min, typedYears.max),
  month: whole(1, 12),
  /** Percent as a decimal string with at most two decimals, `12.80` or `-3.20`. */
  percentageGain: z
    .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid_number') })
    .refine(isPercentage, 'invalid_number'),
  /** Whole cents; below 0 a loss. */
  profitAmount: whole(-2_147_483_648, 2_147_483_647),
  /** Confirms figures of the current month, which is then marked as unfinished. */
  unfinished: z.literal(true, { error: 'invalid_choice' }).optional(),
  /** Why earlier figures are corrected; published permanently. */
  reason: optionalText(300),
  /** The typed figures that were shown; null: none were. */
  seen: seenFields({ percentageGain: z.string().nullable(), profitAmount: z.int().nullable() }),
})
export type MonthBody = z.output<typeof monthBody>

const monthFigures = {
  year: z.int(),
  month: z.int(),
  percentageGain: z.string(),
  /** Cents. */
  profitAmount: z.int(),
  /** The month was still going on when its figures were recorded. */
  isUnfinished: z.boolean(),
  /** True if made up for a demonstration. */
  isMadeUp: z.boolean(),
  ...origin,
}
const month = z.strictObject({
  id,
  ...monthFigures,
  /** imported: computed from an account's deals, which take precedence over entered figures. */
  source: z.enum(['typed', 'imported']),
  /** The figures entered for a month that is now imported; null if none. */
  typed: z.strictObject({ percentageGain: z.string(), profitAmount: z.int() }).nullable(),
  createdAt: moment,
  updatedAt: moment,
})
export type Month = z.output<typeof month>

const operation = z.strictObject({
  id,
  pair: z.string(),
  type: z.string(),
  entryPrice: z.string(),
  exitPrice: z.string(),
  result: z.int(),
  pips: z.string(),
  time: z.string(),
  accountType: z.string(),
  executedAt: moment,
  ...origin,
  /** True if made up for a demonstration. */
  isMadeUp: z.boolean(),
})

const read = { access: 'public', limit: { max: 240, windowSeconds: 60 } } as const

export const recordRoutes = routes({
  listOperations: {
    method: 'GET',
    path: '/api/trading-operations',
    summary: 'The latest fifty trades, newest first',
    ...read,
    response: z.array(operation),
  },
  listRecentMonths: {
    method: 'GET',
    path: '/api/performance/last-six-months',
    summary: 'The latest six months of the track record, newest first',
    ...read,
    response: z.array(z.strictObject(monthFigures)),
  },
  listMonths: {
    method: 'GET',
    path: '/api/performance',
    summary: 'Every month of the track record, newest first',
    ...read,
    response: z.array(month),
  },
  saveMonth: {
    method: 'POST',
    path: '/api/performance',
    summary: 'Add a month to the track record, or replace its figures',
    access: { staff: 'record.write' },
    limit: { max: 120, windowSeconds: 60 },
    body: monthBody,
    response: month,
    errors: ['conflict'],
  },
})
