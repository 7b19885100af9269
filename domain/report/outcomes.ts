import type { ClosedPositionResult } from './positions.ts'

/** Results of a set of closed positions; sums in minor units. */
export interface Outcomes {
  positions: number
  won: number
  lost: number
  /** A result of exactly 0: neither won nor lost. */
  even: number
  wonSum: number
  /** 0 or below. */
  lostSum: number
}

export function outcomesOf(positions: readonly Pick<ClosedPositionResult, 'result'>[]): Outcomes {
  const found: Outcomes = { positions: positions.length, won: 0, lost: 0, even: 0, wonSum: 0, lostSum: 0 }
  for (const { result } of positions) {
    if (result > 0) {
      found.won += 1
      found.wonSum += result
    } else if (result < 0) {
      found.lost += 1
      found.lostSum += result
    } else found.even += 1
  }
  return found
}

/** Outcomes of positions that closed in the same month, weekday or hour, or were of the same symbol. */
export type Group = Outcomes & { key: string }

export const breakdowns = ['weekday', 'hour', 'symbol'] as const
export type Breakdown = (typeof breakdowns)[number]

/** Further symbols, by number of positions, are combined under the empty key. */
const maxSymbols = 12

/**
 * Positions by the weekday (`1` Monday … `7`) or hour (`0` … `23`) of their closing on the broker's clock, in order, or by
 * symbol, the most traded first.
 */
export function outcomesBy(breakdown: Breakdown, positions: readonly ClosedPositionResult[]): Group[] {
  const groups = [...Map.groupBy(positions, keys[breakdown])].map(([key, own]) => ({ key, own }))
  if (breakdown !== 'symbol') return groups.sort((a, b) => Number(a.key) - Number(b.key)).map(toGroup)
  groups.sort((a, b) => b.own.length - a.own.length || (a.key < b.key ? -1 : 1))
  const rest = groups.slice(maxSymbols).flatMap(({ own }) => own)
  return [...groups.slice(0, maxSymbols), ...(rest.length > 0 ? [{ key: '', own: rest }] : [])].map(toGroup)
}

const keys: Record<Breakdown, (position: ClosedPositionResult) => string> = {
  weekday: ({ closed }) => String(new Date(`${closed.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7),
  hour: ({ closed }) => String(Number(closed.slice(11, 13))),
  symbol: ({ symbol }) => symbol,
}

const toGroup = ({ key, own }: { key: string; own: ClosedPositionResult[] }): Group => ({ key, ...outcomesOf(own) })

/** A bar of the distribution: positions with a result of at least `from` and below `to`, minor units; null: open. */
export interface Bin {
  from: number | null
  to: number | null
  positions: number
}

/** Bars that the middle ninety-six of a hundred results are spread over, about. */
const bars = 20

/** Histogram of results: equal, round bin widths with an edge at 0; the outermost bins are open. */
export function distributionOf(positions: readonly Pick<ClosedPositionResult, 'result'>[]): Bin[] {
  if (positions.length === 0) return []
  const results = positions.map(({ result }) => result).sort((a, b) => a - b)
  const at = (share: number) => results[Math.round(share * (results.length - 1))]!
  const width = roundWidth(Math.max(1, (at(0.98) - at(0.02)) / bars))
  const first = Math.floor(at(0.02) / width)
  const last = Math.max(first, Math.floor(at(0.98) / width))
  const counts = new Array<number>(last - first + 1).fill(0)
  for (const result of results) {
    const bar = Math.min(last, Math.max(first, Math.floor(result / width))) - first
    counts[bar] = counts[bar]! + 1
  }
  return counts.map((count, index) => ({
    from: index === 0 && results[0]! < first * width ? null : (first + index) * width,
    to: index === counts.length - 1 && results.at(-1)! >= (last + 1) * width ? null : (first + index + 1) * width,
    positions: count,
  }))
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width))
  return ([1, 2, 5].find((factor) => factor * power >= width) ?? 10) * power
}
