import type { ClosedPositionResult } from './positions.ts'

/** Maximum positions in the picture of the latest ones. */
export const maxLatest = 60

/** The positions that were closed last. */
export interface Latest {
  /** Days of the first and the last closing among them on the broker's clock, `YYYY-MM-DD`. */
  from: string
  to: string
  /** Their results after costs, minor units, the latest last. */
  results: number[]
}

/** The latest of an account's closed positions, given in order of closing; null without any. */
export function latestOf(closed: readonly Pick<ClosedPositionResult, 'closed' | 'result'>[]): Latest | null {
  const latest = closed.slice(-maxLatest)
  const [first, last] = [latest[0], latest.at(-1)]
  if (!first || !last) return null
  return { from: first.closed.slice(0, 10), to: last.closed.slice(0, 10), results: latest.map(({ result }) => result) }
}
