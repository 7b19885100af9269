import type { LedgerLine } from '#domain/ledger/entry.ts'
import type { MonthPayload, Payloads } from '#domain/ledger/payloads.ts'
import { type PrintedFigure, rowOf } from './printed-figure.ts'
import { type RecordEvent, recordEventKinds } from './record-events.ts'
import { dollarsOfCents, type RecordedMonth } from './track-record.ts'

/** Corrections, and events of the record, that a page lists: the latest. */
export const maxListedChanges = 60

/** The printed figures of a corrected month; `on`: day of the correction, `YYYY-MM-DD`. */
interface PrintedCorrection extends Pick<RecordedMonth, 'year' | 'month'> {
  readonly before: Pick<RecordedMonth, 'percentageGain' | 'profitAmount'>
  readonly now: Pick<RecordedMonth, 'percentageGain' | 'profitAmount'>
  readonly on: string
}

/** Name of a mark on the list of corrections or of events. */
export type HistoryMark = `corrections.${number}.${'of' | 'before' | 'now'}` | `events.${number}`

/** Every figure that the lists of corrections and of events print; both newest first. */
export function printedOfHistory(
  corrections: readonly PrintedCorrection[],
  events: readonly RecordEvent[],
): PrintedFigure[] {
  return [
    ...corrections.flatMap(({ year, month, before, now, on }, index) => [
      ...rowOf(`corrections.${index + 1}.of`, {
        month: ['month', `${year}-${String(month).padStart(2, '0')}`],
        on: ['day', on],
      }),
      ...amountsOf(`corrections.${index + 1}.before`, before),
      ...amountsOf(`corrections.${index + 1}.now`, now),
    ]),
    ...events.flatMap((event, index) => rowOf(`events.${index + 1}`, figuresOf(event))),
  ]
}

const amountsOf = (row: string, { percentageGain, profitAmount }: PrintedCorrection['now']) =>
  rowOf(row, {
    gain: ['signedPercent', Number(percentageGain)],
    profit: ['signedDollars', dollarsOfCents(profitAmount)],
  })

function figuresOf({ kind, on, payload }: RecordEvent): Parameters<typeof rowOf>[1] {
  if (kind !== 'restored') return { on: ['day', on] }
  const { madeAt, lost } = payload
  return {
    on: ['day', on],
    ...(madeAt !== null && { made: ['day', madeAt.slice(0, 10)] as const }),
    ...(lost && { lost: ['count', lost.seq] as const }),
  }
}

/** An imported month that went on is completed by the next file, not corrected. */
export const isCompletion = (before: MonthPayload, now: MonthPayload): boolean =>
  before.isUnfinished === true && before.account !== undefined && before.account === now.account

/** The printed lists that result from a ledger's entries, in order. */
export function printedOfEntries(lines: readonly LedgerLine[]): PrintedFigure[] {
  const corrections: PrintedCorrection[] = []
  const events: RecordEvent[] = []
  for (const { kind, payload, recordedAt } of lines) {
    const on = recordedAt.slice(0, 10)
    if (recordEventKinds.some((own) => own === kind)) events.push({ kind, on, payload } as unknown as RecordEvent)
    if (kind !== 'correction') continue
    const { supersedes, now } = payload as unknown as Payloads['correction']
    const earlier = lines[supersedes - 1]
    if (!earlier) continue
    const before = (earlier.kind === 'correction' ? earlier.payload.now : earlier.payload) as unknown as MonthPayload
    if (!isCompletion(before, now)) corrections.push({ year: now.year, month: now.month, before, now, on })
  }
  const latest = <T>(list: readonly T[]) => list.toReversed().slice(0, maxListedChanges)
  return printedOfHistory(latest(corrections), latest(events))
}
