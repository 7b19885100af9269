import { type AccountType, accountTypes, type ClaimValue, type MeasuredFigure } from '#domain/claims/claims.ts'
import {
  averageTrade,
  profitFactor,
  type RecordedOperation,
  riskReward,
  totalProfit,
  winRate,
} from '#domain/report/trade-figures.ts'
import { compoundedReturn, consistency, maxDrawdown, type RecordedMonth, sharpe, sumOfMonths } from './track-record.ts'

/**
 * Records of one origin: of the imported account that carries the record, or stated. Figures never mix the two, nor two
 * accounts.
 */
export interface Records {
  /** With the day each was closed, `YYYY-MM-DD`. */
  operations: readonly (RecordedOperation & { day: string })[]
  months: readonly RecordedMonth[]
  /** The least real type of account behind any trade; null without trades. */
  accountType: AccountType | null
  /** True if any of them was made up for a demo; figures computed from them are marked so. */
  madeUp: Readonly<Record<Source, boolean>>
}

/** The records of this installation, by origin. */
export interface RecordsByOrigin {
  /** Computed from the deals of the one imported account that carries the record. */
  imported: Records
  /** Months typed by hand, operations loaded as a list; with the day each kind was last added to or changed, `YYYY-MM-DD`. */
  stated: Records & { asOf: Readonly<Record<Source, string | null>> }
}

export type Source = 'operations' | 'months'

/** The formula of each figure; null if the records do not allow it. */
export const measures: Record<
  MeasuredFigure,
  { from: Source; of: (records: Records) => number | null; value: Omit<ClaimValue, 'amount'> }
> = {
  winRate: { from: 'operations', of: ({ operations }) => winRate(operations), value: { kind: 'percent' } },
  profitFactor: { from: 'operations', of: ({ operations }) => profitFactor(operations), value: { kind: 'number' } },
  riskReward: { from: 'operations', of: ({ operations }) => riskReward(operations), value: { kind: 'ratio' } },
  averageTrade: {
    from: 'operations',
    of: ({ operations }) => averageTrade(operations),
    value: { kind: 'pips', signed: true },
  },
  totalProfit: {
    from: 'operations',
    of: ({ operations }) => totalProfit(operations),
    value: { kind: 'money', currency: 'USD', signed: true },
  },
  operations: { from: 'operations', of: ({ operations }) => operations.length, value: { kind: 'number' } },
  consistency: { from: 'months', of: ({ months }) => consistency(months), value: { kind: 'percent' } },
  compoundedReturn: {
    from: 'months',
    of: ({ months }) => compoundedReturn(months),
    value: { kind: 'percent', signed: true },
  },
  sumOfMonths: { from: 'months', of: ({ months }) => sumOfMonths(months), value: { kind: 'percent', signed: true } },
  maxDrawdown: { from: 'months', of: ({ months }) => maxDrawdown(months), value: { kind: 'percent' } },
  sharpe: { from: 'months', of: ({ months }) => sharpe(months), value: { kind: 'number' } },
}

const noRecords: Records = {
  operations: [],
  months: [],
  accountType: null,
  madeUp: { operations: false, months: false },
}

/** Records of a new installation. */
export const nothingRecorded: RecordsByOrigin = {
  imported: noRecords,
  stated: { ...noRecords, asOf: { operations: null, months: null } },
}

/**
 * Figures computed from an imported account's months and operations, besides those of its deals. The others are left
 * out: its operations are gold only, at equal size and before costs, and a drawdown between month ends understates the
 * account's. Both are on the account's page, which says so.
 */
export const importedFigures = [
  'operations',
  'consistency',
  'compoundedReturn',
  'sumOfMonths',
  'sharpe',
] as const satisfies readonly MeasuredFigure[]

/** The least real of several types of account; null without any. */
export function leastReal(types: readonly AccountType[]): AccountType | null {
  return accountTypes.findLast((type) => types.includes(type)) ?? null
}
