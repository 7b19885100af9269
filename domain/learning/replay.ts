import { learnAndCheck, maxClosed, predictedRows } from './latest-check.ts'
import { inOneGo, type Table } from './learn.ts'
import { type Quality, qualityOf } from './quality.ts'

/** Prediction quality of rows with a probability, and the number of those without. */
export type Replay = Quality & { readonly notLearned: number }

/** Retraining rounds: the product retrains after every ten closings, which would take minutes here. */
const rounds = 10

/**
 * The rows from `from` on, in rounds, each predicted from the newest rows before it, as the product does: nothing is
 * predicted while the latest known rows ended otherwise than those before them made likely.
 */
export function replayed({ columns, rows }: Table, outcomes: readonly number[], from: number): Replay {
  const predicted: number[] = []
  const happened: number[] = []
  const size = Math.ceil((rows.length - from) / rounds)
  for (let start = from; start < rows.length; start += size) {
    const first = Math.max(0, start - maxClosed)
    const known = { columns, rows: rows.slice(first, start) }
    const { model } = inOneGo(learnAndCheck(known, outcomes.slice(first, start)))
    if (model === null) continue
    predicted.push(...predictedRows(model, columns, rows.slice(start, start + size)))
    happened.push(...outcomes.slice(start, start + size))
  }
  return { ...qualityOf(predicted, happened), notLearned: rows.length - from - predicted.length }
}
