import type { Measure, PricedClosing, PriceModel } from './price-model.ts'

/** Neighbours by time that a rate of exchange is taken from. */
const neighbours = 10
/** A rate moves by so much between neighbours in any event. */
const minShare = 0.02

/**
 * A factor that goes along with a rate of exchange: the median of a closing's neighbours, itself left out, each as
 * heavy as its move, since small profits are mostly rounding.
 */
export function driftingModel(samples: readonly PricedClosing[], measure: Measure): PriceModel {
  const { moveOf, slackOf, roundingOf } = measure
  const weights = samples.map((closing) => Math.abs(moveOf(closing)))
  const weightAt = (place: number) => weights[place]!
  const factors = samples.map((closing) => closing.profit / moveOf(closing))
  const all = medianOf(
    samples.map((_, index) => index),
    factors,
    weightAt,
  )
  const found = samples.map((closing, index) => {
    const from = Math.max(0, Math.min(index - neighbours / 2, samples.length - neighbours - 1))
    const around = Array.from({ length: neighbours + 1 }, (_, i) => from + i)
    const others = around.filter((one) => one !== index && one < samples.length)
    const factor = medianOf(others, factors, (one) => weights[one]! / Math.abs(one - index))
    // The rounding of the neighbours' profits grows with the move that their factor is applied to.
    const blur = medianOf(others, weights, weightAt)
    const slack = roundingOf(closing) * (1 + 2 * (weights[index]! / blur)) + factor * slackOf(closing)
    return { factor, slack }
  })
  const places = new Map(samples.map((closing, index) => [closing, index]))
  const shares = samples.map((closing, index) => {
    const { factor, slack } = found[index]!
    const expected = Math.abs(factor * moveOf(closing))
    return Math.max(0, Math.abs(Math.abs(closing.profit) - expected) - slack) / expected
  })
  // Three in four differ by less.
  const spread = shares.toSorted((a, b) => a - b)[Math.floor(0.75 * (shares.length - 1))]!
  return (closing) => {
    const at = places.get(closing)
    if (at === undefined) {
      // Closings that taught nothing are judged by all of them.
      const expected = all * moveOf(closing)
      return { expected, allowed: roundingOf(closing) + all * slackOf(closing) + 0.25 * Math.abs(expected) }
    }
    const { factor, slack } = found[at]!
    const expected = factor * moveOf(closing)
    return { expected, allowed: slack + Math.max(minShare, 6 * spread) * Math.abs(expected) }
  }
}

/** The median of the values at some places, weighted. */
function medianOf(places: readonly number[], values: readonly number[], weightOf: (place: number) => number): number {
  const sorted = places.toSorted((a, b) => values[a]! - values[b]!)
  const half = sorted.reduce((sum, place) => sum + weightOf(place), 0) / 2
  let sum = 0
  for (const place of sorted) {
    sum += weightOf(place)
    if (sum >= half) return values[place]!
  }
  return values[sorted.at(-1)!]!
}
