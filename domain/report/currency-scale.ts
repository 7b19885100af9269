import { isGold } from '#domain/gold/plausibility.ts'
import type { PricedClosing } from './priced-closing.ts'

/** Units of a currency that a US dollar has been worth since 2000, with room: least and most. */
const perDollar: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ USD: [1, 1], USC: [100, 100], USDT: [0.97, 1.03], USDC: [0.97, 1.03], EUC: [60, 125] },
  ...{ EUR: [0.6, 1.25], GBP: [0.45, 0.97], CHF: [0.7, 1.85], JPY: [74, 200], AUD: [0.88, 2.1], NZD: [1.1, 2.6] },
  ...{ CAD: [0.9, 1.7], SGD: [1.15, 1.9], HKD: [7.6, 8], SEK: [5.7, 12], NOK: [4.9, 12.5], DKK: [4.6, 9.5] },
  ...{ PLN: [2, 5.2], CZK: [14, 45], HUF: [140, 460], ZAR: [5, 21], MXN: [8, 27], TRY: [0.5, 80], CNY: [6, 8.4] },
  ...{ THB: [25, 50], IDR: [7_500, 19_000], INR: [38, 110], RUB: [22, 140], AED: [3.6, 3.75] },
}
/** Cent account currencies, worth a hundredth of the usual ones. */
export const wholeOfCents: Readonly<Record<string, string>> = { USC: 'USD', EUC: 'EUR', GBC: 'GBP' }

/** Currencies without decimals. */
const withoutDecimals = new Set(['JPY', 'IDR', 'HUF'])
/** Currencies in which a dollar move always has the same value. */
const isDollar = (currency: string) => currency === 'USD' || currency === 'USC'

/** Maximum share of a profit that rounding may change. */
const maxBlur = 0.3
const minSamples = 3
/** With this many precise closings an exchange rate would have shown its movement. */
const minForRate = 8
const maxWidth = 0.002
/** Share of closings that may fit a factor without a rate of exchange. */
const maxOfOnePower = 0.9

/** Evidence of a file's closings about its currency. */
export type ScaleVerdict =
  | { readonly kind: 'fits' }
  /** Too few closings; this many are needed. */
  | { readonly kind: 'unchecked'; readonly samples: number }
  /** The symbol that contradicts the currency, and the value of a dollar move of one lot, in the file's currency. */
  | { readonly kind: 'doubt'; readonly symbol: string; readonly factor: number }

/**
 * The symbol by which a file's amounts cannot be of the currency that it names: a lot of gold has 100 ounces or a tenth or a
 * hundredth of it, a lot of a pair of currencies 100,000 or a smaller power of ten, and the dollar's worth of a currency is known
 * roughly. Cents of lots a hundredth as large look like dollars. `digits`: decimals of profits.
 */
export function scaleVerdict(closings: readonly PricedClosing[], currency: string, digits: number): ScaleVerdict {
  const rates = perDollar[currency]
  if (!rates) return { kind: 'unchecked', samples: 0 }
  let [most, isClear] = [0, false]
  const isWhole = withoutDecimals.has(currency) && closings.every(({ profit }) => profit % 10 ** digits === 0)
  const blur = 1.02 * (isWhole ? 1 : 10 ** -digits)
  for (const [symbol, own] of Map.groupBy(closings, (closing) => closing.symbol)) {
    const kind = kindOf(symbol)
    const samples = kind === null ? [] : own.flatMap((closing) => sampleOf(closing, kind, digits, blur) ?? [])
    most = Math.max(most, samples.length)
    if (kind === null || samples.length < minSamples) continue
    const { factor } = middle(samples)
    if (!isPossible(factor, samples, kind, rates, isDollar(currency))) return { kind: 'doubt', symbol, factor }
    isClear ||= isDollar(currency) || shareWith(powerOf(factor), samples) <= maxOfOnePower
  }
  return isClear ? { kind: 'fits' } : { kind: 'unchecked', samples: most }
}

type Kind = {
  /** Maximum ounces or units of a lot. */
  readonly maxContract: number
  /** True if the symbol is priced in dollars. */
  readonly isInDollars: boolean
}

function kindOf(symbol: string): Kind | null {
  if (isGold(symbol)) return { maxContract: 100, isInDollars: true }
  // MetaTrader 4 may write a symbol in small letters.
  const name = symbol === symbol.toLowerCase() ? symbol.toUpperCase() : symbol
  const [, base = '', quote = ''] = /^#?([A-Z]{3})[/_]?([A-Z]{3})(?![A-Z])/.exec(name) ?? []
  if (!(base in perDollar) || !(quote in perDollar)) return null
  if (base !== 'USD' && quote !== 'USD') return null
  return { maxContract: 100_000, isInDollars: quote === 'USD' }
}

type Sample = { readonly factor: number; readonly low: number; readonly high: number }

/** The median of the closings that rounding blurs least, and by which share it may have changed these. */
function middle(samples: readonly Sample[]): { factor: number; blur: number } {
  const blurOf = ({ factor, high }: Sample) => high / factor - 1
  const sharpest = samples.toSorted((a, b) => blurOf(a) - blurOf(b)).slice(0, Math.ceil(samples.length / 2))
  return { factor: medianOf(sharpest.map(({ factor }) => factor)), blur: blurOf(sharpest.at(-1)!) }
}

/**
 * Value of a dollar move per lot in one closing; null if rounding or mean prices blur it. `blur`: possible rounding
 * error of the profit; exchanged profits are rounded twice.
 */
function sampleOf(closing: PricedClosing, { isInDollars }: Kind, digits: number, blur: number): Sample | null {
  const { volume, openPrice, closePrice, profit, isMean, roundings = 1 } = closing
  const move = Math.abs(closePrice - openPrice) * volume
  const amount = Math.abs(profit) / 10 ** digits
  if (isMean || roundings > 1 || move === 0 || blur > maxBlur * amount) return null
  const scale = (isInDollars ? 1 : closePrice) / move
  return {
    factor: amount * scale,
    low: (amount - blur) * scale,
    high: (amount + blur) * scale,
  }
}

/** True if a usual lot size gives this factor. */
function isPossible(
  factor: number,
  samples: readonly Sample[],
  { maxContract, isInDollars }: Kind,
  [least, most]: readonly [number, number],
  isFixed: boolean,
): boolean {
  const room = 0.01 + middle(samples).blur
  for (let contract = maxContract; contract * most >= 0.5 * factor; contract /= 10) {
    const sizes = isFixed && isInDollars ? [1, 0.5, 0.25, 0.2] : [1]
    for (const size of sizes) {
      const [from, to] = [(1 - room) * size * contract * least, (1 + room) * size * contract * most]
      if (factor < from || factor > to) continue
      if (isFixed) return !isInDollars || shareWith(size * contract * least, samples) >= 0.5
      return !isInDollars || !isConstant(samples)
    }
  }
  return false
}

const shareWith = (factor: number, samples: readonly Sample[]) =>
  samples.filter(({ low, high }) => low <= factor && factor <= high).length / samples.length

/** True if many closings have the same power of ten as factor, so no exchange rate is involved. */
function isConstant(samples: readonly Sample[]): boolean {
  const exact = samples.filter(({ factor, low, high }) => high - low <= maxWidth * factor)
  if (exact.length < minForRate) return false
  return shareWith(powerOf(medianOf(exact.map(({ factor }) => factor))), exact) > maxOfOnePower
}

/** The nearest power of ten of a factor: the dollar value of a lot. */
const powerOf = (factor: number) => 10 ** Math.round(Math.log10(factor))

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * A file, symbol, server or company name of a cent account although the currency is none, such as `XAUUSDc` and
 * `ProCent`; null without one.
 */
export function centName(
  symbols: Iterable<string>,
  names: readonly (string | null)[],
  currency: string,
): string | null {
  if (Object.hasOwn(wholeOfCents, currency) || currency.endsWith('CENT')) return null
  const isCentSymbol = (symbol: string) => kindOf(symbol) !== null && /^#?[A-Z/_]{4,}[.\-_]?c(?:ent)?$/.test(symbol)
  const isCentName = (name: string | null): name is string => name !== null && /cent(?:s|\b|[-_\d])/i.test(name)
  return [...symbols].find(isCentSymbol) ?? names.find(isCentName) ?? null
}
