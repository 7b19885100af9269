import { type ClaimValue, type MeasuredFigure, measuredFigures } from './claims.ts'
import { importedFigures, measures, type Records } from './measures.ts'
import { type PrintedFigure, type PrintedUnit, rowOf } from './printed-figure.ts'
import { dollarsOfCents, growthCurve, monthOrder, type RecordedMonth } from './track-record.ts'

/** Where months and trades come from: the account that carries the record, or what the operator states. */
export type RecordOrigin = 'measured' | 'stated'

/** Name of a mark on a page that shows months and trades of the record. */
export type RecordMark =
  | `${RecordOrigin}.${MeasuredFigure | 'curve'}`
  | `${RecordOrigin}.${'month' | 'operation'}.${string}`

/** A trade as the list of the newest shows it. */
export interface ListedOperation {
  readonly id: string
  /** When it was closed, ISO 8601 in UTC. */
  readonly at: string
  readonly entryPrice: string
  readonly exitPrice: string
  readonly result: number
  readonly time: string
}

/** Trades that the list shows. */
const maxListed = 10

/** Every figure of months and trades of one origin that the track record prints; none of what there is no record of. */
export function printedOfRecord(
  origin: RecordOrigin,
  records: Records,
  operations: readonly ListedOperation[],
): PrintedFigure[] {
  const figures = origin === 'measured' ? importedFigures : measuredFigures
  const measured = figures.flatMap((figure): PrintedFigure[] => {
    const { from, of, value } = measures[figure]
    if (records[from].length === 0) return []
    return [{ name: `${origin}.${figure}`, unit: unitOf(value), value: of(records) }]
  })
  const end = growthCurve(records.months).at(-1)
  const newest = operations.toSorted((a, b) => compare(b.at, a.at) || compare(b.id, a.id)).slice(0, maxListed)
  return [
    ...measured,
    ...(end === undefined ? [] : [{ name: `${origin}.curve`, unit: 'number', value: end } as const]),
    ...records.months.toSorted(monthOrder).flatMap((month) => monthRow(origin, month)),
    ...newest.flatMap(({ entryPrice, exitPrice, result, time }, index) =>
      rowOf(`${origin}.operation.${index + 1}`, {
        entry: ['text', entryPrice],
        exit: ['text', exitPrice],
        result: ['pips', result],
        time: ['text', time],
      }),
    ),
  ]
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

/** How a measured claim is written. */
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
