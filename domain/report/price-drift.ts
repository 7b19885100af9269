import type { Measure, PricedClosing, PriceModel } from './priced-closing.ts'

/** Neighbours by time that a rate of exchange is taken from. */
const neighbours = 10
/** A rate moves by so much within a day in any event, and in n days by the root of n as much. */
const minShare = 0.02
/** Profits above this many rounding units are equally precise: the rate itself moves more. */
const maxTelling = 100
const dayMs = 86_400_000

/**
 * A factor that follows an exchange rate: the weighted median of a closing's neighbours, itself excluded. Weight falls
 * with a smaller profit (mostly rounding) and with distance in days.
 */
export function driftingModel(samples: readonly PricedClosing[], measure: Measure): PriceModel {
  const { moveOf, slackOf, roundingOf } = measure
  const moves = samples.map((closing) => Math.abs(moveOf(closing)))
  const telling = samples.map((closing) => Math.min(maxTelling, Math.abs(closing.profit) / roundingOf(closing)))
  const times = samples.map(({ closed }) => (closed === undefined ? 0 : Date.parse(`${closed}Z`)))
  const daysBetween = (one: number, other: number) => Math.abs(times[one]! - times[other]!) / dayMs
  const factors = samples.map((closing) => closing.profit / moveOf(closing))
  const places = samples.map((_, index) => index)
  const all = factors[medianOf(places, factors, (one) => telling[one]!)]!
  const found = samples.map((closing, index) => {
    const from = Math.max(0, Math.min(index - neighbours / 2, samples.length - neighbours - 1))
    const around = Array.from({ length: neighbours + 1 }, (_, i) => from + i)
    const others = around.filter((one) => one !== index && one < samples.length)
    const middle = medianOf(others, factors, (one) => telling[one]! / (1 + daysBetween(one, index)))
    const factor = factors[middle]!
    // The rounding of the neighbours' profits grows with the move that their factor is applied to.
    const blur = moves[medianOf(others, moves, (one) => moves[one]!)]!
    // Both sides of it are rounded, and so are both of theirs.
    const slack = 2 * roundingOf(closing) * (1 + moves[index]! / blur) + factor * slackOf(closing)
    return { factor, slack, share: minShare * Math.sqrt(Math.max(1, daysBetween(middle, index))) }
  })
  const placeOf = new Map(samples.map((closing, index) => [closing, index]))
  const shares = samples.map((closing, index) => {
    const { factor, slack } = found[index]!
    const expected = Math.abs(factor * moveOf(closing))
    return Math.max(0, Math.abs(Math.abs(closing.profit) - expected) - slack) / expected
  })
  // Three in four differ by less.
  const spread = shares.toSorted((a, b) => a - b)[Math.floor(0.75 * (shares.length - 1))]!
  return (closing) => {
    const at = placeOf.get(closing)
    if (at === undefined) {
      // Closings that taught nothing are judged by all of them.
      const expected = all * moveOf(closing)
      return { expected, allowed: roundingOf(closing) + all * slackOf(closing) + 0.25 * Math.abs(expected) }
    }
    const { factor, slack, share } = found[at]!
    const expected = factor * moveOf(closing)
    return { expected, allowed: slack + Math.max(share, 6 * spread) * Math.abs(expected) }
  }
}

/** Index of the weighted median among some values. */
function medianOf(places: readonly number[], values: readonly number[], weightOf: (place: number) => number): number {
  const sorted = places.toSorted((a, b) => values[a]! - values[b]!)
  const half = sorted.reduce((sum, place) => sum + weightOf(place), 0) / 2
  let sum = 0
  for (const place of sorted) {
    sum += weightOf(place)
    if (sum >= half) return place
  }
  return sorted.at(-1)!
}
