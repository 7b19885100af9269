import { epochMs, type Instant } from '#domain/basics/instant.ts'
import { roundHalfAway } from '#domain/basics/round.ts'
import { sum } from '#domain/basics/sum.ts'

/**
 * The figures of the track record, from months. Percentages are 0 to 100. Null if the data are insufficient, which a page
 * shows as "—".
 */

/** A month of performance as stored. */
export interface RecordedMonth {
  year: number
  /** 1 to 12. */
  month: number
  /** Decimal string with at most two decimals, `12.80` or `-3.20`. */
  percentageGain: string
  /** Whole cents; below 0 a loss. */
  profitAmount: number
}

/** Years for which a month can be entered; imported months are not limited. */
export const typedYears = { min: 2020, max: 2030 } as const

/**
 * State of a month of stated figures, by UTC: not begun, current or over. `now`: ISO 8601 or epoch ms. A future month
 * is refused, the current one asked about and marked unfinished.
 */
export function monthState({ year, month }: Pick<RecordedMonth, 'year' | 'month'>, now: Instant) {
  const at = new Date(epochMs(now))
  const behind = at.getUTCFullYear() * 12 + at.getUTCMonth() - (year * 12 + month - 1)
  return behind > 0 ? 'over' : behind === 0 ? 'current' : 'future'
}

/** True if an operation is long: `COMPRA` is a buy, any other type shows as short. */
export function isLong(type: string): boolean {
  return type === 'COMPRA'
}

export class InvalidPercentageError extends Error {
  override name = 'InvalidPercentageError'
}

/** Below this many months a record is "less than one year of data" and nothing is annualised. */
export const minMonthsForRatios = 12

/** Order of months, oldest first. */
export function monthOrder(a: Pick<RecordedMonth, 'year' | 'month'>, b: Pick<RecordedMonth, 'year' | 'month'>): number {
  return a.year - b.year || a.month - b.month
}

/** Hundredths of a percent of a decimal string: exact, `12.8` is 1280. */
export function percentHundredths(percentage: string): number {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(percentage)
  if (!match) throw new InvalidPercentageError(`"${percentage}" is not a percentage with at most two decimals`)
  const [, sign, whole = '', fraction = ''] = match
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign && hundredths > 0 ? -hundredths : hundredths
}

/** True if a text is a valid monthly percentage: up to three digits and two decimals. */
export function isPercentage(text: string): boolean {
  return /^-?\d{1,3}(?:\.\d{1,2})?$/.test(text)
}

/** Sum of months = Σ percentageGain to one decimal, half away from zero. Not a return. Null without months. */
export function sumOfMonths(months: readonly RecordedMonth[]): number | null {
  if (months.length === 0) return null
  const hundredths = sum(months.map(({ percentageGain }) => percentHundredths(percentageGain)))
  return roundHalfAway(hundredths / 10) / 10
}

/** Consistency = 100 × months with a gain above 0 ÷ months with data; null without months. */
export function consistency(months: readonly RecordedMonth[]): number | null {
  const gains = months.filter(({ percentageGain }) => percentHundredths(percentageGain) > 0).length
  return months.length === 0 ? null : (100 * gains) / months.length
}

/** Growth factor after each month, oldest first; a month of −100 % or worse ends at 0. */
export function growthCurve(months: readonly RecordedMonth[]): number[] {
  let growth = 1
  return months.toSorted(monthOrder).map(({ percentageGain }) => {
    growth *= Math.max(0, 1 + percentHundredths(percentageGain) / 10_000)
    return growth
  })
}

/** Compounded return in percent = 100 × (Π (1 + gain ÷ 100) − 1), blind to deposits and withdrawals; null without months. */
export function compoundedReturn(months: readonly RecordedMonth[]): number | null {
  const end = growthCurve(months).at(-1)
  return end === undefined ? null : 100 * (end - 1)
}

/**
 * Maximum drawdown in percent = the largest fall of the compounded monthly curve from an earlier high, start included,
 * as share of that high. Falls within a month do not show in it. Null without months.
 */
export function maxDrawdown(months: readonly RecordedMonth[]): number | null {
  if (months.length === 0) return null
  let high = 1
  let deepest = 0
  for (const growth of growthCurve(months)) {
    high = Math.max(high, growth)
    deepest = Math.max(deepest, 1 - growth / high)
  }
  return 100 * deepest
}

/**
 * Monthly Sharpe ratio = mean of the monthly gains ÷ their sample standard deviation (n − 1), risk-free rate 0, not
 * annualised; null under twelve months or when all gains are equal.
 */
export function sharpe(months: readonly RecordedMonth[]): number | null {
  if (months.length < minMonthsForRatios) return null
  const gains = months.map(({ percentageGain }) => percentHundredths(percentageGain))
  if (gains.every((gain) => gain === gains[0])) return null
  const mean = sum(gains) / gains.length
  const variance = sum(gains.map((gain) => (gain - mean) ** 2)) / (gains.length - 1)
  return mean / Math.sqrt(variance)
}

/** Months between the first and the last that have no data, oldest first: a gap is shown, not skipped. */
export function missingMonths(months: readonly RecordedMonth[]): { year: number; month: number }[] {
  const present = new Set(months.map(monthNumber))
  const missing = []
  for (let number = Math.min(...present) + 1; number < Math.max(...present); number += 1) {
    if (!present.has(number)) missing.push({ year: Math.floor(number / 12), month: (number % 12) + 1 })
  }
  return missing
}

function monthNumber({ year, month }: RecordedMonth): number {
  return year * 12 + month - 1
}

/** A stored profit in dollars. */
export function dollarsOfCents(cents: number): number {
  return cents / 100
}

/** First and last day of each month. */
export function monthsAsDays(months: readonly Pick<RecordedMonth, 'year' | 'month'>[]): string[][] {
  const day = (year: number, month: number, date: number) =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  return months.map(({ year, month }) => [day(year, month - 1, 1), day(year, month, 0)])
}
