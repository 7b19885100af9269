import {
  bigint,
  bigserial,
  boolean,
  decimal,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts'
import { accounts } from './accounts.ts'
import { createdAt, moment, updatedAt } from './columns.ts'

export const monthlyPerformance = pgTable(
  'monthly_performance',
  {
    id: uuid('id').primaryKey(),
    year: integer('year').notNull(),
    month: integer('month').notNull(),
    /** Percent, a decimal string; negative months are allowed. */
    percentageGain: decimal('percentage_gain', { precision: 9, scale: 2 }).notNull(),
    /** Cents. */
    profitAmount: integer('profit_amount').notNull(),
    /** The account whose deals give the figures above; null: typed by a teammate. */
    accountId: uuid('account_id').references(() => accounts.id),
    /** Typed values of a month whose deals differ: deals win, these stay visible. */
    typedPercentageGain: decimal('typed_percentage_gain', { precision: 9, scale: 2 }),
    typedProfitAmount: integer('typed_profit_amount'),
    /** The month was unfinished when its figures were recorded. */
    isUnfinished: boolean('is_unfinished').notNull().default(false),
    /** True if made up for a demonstration; computed figures say so. */
    isMadeUp: boolean('is_made_up').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('monthly_performance_year_month').on(t.year, t.month)],
)

export const tradingOperations = pgTable(
  'trading_operations',
  {
    id: uuid('id').primaryKey(),
    pair: text('pair').notNull().default('XAU/USD'),
    /** COMPRA means long; any other value is short. */
    type: text('type').notNull(),
    entryPrice: decimal('entry_price', { precision: 10, scale: 2 }).notNull(),
    exitPrice: decimal('exit_price', { precision: 10, scale: 2 }).notNull(),
    /** Whole pips of 0.10 USD an ounce. */
    result: integer('result').notNull(),
    pips: decimal('pips', { precision: 10, scale: 2 }).notNull(),
    time: text('time').notNull(),
    /** live, demo or backtest. */
    accountType: text('account_type').notNull().default('live'),
    executedAt: moment('executed_at').notNull(),
    /** Its account and position; null: from a list of operations. */
    accountId: uuid('account_id').references(() => accounts.id),
    position: text('position'),
    /** True if made up for a demonstration; computed figures say so. */
    isMadeUp: boolean('is_made_up').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('trading_operations_executed').on(t.executedAt, t.id),
    uniqueIndex('trading_operations_position').on(t.accountId, t.position),
  ],
)

export const goldPrices = pgTable(
  'gold_prices',
  {
    id: uuid('id').primaryKey(),
    timestamp: moment('timestamp').notNull(),
    price: decimal('price', { precision: 10, scale: 2 }).notNull(),
    high: decimal('high', { precision: 10, scale: 2 }),
    low: decimal('low', { precision: 10, scale: 2 }),
    volume: bigint('volume', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('gold_prices_timestamp').on(t.timestamp)],
)

/** Stated claims with date and evidence. Samples ship in `domain`, measured ones are computed. */
export const claims = pgTable('claims', {
  id: text('id').primaryKey(),
  value: jsonb('value').notNull(),
  accountType: text('account_type'),
  asOf: moment('as_of').notNull(),
  expiresAt: moment('expires_at'),
  evidence: jsonb('evidence').notNull(),
  approvedBy: uuid('approved_by'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Every statement that a claim ever had, and its withdrawals; append-only. */
export const claimHistory = pgTable(
  'claim_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    claimId: text('claim_id').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** stated, changed or withdrawn. */
    action: text('action').notNull(),
    userId: uuid('user_id'),
    username: text('username'),
    /** Null with `withdrawn`. */
    statement: jsonb('statement'),
  },
  (t) => [index('claim_history_claim').on(t.claimId, t.id)],
)
