/** Visitors or leads, and how many of them converted. */
type Sample = { readonly total: number; readonly converted: number }

/** A share with its 90 % interval (uniform prior, Beta-Binomial). */
type Share = { readonly share: number; readonly low: number; readonly high: number }

export const verdicts = ['a_is_better', 'b_is_better', 'too_early', 'no_difference'] as const
export type Verdict = (typeof verdicts)[number]

type Comparison = {
  readonly a: Share
  readonly b: Share
  /** Probability that B's true share is larger. */
  readonly chanceOfB: number
  readonly verdict: Verdict
  /** Weeks until a difference of the present size is significant; null if it can't be said. */
  readonly weeks: number | null
}

/** Required confidence of a verdict. */
const sure = 0.95
/** Minimum visitors on each side for a verdict. */
const minTotal = 100
/** A difference that takes longer than this to show does not matter. */
const maxWeeks = 52
const steps = 4_000

/** Compares two variants after `days` days of testing. */
export function compare(a: Sample, b: Sample, days: number): Comparison {
  const grid = gridOf(a, b)
  const [densityA, densityB] = [densityOf(a, grid), densityOf(b, grid)]
  let [belowA, chanceOfB] = [0, 0]
  for (const [n, part] of densityA.entries()) {
    // Equal steps count half.
    chanceOfB += densityB[n]! * (belowA + part / 2)
    belowA += part
  }
  const weeks = weeksMore(a, b, days)
  return {
    a: shareOf(densityA, grid),
    b: shareOf(densityB, grid),
    chanceOfB,
    verdict: verdictOf(a, b, chanceOfB, weeks),
    weeks,
  }
}

function verdictOf(a: Sample, b: Sample, chanceOfB: number, weeks: number | null): Verdict {
  if (Math.min(a.total, b.total) < minTotal) return 'too_early'
  if (chanceOfB >= sure) return 'b_is_better'
  if (chanceOfB <= 1 - sure) return 'a_is_better'
  return weeks === null || weeks > maxWeeks ? 'no_difference' : 'too_early'
}

/**
 * Weeks until each side is large enough to show the present difference in four of five trials (one-sided, 5 %), at the
 * present rate.
 */
function weeksMore(a: Sample, b: Sample, days: number): number | null {
  const smaller = Math.min(a.total, b.total)
  if (smaller === 0) return null
  const [shareA, shareB] = [a.converted / a.total, b.converted / b.total]
  if (shareA === shareB) return null
  const variance = shareA * (1 - shareA) + shareB * (1 - shareB)
  const needed = Math.max(minTotal, ((1.645 + 0.842) ** 2 * variance) / (shareB - shareA) ** 2)
  return Math.max(1, Math.ceil((needed - smaller) / ((7 * smaller) / days)))
}

/** A grid of equal steps over the range that almost certainly contains both shares. */
function gridOf(...sides: readonly Sample[]): readonly number[] {
  const ends = sides.map(({ total, converted }) => {
    const mean = (converted + 1) / (total + 2)
    const deviation = Math.sqrt((mean * (1 - mean)) / (total + 3))
    return [mean - 9 * deviation, mean + 9 * deviation] as const
  })
  const from = Math.max(0, Math.min(...ends.map(([low]) => low)))
  const to = Math.min(1, Math.max(...ends.map(([, high]) => high)))
  return Array.from({ length: steps }, (_, n) => from + ((n + 0.5) * (to - from)) / steps)
}

/** The posterior density on the grid, normalised to 1. */
function densityOf({ total, converted }: Sample, grid: readonly number[]): readonly number[] {
  const logs = grid.map((x) => converted * Math.log(x) + (total - converted) * Math.log(1 - x))
  const most = logs.reduce((one, other) => Math.max(one, other))
  const heights = logs.map((log) => Math.exp(log - most))
  const sum = heights.reduce((one, other) => one + other, 0)
  return heights.map((height) => height / sum)
}

function shareOf(density: readonly number[], grid: readonly number[]): Share {
  const at = (mass: number) => {
    let below = 0
    const found = density.findIndex((part) => {
      below += part
      return below >= mass
    })
    return grid[found < 0 ? grid.length - 1 : found]!
  }
  return { share: density.reduce((sum, part, n) => sum + part * grid[n]!, 0), low: at(0.05), high: at(0.95) }
}
