/** What a closing of a position earned, and the prices that it earned it by. */
export interface PricedClosing {
  symbol: string
  side: 'buy' | 'sell'
  /** Lots. */
  volume: number
  openPrice: number
  closePrice: number
  /** Without costs, minor units. */
  profit: number
  /** The opening price is a mean of several deals, which files round. */
  isMean?: boolean
}

/** What a closing should have earned by its prices, and by how much a file may differ from it, minor units. */
export interface ExpectedProfit {
  expected: number
  allowed: number
}

/** Expected profit of a closing; null where its symbol has too few closings to tell. */
export type PriceModel = (closing: PricedClosing) => ExpectedProfit | null

const minSamples = 3
/** Neighbours by time that a rate of exchange is taken from. */
const neighbours = 10
/** Profits are rounded to a minor unit, by some brokers towards zero. */
const rounding = 0.51

/** Lots × move of the price, with its sign: what profit is in proportion to. */
const moveOf = ({ side, volume, openPrice, closePrice }: PricedClosing) =>
  (side === 'buy' ? closePrice - openPrice : openPrice - closePrice) * volume

/**
 * Learns from a file's own closings, in order of time, what a move of each symbol's price is worth: a constant (contract
 * size), one that goes with the price (the account's currency is the symbol's first), or a rate that drifts. Medians, so that
 * a few wrong rows do not move it.
 */
export function learnPrices(closings: readonly PricedClosing[]): PriceModel {
  const models = new Map<string, PriceModel>()
  for (const [symbol, own] of Map.groupBy(closings, (closing) => closing.symbol)) {
    const model = modelOf(own)
    if (model) models.set(symbol, model)
  }
  return (closing) => models.get(closing.symbol)?.(closing) ?? null
}

function modelOf(closings: readonly PricedClosing[]): PriceModel | null {
  const samples = closings.filter((closing) => closing.profit !== 0 && moveOf(closing) * closing.profit > 0)
  if (samples.length < minSamples) return null
  const tick = tickOf(closings)
  const [constant, byPrice] = [() => 1, ({ closePrice }: PricedClosing) => 1 / closePrice].map((scale, index) =>
    fitOf(samples, scale, tick, (index + 1) * rounding),
  )
  // Money that is exchanged is rounded twice.
  const best = byPrice!.spread < constant!.spread ? byPrice! : constant!
  return best.spread < 0.002 ? best.model : drifting(samples, tick)
}

/** One factor for all of them. `spread`: of most samples, relative to what they should be, beyond rounding. */
function fitOf(
  samples: readonly PricedClosing[],
  scale: (closing: PricedClosing) => number,
  tick: number,
  least: number,
) {
  // Large profits tell the factor best: rounding matters least in them.
  const telling = samples
    .toSorted((a, b) => Math.abs(b.profit) - Math.abs(a.profit))
    .slice(0, Math.ceil(samples.length / 2) + 1)
  const factor = contractOf(median(telling.map((closing) => closing.profit / (moveOf(closing) * scale(closing)))))
  const expectedOf = (closing: PricedClosing) => factor * scale(closing) * moveOf(closing)
  const spread = beyondRounding(samples, expectedOf, tick, (closing) => factor * scale(closing))
  const model: PriceModel = (closing) => {
    const expected = expectedOf(closing)
    const slack = closing.isMean ? tick * closing.volume * Math.abs(factor * scale(closing)) : 0
    return { expected, allowed: least + slack + 4 * spread * Math.abs(expected) + 1e-7 * Math.abs(expected) }
  }
  return { model, spread }
}

/** Contract sizes are round: what is within rounding of one is that one. */
function contractOf(factor: number): number {
  const round = Number(factor.toPrecision(2))
  return Math.abs(factor / round - 1) < 0.002 ? round : factor
}

/** A factor that goes along with a rate of exchange: the median of a sample's neighbours, itself left out. */
function drifting(samples: readonly PricedClosing[], tick: number): PriceModel {
  const factors = samples.map((closing) => closing.profit / moveOf(closing))
  const places = new Map(samples.map((closing, index) => [closing, index]))
  const all = median(factors)
  const factorAt = (closing: PricedClosing) => {
    const at = places.get(closing)
    if (at === undefined) return all
    const from = Math.max(0, Math.min(at - neighbours / 2, samples.length - neighbours - 1))
    const around = Array.from({ length: neighbours + 1 }, (_, i) => from + i)
    return median(around.flatMap((index) => (index === at ? [] : (factors[index] ?? []))))
  }
  const expectedOf = (closing: PricedClosing) => factorAt(closing) * moveOf(closing)
  const spread = beyondRounding(samples, expectedOf, tick, factorAt)
  return (closing) => {
    const expected = expectedOf(closing)
    // Closings that taught nothing are judged by all of them.
    const share = places.has(closing) ? Math.max(0.01, 4 * spread) : 0.25
    return { expected, allowed: 1 + share * Math.abs(expected) }
  }
}

/** By how much most samples differ beyond rounding, as a share of what is expected: three in four differ by less. */
function beyondRounding(
  samples: readonly PricedClosing[],
  expectedOf: (closing: PricedClosing) => number,
  tick: number,
  factorOf: (closing: PricedClosing) => number,
): number {
  const shares = samples.map((closing) => {
    const expected = expectedOf(closing)
    const slack = closing.isMean ? tick * closing.volume * Math.abs(factorOf(closing)) : 0
    const off = Math.max(0, Math.abs(closing.profit - expected) - rounding - slack)
    return expected === 0 ? 0 : off / Math.abs(expected)
  })
  return shares.toSorted((a, b) => a - b)[Math.floor(0.75 * (shares.length - 1))]!
}

/** The smallest step of a symbol's prices, by how they are printed. */
function tickOf(closings: readonly PricedClosing[]): number {
  let decimals = 0
  for (const { openPrice, closePrice, isMean } of closings) {
    decimals = Math.max(decimals, decimalsOf(closePrice), isMean ? 0 : decimalsOf(openPrice))
  }
  return 10 ** -decimals
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Decimals of a price, zeros at its end left out. */
export function decimalsOf(price: number): number {
  return String(price).split('.')[1]?.length ?? 0
}
