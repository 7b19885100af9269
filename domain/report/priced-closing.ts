/** Profit of a closing, and its prices. */
export interface PricedClosing {
  symbol: string
  side: 'buy' | 'sell'
  /** Lots. */
  volume: number
  openPrice: number
  closePrice: number
  /** Without costs, minor units. */
  profit: number
  /** A price is a mean of several deals, which files round. */
  isMean?: boolean
  /** Number of separately rounded parts of the profit; default 1. */
  roundings?: number
  /** Broker's local time of closing. */
  closed?: string
}

/** Expected profit by the prices, and its tolerance, minor units. */
export interface ExpectedProfit {
  expected: number
  allowed: number
}

/** Expected profit of a closing; null if its symbol has too few closed trades. */
export type PriceModel = (closing: PricedClosing) => ExpectedProfit | null

/** Terminals round each side and print the difference; exchanged profits and some other files are rounded once. */
export type Rounded = 'once' | 'by side'

/** How to measure a symbol's closings. */
export interface Measure {
  /** The signed quantity that profit is proportional to, so that the factor is the same for all closings. */
  moveOf(closing: PricedClosing): number
  /** Tolerance of a move from rounded mean prices. */
  slackOf(closing: PricedClosing): number
  /** Tolerance of a profit from rounding, minor units; larger with two rounded parts. */
  roundingOf(closing: PricedClosing): number
  bothRoundingsOf(closing: PricedClosing): number
  /** The expected profit for a factor, rounded in the given way; either way by default. */
  judge(closing: PricedClosing, factor: number, rounded?: Rounded): ExpectedProfit
  /** First digits of its contract sizes in minor units. */
  mantissas: readonly number[]
}
