import { learning, type Model, predictor, type Table } from './learn.ts'
import { type CalibrationBin, calibrationBins, type Quality, qualityOf } from './quality.ts'

/** Learned from are the newest closed leads, so many at most: older ones say less about today. */
export const maxClosed = 5_000
/** Fewer closed leads, or fewer of either outcome, teach nothing. */
export const minClosed = 40
export const minOfEachOutcome = 10

/** How the latest rows ended, compared with what the rows before them made likely. */
export interface LatestCheck {
  readonly quality: Quality
  readonly bins: readonly CalibrationBin[]
  /** Share that converted, 0 to 1: of the earlier rows and of the latest. */
  readonly rateBefore: number
  readonly rateNow: number
  /** Whether the latest rows ended as predicted, as far as chance allows. */
  readonly holds: boolean
}

/** `pending`: not looked at yet. `does_not_hold`: the latest leads ended otherwise than predicted, so nothing is. */
export const learningStates = ['pending', 'too_few', 'does_not_hold', 'learned'] as const
export type LearningState = (typeof learningStates)[number]

/** What was learned; without a model where there is too little to learn from, or where it does not hold. */
export interface Learned {
  readonly model: Model | null
  readonly check: LatestCheck | null
}

const latestShare = 0.2
const minLatest = 20
/** Standard deviations by which conversions may differ from the predicted ones. */
export const chanceDeviations = 3
/** A difference of shares that does no harm, however many rows show it. */
export const harmlessGap = 0.05

/** Learns from closed rows, oldest first, and checks it on the latest of them. Yields between steps. */
export function* learnAndCheck(table: Table, outcomes: readonly number[]): Generator<undefined, Learned> {
  if (!isEnough(outcomes)) return { model: null, check: null }
  const check = yield* checking(table, outcomes)
  if (check?.holds === false) return { model: null, check }
  return { model: yield* learning(table, outcomes), check }
}

/** Checks the latest rows against what the earlier ones teach; null where either are too few. */
export function* checking(table: Table, outcomes: readonly number[]): Generator<undefined, LatestCheck | null> {
  const from = Math.floor(outcomes.length * (1 - latestShare))
  const isChecked = outcomes.length - from >= minLatest && isEnough(outcomes.slice(0, from))
  return isChecked ? yield* checkLatest(table, outcomes, from) : null
}

/** Whether so many outcomes (0 or 1) can be learned from. */
export function isEnough(outcomes: readonly number[]): boolean {
  const converted = sum(outcomes)
  return outcomes.length >= minClosed && Math.min(converted, outcomes.length - converted) >= minOfEachOutcome
}

function* checkLatest(table: Table, outcomes: readonly number[], from: number): Generator<undefined, LatestCheck> {
  const model = yield* learning({ columns: table.columns, rows: table.rows.slice(0, from) }, outcomes.slice(0, from))
  const predicted = predictedRows(model, table.columns, table.rows.slice(from))
  const latest = outcomes.slice(from)
  return {
    quality: qualityOf(predicted, latest),
    bins: calibrationBins(predicted, latest),
    rateBefore: sum(outcomes.slice(0, from)) / from,
    rateNow: sum(latest) / latest.length,
    holds: isAsPredicted(predicted, latest),
  }
}

/** What a model makes of each row, 0 to 1. */
export function predictedRows(model: Model, columns: readonly string[], rows: Table['rows']): number[] {
  const predict = predictor(model)
  return rows.map((row) => predict(namedCells(columns, row)).probability)
}

/** A row as its columns name it; cells that it lacks are empty. */
export const namedCells = (columns: readonly string[], row: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((name, index) => [name, row[index] ?? '']))

/** Whether as many of the outcomes (0 or 1) are 1 as the probabilities let expect, as far as chance allows. */
export function isAsPredicted(predicted: readonly number[], outcomes: readonly number[]): boolean {
  const gap = Math.abs(sum(outcomes) - sum(predicted))
  const chance = chanceDeviations * Math.sqrt(sum(predicted.map((p) => p * (1 - p))))
  return gap <= Math.max(chance, harmlessGap * outcomes.length)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
