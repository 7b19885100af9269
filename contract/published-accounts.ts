import { z } from 'zod'
import { accountTypes } from '#domain/claims/claims.ts'
import { accountStates } from '#domain/record/accounts.ts'
import { headlineFigures } from '#domain/report/account-figures.ts'
import { goldFigureNames } from '#domain/report/gold-figures.ts'
import { publicNotes } from '#domain/report/problem.ts'
import { routes } from './route.ts'

const day = z.iso.date()
/** null if the data are insufficient, or there are too few positions for a rate. */
const figure = z.number().nullable()

/** Headline figures of an imported account, wherever it is shown. */
const publishedAccount = z.strictObject({
  /** Its slug in URLs. */
  slug: z.string(),
  name: z.string(),
  type: z.enum(accountTypes),
  currency: z.string(),
  /** Company and server as in its report, else as the operator typed it. */
  broker: z.string(),
  brokerFrom: z.enum(['report', 'operator']),
  /** Other published accounts with this many of its trades, at the same times and prices. */
  sameTrades: z.array(z.strictObject({ slug: z.string(), name: z.string(), count: z.int() })).readonly(),
  state: z.enum(accountStates),
  /** The day it was closed or blown. */
  endedOn: day.nullable(),
  /** Its deals were made up for a demonstration. */
  isMadeUp: z.boolean(),
  /** Its files came from the operator. */
  origin: z.literal('uploaded'),
  /** Trading days that mails of listed brokers confirm, by the domain that signed these. */
  confirmed: z.array(z.strictObject({ domain: z.string(), days: z.int() })).readonly(),
  /** Number of recorded closings, and of those imported within a week; null for a backtest. */
  followed: z.strictObject({ trades: z.int(), followed: z.int() }).nullable(),
  /** Days of the first and last deal on the broker's clock. */
  from: day,
  to: day,
  deals: z.int(),
  closedPositions: z.int(),
  openPositions: z.int(),
  /**
   * If those positions had closed at that day's prices: their result in the account's currency and in percent of the
   * balance; for a loss also growth and deepest drawdown including it, percent. Null if the newest report has none.
   */
  withOpenPositions: z
    .strictObject({ on: day, result: z.number(), share: z.number(), growth: figure, drawdown: figure })
    .nullable(),
  /** Of all deals after all costs; percentages 0 to 100, money in the account's currency. */
  figures: z.record(z.enum(headlineFigures), figure),
  /** Of this many positions, at equal size, before costs: not the account's result. */
  goldOnly: z
    .strictObject({
      positions: z.int(),
      of: z.int(),
      won: z.int(),
      lost: z.int(),
      even: z.int(),
      figures: z.record(z.enum(goldFigureNames), figure),
    })
    .nullable(),
  isLessThanOneYear: z.boolean(),
  /** Fewer than thirty closed positions: no rates. */
  hasFewPositions: z.boolean(),
  /** Days after the last deal that the figures leave out; null if few. */
  quietDays: z.int().nullable(),
  /** Findings of the last report's check. */
  findings: z.array(
    z.strictObject({
      code: z.enum(publicNotes),
      count: z.int().optional(),
      tickets: z.array(z.string()).readonly().optional(),
      printed: z.string().optional(),
      recomputed: z.string().optional(),
    }),
  ),
})
export type PublishedAccountAnswer = z.output<typeof publishedAccount>

export const publishedAccountRoutes = routes({
  listPublishedAccounts: {
    method: 'GET',
    path: '/api/published-accounts',
    summary: 'Every imported account with the figures at its head, live ones first',
    access: 'public',
    limit: { max: 240, windowSeconds: 60 },
    response: z.array(publishedAccount),
  },
})
