import { type ClaimValue, type MeasuredFigure, measuredFigures } from '#domain/claims/claims.ts'
import { importedFigures, measures, type Records, type Source } from './measures.ts'
import { type PrintedFigure, type PrintedUnit, rowOf } from './printed-figure.ts'
import {
  dollarsOfCents,
  growthCurve,
  monthOrder,
  monthsAsDays,
  type RecordedMonth,
  sumOfMonths,
} from './track-record.ts'

/** Source of months and trades: the account with the record, or the operator's statements. */
export type RecordOrigin = 'measured' | 'stated'

/** Name of a mark on a page that shows months and trades of the record. */
export type RecordMark =
  | `${RecordOrigin}.${MeasuredFigure | 'curve'}`
  | `${RecordOrigin}.${'month' | 'operation'}.${string}`
  | `${RecordOrigin}.newest`
  | `${RecordOrigin}.behind.${Source}`

/** A trade as the list of the newest shows it. */
interface ListedOperation {
  readonly id: string
  /** Time of closing, ISO 8601 in UTC. */
  readonly at: string
  readonly entryPrice: string
  readonly exitPrice: string
  readonly result: number
  readonly time: string
}

/** Trades that the list shows. */
const maxListed = 10
/** Months that the shorter pages show, with their sum. */
export const newestMonths = 6

/**
 * All printed figures of months and trades of one origin; empty without records. `hasImported`: an imported account has
 * deals, so stated months get no chart and no sum of the newest.
 */
export function printedOfRecord(
  origin: RecordOrigin,
  records: Records,
  operations: readonly ListedOperation[],
  hasImported: boolean,
): PrintedFigure[] {
  const figures = origin === 'measured' ? importedFigures : measuredFigures
  const measured = figures.flatMap((figure): PrintedFigure[] => {
    const { from, of, value } = measures[figure]
    if (records[from].length === 0) return []
    return [{ name: `${origin}.${figure}`, unit: unitOf(value), value: of(records) }]
  })
  const isHeadline = origin === 'measured' || !hasImported
  const end = isHeadline ? growthCurve(records.months).at(-1) : undefined
  const newest = operations.toSorted((a, b) => compare(b.at, a.at) || compare(b.id, a.id)).slice(0, maxListed)
  return [
    ...measured,
    ...(end === undefined ? [] : [{ name: `${origin}.curve`, unit: 'number', value: end } as const]),
    ...behind(origin, records),
    ...records.months.toSorted(monthOrder).flatMap((month) => monthRow(origin, month)),
    ...(isHeadline ? newestSum(origin, records.months.toSorted(monthOrder).slice(-newestMonths)) : []),
    ...newest.flatMap(({ entryPrice, exitPrice, result, ...closed }, index) =>
      rowOf(`${origin}.operation.${index + 1}`, {
        entry: ['price', Number(entryPrice)],
        exit: ['price', Number(exitPrice)],
        result: ['pips', result],
        time: closingTime(closed),
      }),
    ),
  ]
}

/** When a trade was closed: with its day, unless its time is a text of another kind. */
export const closingTime = ({ at, time }: Pick<ListedOperation, 'at' | 'time'>) =>
  at.slice(11, 16) === time ? (['tradeTime', at] as const) : (['text', time] as const)

/** Number of records behind a figure, and their first and last day. */
function behind(origin: RecordOrigin, { operations, months }: Records): PrintedFigure[] {
  const days = { operations: operations.map(({ day }) => day), months: monthsAsDays(months).flat() }
  const counts = { operations: operations.length, months: months.length }
  return (['operations', 'months'] as const).flatMap((source) => {
    if (counts[source] === 0) return []
    const sorted = days[source].toSorted(compare)
    return rowOf(`${origin}.behind.${source}`, {
      records: ['count', counts[source]],
      period: [source === 'months' ? 'months' : 'period', `${sorted[0]}/${sorted.at(-1)}`],
    })
  })
}

function newestSum(origin: RecordOrigin, months: readonly RecordedMonth[]): PrintedFigure[] {
  if (months.length === 0) return []
  const profit = months.reduce((sum, { profitAmount }) => sum + profitAmount, 0)
  return rowOf(`${origin}.newest`, {
    gain: ['gain', sumOfMonths(months)],
    profit: ['signedDollars', dollarsOfCents(profit)],
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The name of a month's row. */
export const nameOfMonth = (origin: RecordOrigin, { year, month }: Pick<RecordedMonth, 'year' | 'month'>) =>
  `${origin}.month.${year}-${String(month).padStart(2, '0')}` as const

const monthRow = (origin: RecordOrigin, month: RecordedMonth): PrintedFigure[] =>
  rowOf(nameOfMonth(origin, month), {
    gain: ['signedPercent', Number(month.percentageGain)],
    profit: ['signedDollars', dollarsOfCents(month.profitAmount)],
  })

/** Format of a measured claim. */
function unitOf({ kind, signed }: Pick<ClaimValue, 'kind' | 'signed'>): PrintedUnit {
  switch (kind) {
    case 'percent':
      return signed ? 'gain' : 'percent'
    case 'money':
      return 'signedDollars'
    case 'ratio':
    case 'pips':
      return kind
    default:
      return 'decimal'
  }
}
