/** The factors by which a move can have given a profit, lowest and highest. */
export type FactorInterval = readonly [low: number, high: number]

/** Interval of profit ÷ move, where the profit may differ by rounding and the move by a tolerance; all positive. */
export function intervalOf(profit: number, move: number, rounding: number, slack: number): FactorInterval {
  const high = move > slack ? (profit + rounding) / (move - slack) : Number.POSITIVE_INFINITY
  return [Math.max(0, profit - rounding) / (move + slack), high]
}

/** The factors that lie in most of the intervals, and in how many. Without intervals none. */
export function deepest(intervals: readonly FactorInterval[]): { from: number; to: number; depth: number } {
  const ends = intervals
    .flatMap(([low, high]) => [
      { at: low, step: 1 },
      { at: high, step: -1 },
    ])
    // Intervals that touch lie over one another there.
    .sort((a, b) => a.at - b.at || b.step - a.step)
  const found = { from: 0, to: 0, depth: 0 }
  let depth = 0
  for (const [index, { at, step }] of ends.entries()) {
    depth += step
    if (depth <= found.depth) continue
    Object.assign(found, { from: at, to: ends[index + 1]?.at ?? at, depth })
  }
  return Number.isFinite(found.to) ? found : { ...found, to: found.from }
}
