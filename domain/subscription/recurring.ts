import { dayMs } from '#domain/basics/instant.ts'
import { sum } from '#domain/basics/sum.ts'
import { roundHalfUp } from './currency.ts'
import type { Discount, InvoiceLine, Price, Rhythm } from './facts.ts'

/** A fraction; the denominator is positive. */
type Fraction = { readonly n: bigint; readonly d: bigint }

const zero: Fraction = { n: 0n, d: 1n }
const add = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d })
const whole = (number: number): Fraction => ({ n: BigInt(number), d: 1n })

/** A plain decimal, exactly. */
function decimal(text: string): Fraction {
  const [units = '0', digits = ''] = text.split('.')
  return { n: BigInt(units + digits), d: 10n ** BigInt(digits.length) }
}

/** Months of a rhythm: weeks count 52, days 365 a year. */
function perMonth({ interval, every }: Rhythm): Fraction {
  const count = BigInt(every)
  if (interval === 'month') return { n: 1n, d: count }
  if (interval === 'year') return { n: 1n, d: 12n * count }
  return { n: interval === 'week' ? 52n : 365n, d: 12n * count }
}

/** The interval of a line that only states the days it covers. */
function rhythmOfDays(start: number | null, end: number | null): Rhythm | null {
  if (start === null || end === null || end <= start) return null
  const days = Math.round((end - start) / dayMs)
  const months = Math.round(days / 30.4)
  if (months >= 12 && days >= 364) return { interval: 'year', every: Math.round(days / 365) }
  if (days >= 28) return { interval: 'month', every: months }
  return days % 7 === 0 ? { interval: 'week', every: days / 7 } : { interval: 'day', every: Math.max(1, days) }
}

/** Default interval. */
const monthly: Rhythm = { interval: 'month', every: 1 }

/** An amount a month of lines of an invoice, rounded once; `prices` are those of the subscription. */
export function monthlyOfLines(lines: readonly InvoiceLine[], prices: readonly Price[]): number {
  const total = lines.reduce((sum, line) => {
    const price = prices.find(({ item }) => item !== null && item === line.item)
    const rhythm = line.rhythm ?? price?.rhythm ?? rhythmOfDays(line.start, line.end) ?? prices[0]?.rhythm ?? monthly
    return add(sum, times(whole(line.net), perMonth(rhythm)))
  }, zero)
  return roundHalfUp(total.n, total.d)
}

/**
 * Monthly amount of a subscription's prices, without included tax, after known discounts; a percentage applies to whole
 * units, as on an invoice. Rounded once.
 */
export function monthlyOfPrices(prices: readonly Price[], discounts: readonly Discount[], taxed: TaxedAmount): number {
  const isSaid = prices.some(({ taxInside }) => taxInside.length > 0)
  const outside: Fraction = isSaid ? whole(1) : { n: BigInt(taxed.net), d: BigInt(taxed.gross) }
  const percents = discounts.flatMap(({ percent }) => (percent === null ? [] : [decimal(percent)]))
  const before = prices.reduce((sum, { unit, quantity, rhythm, taxInside }) => {
    if (unit === null || rhythm === null) return sum
    const withTax = add(whole(100), taxInside.map(decimal).reduce(add, zero))
    const net = times(times(decimal(unit), { n: 100n * withTax.d, d: withTax.n }), times(whole(quantity), outside))
    const left = percents.reduce((rest, { n, d }) => {
      const off = times(rest, { n, d: 100n * d })
      return add(rest, whole(-roundHalfUp(off.n, off.d)))
    }, net)
    return add(sum, times(left, perMonth(rhythm)))
  }, zero)
  const rhythm = prices.find((price) => price.rhythm)?.rhythm
  const total = discounts.reduce(
    (rest, { amount }) => (amount !== null && rhythm ? add(rest, times(whole(-amount), perMonth(rhythm))) : rest),
    before,
  )
  return Math.max(0, roundHalfUp(total.n, total.d))
}

/** An amount before and after the tax that is inside it. */
type TaxedAmount = { readonly net: number; readonly gross: number }
export const untaxed: TaxedAmount = { net: 1, gross: 1 }

/** Tax included in the sum of lines. */
export function taxIn(lines: readonly InvoiceLine[]): TaxedAmount {
  const net = sum(lines.map((line) => line.net))
  const gross = sum(lines.map(({ amount, discount }) => amount - discount))
  return net > 0 && gross > net ? { net, gross } : untaxed
}

/**
 * The value of a discount given only by id, from an invoice: a plain percentage if one fits these amounts, else the
 * amount.
 */
export function discountIn(lines: readonly InvoiceLine[], named: readonly Discount[]): readonly Discount[] {
  const [first] = named
  if (!first || named.every(({ percent, amount }) => percent !== null || amount !== null)) return named
  const before = sum(lines.map(({ amount }) => amount))
  const off = sum(lines.map(({ discount }) => discount))
  if (before <= 0 || off <= 0) return []
  const near = (BigInt(off) * 10_000n) / BigInt(before)
  const plain = [100n, 10n, 1n]
    .flatMap((step) => [(near / step) * step, (near / step + 1n) * step])
    .find((hundredths) => roundHalfUp(BigInt(before) * hundredths, 10_000n) === off)
  const percent = plain === undefined ? null : String(Number(plain) / 100)
  return [{ id: first.id, percent, amount: percent === null ? off : null }]
}

/** Price of one period before discounts; null if prices have different intervals, or are computed by the provider. */
export function periodPrice(prices: readonly Price[]): { readonly amount: number; readonly rhythm: Rhythm } | null {
  const [first] = prices
  if (!first?.rhythm) return null
  const { interval, every } = first.rhythm
  const isSame = prices.every(
    ({ rhythm, unit }) => unit !== null && rhythm?.interval === interval && rhythm.every === every,
  )
  if (!isSame) return null
  const total = prices.reduce((all, { unit, quantity }) => add(all, times(decimal(unit!), whole(quantity))), zero)
  return { amount: roundHalfUp(total.n, total.d), rhythm: first.rhythm }
}
