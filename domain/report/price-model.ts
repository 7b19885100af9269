import { deepest, intervalOf } from './factor-interval.ts'
import { driftingModel } from './price-drift.ts'
import type { ExpectedProfit, Measure, PricedClosing, PriceModel, Rounded } from './priced-closing.ts'

const minSamples = 3
/** Profits are rounded to the smallest amount of money. */
const rounding = 0.51
/** Share of the closings that one factor must explain. */
const minShare = 0.7

/**
 * Learns the value of each symbol's price move from a file's own closings, in order of time: a constant (contract
 * size), one proportional to the price (the account's currency is the symbol's first), or a drifting exchange rate,
 * unless `canDrift` is false.
 */
export function learnPrices(closings: readonly PricedClosing[], canDrift = true): PriceModel {
  const measures = measuresOf(closings)
  const models = new Map<string, PriceModel>()
  for (const [symbol, own] of Map.groupBy(closings, (closing) => closing.symbol)) {
    const model = modelOf(own, measures(own), canDrift)
    if (model) models.set(symbol, model)
  }
  return (closing) => models.get(closing.symbol)?.(closing) ?? null
}

/** Candidate measures for a symbol: constant, and proportional to the price. */
export function measuresOf(file: readonly PricedClosing[]): (own: readonly PricedClosing[]) => [Measure, Measure] {
  const grain = grainOf(file)
  return (own) => {
    const tick = tickOf(own)
    const measure = (
      scaleOf: (closing: PricedClosing) => number,
      times: number,
      mantissas: readonly number[],
    ): Measure => {
      const measure: Omit<Measure, 'judge'> = {
        mantissas,
        moveOf: (closing) => moveOf(closing) * scaleOf(closing),
        slackOf: (closing) => (closing.isMean ? tick * closing.volume * scaleOf(closing) : 0),
        roundingOf: ({ roundings = 1 }) => times * rounding * grain * roundings,
        bothRoundingsOf: ({ roundings = 1 }) => 2 * rounding * grain * roundings,
      }
      const judge = (closing: PricedClosing, factor: number, rounded?: Rounded) => {
        const expected = factor * measure.moveOf(closing)
        const blur = factor * measure.slackOf(closing) + 1e-7 * Math.abs(expected)
        const once = { expected, allowed: measure.roundingOf(closing) + blur }
        if (times > 1 || rounded === 'once') return once
        if (rounded === undefined && Math.abs(closing.profit - expected) <= once.allowed) return once
        const bySide = judgeSides(closing, factor, grain)
        return { ...bySide, allowed: bySide.allowed + blur }
      }
      return { ...measure, judge }
    }
    // Money that is exchanged is rounded twice.
    return [measure(() => 1, 1, [1, 2, 2.5, 5]), measure(({ closePrice }) => 1 / closePrice, 2, [1])]
  }
}

/** The difference of two sides that are rounded each; several of them in one row are not known one by one. */
function judgeSides(
  { side, volume, openPrice, closePrice, roundings = 1 }: PricedClosing,
  factor: number,
  grain: number,
): ExpectedProfit {
  const sign = side === 'buy' ? 1 : -1
  if (roundings > 1)
    return { expected: sign * factor * volume * (closePrice - openPrice), allowed: roundings * 2 * rounding * grain }
  // Halves may be rounded either way.
  const worth = (price: number, nudge: number) => grain * Math.round((factor * volume * price) / grain + nudge)
  const [most, least] = [1e-6, -1e-6].map((nudge) => worth(closePrice, nudge) - worth(openPrice, -nudge)) as [
    number,
    number,
  ]
  return { expected: (sign * (most + least)) / 2, allowed: (most - least) / 2 + 0.01 * grain }
}

/** The smallest amount of the file's money, minor units: a yen has no hundredths. */
function grainOf(closings: readonly PricedClosing[]): number {
  const profits = closings.filter(({ profit }) => profit !== 0)
  if (profits.length < minSamples) return 1
  return [100, 10].find((grain) => profits.every(({ profit }) => profit % grain === 0)) ?? 1
}

function modelOf(
  closings: readonly PricedClosing[],
  [plain, byPrice]: readonly [Measure, Measure],
  canDrift: boolean,
): PriceModel | null {
  const samples = closings.filter((closing) => closing.profit !== 0 && moveOf(closing) * closing.profit > 0)
  if (samples.length < minSamples) return null
  // Several closings in one row had several rates.
  const single = samples.filter(({ roundings = 1 }) => roundings === 1)
  const ofSingle =
    (model: PriceModel): PriceModel =>
    (closing) =>
      (closing.roundings ?? 1) > 1 ? null : model(closing)
  const isEnough = single.length >= minSamples
  const going = isEnough ? constantModel(single, byPrice) : null
  const constants = [constantModel(samples, plain), ...(going ? [{ ...going, model: ofSingle(going.model) }] : [])]
  const whole = constants.find(({ misfits }) => misfits === 0)
  if (whole) return whole.model
  const [best] = constants.filter(({ isRound }) => isRound).sort((a, b) => a.misfits - b.misfits)
  const drifting = isEnough && canDrift ? ofSingle(driftingModel(single, plain)) : null
  if (!best || !drifting) return best?.model ?? drifting
  // Many that differ by little are a rate of exchange and not a few wrong rows.
  const isRate =
    best.misfits > Math.max(3, 0.1 * samples.length) && misfitsOf(samples, drifting) < 0.05 * samples.length
  return isRate ? drifting : best.model
}

/** Lots × signed price move: profit is proportional to it. */
const moveOf = ({ side, volume, openPrice, closePrice }: PricedClosing) =>
  (side === 'buy' ? closePrice - openPrice : openPrice - closePrice) * volume

/** One factor for all closings: the one that explains most of them, preferring round ones. */
function constantModel(
  samples: readonly PricedClosing[],
  { moveOf, slackOf, roundingOf, bothRoundingsOf, mantissas, judge }: Measure,
): { model: PriceModel; misfits: number; isRound: boolean } {
  const deepestBy = (rounding: (closing: PricedClosing) => number) =>
    deepest(
      samples.map((closing) =>
        intervalOf(Math.abs(closing.profit), Math.abs(moveOf(closing)), rounding(closing), slackOf(closing)),
      ),
    )
  const modelOf =
    (factor: number): PriceModel =>
    (closing) =>
      judge(closing, factor)
  const found = [deepestBy(roundingOf), deepestBy(bothRoundingsOf)]
  const round = found
    .flatMap(({ from, to }) => roundBetween(0.99 * from, 1.01 * to, mantissas))
    .find((factor) => misfitsOf(samples, modelOf(factor)) <= (1 - minShare) * samples.length)
  const { from, to } = found[0]!
  const model = modelOf(round ?? (from + to) / 2)
  return { model, misfits: misfitsOf(samples, model), isRound: round !== undefined }
}

const misfitsOf = (samples: readonly PricedClosing[], model: PriceModel) =>
  samples.filter((closing) => {
    const judged = model(closing)
    return judged !== null && Math.abs(closing.profit - judged.expected) > judged.allowed
  }).length

/** Contract sizes are round numbers: 1, 2, 2.5 and 5 and their tens. */
export function roundBetween(from: number, to: number, mantissas: readonly number[]): number[] {
  const found: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(from)); power <= to && found.length < 4; power *= 10)
    found.push(...mantissas.map((one) => one * power).filter((one) => one >= from && one <= to))
  return found
}

/** The smallest step of a symbol's prices, by how they are printed. */
function tickOf(closings: readonly PricedClosing[]): number {
  let decimals = 0
  for (const { openPrice, closePrice, isMean } of closings) {
    decimals = Math.max(decimals, decimalsOf(closePrice), isMean ? 0 : decimalsOf(openPrice))
  }
  return 10 ** -decimals
}

/** Decimals of a price without trailing zeros. */
export function decimalsOf(price: number): number {
  return String(price).split('.')[1]?.length ?? 0
}
