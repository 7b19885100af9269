import { sum } from '#domain/basics/sum.ts'
import { learning, type Model, predictor, type Table } from './learn.ts'
import { type CalibrationBin, calibrationBins, type Quality, qualityOf } from './quality.ts'

/** Maximum number of newest closed leads to train on. */
export const maxClosed = 5_000
/** Minimum number of closed leads, and of each outcome, to learn from. */
export const minClosed = 40
export const minOfEachOutcome = 10
const latestShare = 0.2
const minLatest = 20
/** Minimum closed leads to check a model; an unchecked one is not used. */
export const minChecked = minLatest / latestShare

/** Outcomes of the latest rows, compared with the prediction from the rows before them. */
export interface LatestCheck {
  readonly quality: Quality
  readonly bins: readonly CalibrationBin[]
  /** Share that converted, 0 to 1: of the earlier rows and of the latest. */
  readonly rateBefore: number
  readonly rateNow: number
  /** Conversions among the latest rows, and how many were expected. */
  readonly converted: number
  readonly expected: number
  /** True if as many of the latest rows converted as predicted, within chance. */
  readonly holds: boolean
  /** True if the probabilities separate converting rows from others: see `tellsApart`. */
  readonly tellsApart: boolean
  /** `quality.auc` of 95 of 100 models that only guess lies between these, 0 to 1. */
  readonly guessing: { readonly from: number; readonly to: number }
}

/**
 * `pending`: not looked at yet. `does_not_hold`: the latest leads ended otherwise than predicted. `level_only`: as many
 * converted as expected, but which ones is no better than a guess. Only `learned` gives leads a probability of their own.
 */
export const learningStates = ['pending', 'too_few', 'does_not_hold', 'level_only', 'learned'] as const
export type LearningState = (typeof learningStates)[number]

/** Result of training. No model if there is too little data to learn from or check with, or a check failed. */
export interface Learned {
  readonly model: Model | null
  readonly check: LatestCheck | null
}

/** Standard deviations by which conversions may differ from the predicted ones. */
export const chanceDeviations = 3
/** A difference of shares that does no harm, however many rows show it. */
export const harmlessGap = 0.05

/** Learns from closed rows, oldest first, and checks it on the latest of them. Yields between steps. */
export function* learnAndCheck(table: Table, outcomes: readonly number[]): Generator<undefined, Learned> {
  if (!isEnough(outcomes)) return { model: null, check: null }
  const check = yield* checking(table, outcomes)
  if (!check?.holds || !check.tellsApart) return { model: null, check }
  return { model: yield* learning(table, outcomes), check }
}

/** Checks the latest rows against a model of the earlier ones; null if either are too few. */
export function* checking(table: Table, outcomes: readonly number[]): Generator<undefined, LatestCheck | null> {
  const from = Math.floor(outcomes.length * (1 - latestShare))
  const isChecked = outcomes.length - from >= minLatest && isEnough(outcomes.slice(0, from))
  return isChecked ? yield* checkLatest(table, outcomes, from) : null
}

/** True if there are enough outcomes (0 or 1) to learn from. */
export function isEnough(outcomes: readonly number[]): boolean {
  const converted = sum(outcomes)
  return outcomes.length >= minClosed && Math.min(converted, outcomes.length - converted) >= minOfEachOutcome
}

function* checkLatest(table: Table, outcomes: readonly number[], from: number): Generator<undefined, LatestCheck> {
  const model = yield* learning({ columns: table.columns, rows: table.rows.slice(0, from) }, outcomes.slice(0, from))
  const predicted = predictedRows(model, table.columns, table.rows.slice(from))
  const latest = outcomes.slice(from)
  const quality = qualityOf(predicted, latest)
  const rateBefore = sum(outcomes.slice(0, from)) / from
  return {
    quality,
    bins: calibrationBins(predicted, latest),
    rateBefore,
    rateNow: sum(latest) / latest.length,
    converted: sum(latest),
    expected: sum(predicted),
    holds: isAsPredicted(predicted, latest),
    tellsApart: tellsApart(quality, latest, rateBefore),
    guessing: guessingRange(latest),
  }
}

/** The model's prediction for each row, 0 to 1. */
export function predictedRows(model: Model, columns: readonly string[], rows: Table['rows']): number[] {
  const predict = predictor(model)
  return rows.map((row) => predict(namedCells(columns, row)).probability)
}

/** A row as its columns name it; cells that it lacks are empty. */
export const namedCells = (columns: readonly string[], row: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((name, index) => [name, row[index] ?? '']))

/** True if conversions (outcomes of 1) are within chance of the predicted sum. */
export function isAsPredicted(predicted: readonly number[], outcomes: readonly number[]): boolean {
  const gap = Math.abs(sum(outcomes) - sum(predicted))
  const chance = chanceDeviations * Math.sqrt(sum(predicted.map((p) => p * (1 - p))))
  return gap <= Math.max(chance, harmlessGap * outcomes.length)
}

/**
 * True if probabilities rank outcomes better than chance (one-sided test at 5 %, standard error after Hanley and McNeil
 * 1982) and have a lower Brier score than the constant share of the earlier rows.
 */
function tellsApart({ auc, brier }: Quality, outcomes: readonly number[], rateBefore: number): boolean {
  const converted = sum(outcomes)
  const lost = outcomes.length - converted
  if (converted === 0 || lost === 0) return false
  const pairOfConverted = auc / (2 - auc)
  const pairOfLost = (2 * auc ** 2) / (1 + auc)
  const variance =
    auc * (1 - auc) + (converted - 1) * (pairOfConverted - auc ** 2) + (lost - 1) * (pairOfLost - auc ** 2)
  const error = Math.sqrt(variance / (converted * lost))
  const sameForAll = sum(outcomes.map((outcome) => (outcome - rateBefore) ** 2)) / outcomes.length
  return auc - 1.645 * error > 0.5 && brier < sameForAll
}

/** The AUC range of 95 % of random guesses (variance of the Mann-Whitney statistic). */
function guessingRange(outcomes: readonly number[]): LatestCheck['guessing'] {
  const converted = sum(outcomes)
  const pairs = converted * (outcomes.length - converted)
  const error = pairs === 0 ? 0.5 : 1.96 * Math.sqrt((outcomes.length + 1) / (12 * pairs))
  return { from: Math.max(0, 0.5 - error), to: Math.min(1, 0.5 + error) }
}
