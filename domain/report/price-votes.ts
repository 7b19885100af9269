import { deepest, type FactorInterval, intervalOf } from './factor-interval.ts'
import { measuresOf, roundBetween } from './price-model.ts'
import type { ExpectedProfit, Measure, PricedClosing, PriceModel, Rounded } from './priced-closing.ts'

/** Share of a symbol's closings that one factor must explain to be the only one. */
const minShare = 0.6
/** Prices of its opening that a telling profit agrees with. */
const maxFitting = 3
/** Maximum exchange rate drift. */
const drift = 0.02

interface VotedPrices {
  model: PriceModel
  /** True if one constant factor explains most closings of a symbol, and profits distinguish prices. */
  isSure(symbol: string): boolean
}

/**
 * Learns the value of a symbol's price move when it is unknown what each deal closed: `guesses` are the closings of one
 * deal with each possible opening price. The factor of the true ones is constant.
 */
export function learnFromGuesses(guesses: readonly (readonly PricedClosing[])[]): VotedPrices {
  const models = new Map<string, { model: PriceModel; isSure: boolean }>()
  const bySymbol = Map.groupBy(
    guesses.filter(([first]) => first !== undefined),
    ([first]) => first!.symbol,
  )
  const measures = measuresOf(guesses.flatMap((own) => own.slice(0, 1)))
  for (const [symbol, own] of bySymbol) models.set(symbol, votedModel(own, measures(own.flat())))
  return {
    model: (closing) => models.get(closing.symbol)?.model(closing) ?? null,
    isSure: (symbol) => models.get(symbol)?.isSure ?? false,
  }
}

function votedModel(guesses: readonly (readonly PricedClosing[])[], measures: readonly Measure[]) {
  const told = guesses.filter(([first]) => first!.profit !== 0)
  const found = measures.map((measure) => ({ measure, ...votesFor(told, measure, 0) }))
  const best = found.reduce((most, one) => (one.depth > most.depth ? one : most))
  const isConstant = best.isRound
  const { measure, factor, rounded } = isConstant
    ? best
    : { measure: measures[0]!, ...votesFor(told, measures[0]!, drift / 2) }
  const model = (closing: PricedClosing): ExpectedProfit => {
    const { expected, allowed } = measure.judge(closing, factor, rounded)
    return { expected, allowed: allowed + (isConstant ? 0 : drift) * Math.abs(expected) }
  }
  // Profits so small that many prices give them identify none.
  const fitting = told.map((own) => own.filter((closing) => isWithin(closing, model(closing))).length)
  const isTelling = fitting.filter((count) => count > maxFitting).length < told.length / 2
  return { model, isSure: isConstant && isTelling }
}

const isWithin = ({ profit }: PricedClosing, judged: ExpectedProfit | null) =>
  judged !== null && Math.abs(profit - judged.expected) <= judged.allowed

/** The factor that most closings can have, as a share of it around each; a closing counts once. */
function votesFor(guesses: readonly (readonly PricedClosing[])[], measure: Measure, share: number) {
  const { moveOf, bothRoundingsOf, slackOf } = measure
  const intervals = guesses.flatMap((own) => {
    const possible = own.filter((closing) => moveOf(closing) * closing.profit > 0)
    return apart(
      possible.map((closing) => {
        const [profit, move] = [Math.abs(closing.profit), Math.abs(moveOf(closing))]
        const [low, high] = intervalOf(profit, move, bothRoundingsOf(closing), slackOf(closing))
        return [low * (1 - share), high * (1 + share)] as const
      }),
    )
  })
  const { from, to, depth } = deepest(intervals)
  const explained = (factor: number, rounded?: Rounded) =>
    guesses.filter((own) => own.some((closing) => isWithin(closing, measure.judge(closing, factor, rounded)))).length
  const rounds = share === 0 ? roundBetween(0.99 * from, 1.01 * to, measure.mantissas) : []
  const round = rounds.find((factor) => explained(factor) >= minShare * guesses.length)
  if (round === undefined) return { factor: (from + to) / 2, depth, isRound: false, rounded: 'once' as const }
  const [once, bySide] = [explained(round, 'once'), explained(round, 'by side')]
  const rounded: Rounded = once >= bySide ? 'once' : 'by side'
  return { factor: round, depth: Math.max(once, bySide), isRound: true, rounded }
}

/** Intervals that lie over one another as one. */
function apart(intervals: readonly FactorInterval[]): FactorInterval[] {
  const found: FactorInterval[] = []
  for (const [low, high] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1)
    if (last && low <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], high)]
    else found.push([low, high])
  }
  return found
}
