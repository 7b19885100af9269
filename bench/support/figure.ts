/** One line of the table. `met` is null where this machine or build cannot measure it. */
export type Figure = {
  readonly what: string
  readonly figure: string
  readonly budget: string
  readonly met: boolean | null
}

/** A ratio against a control, or of two sizes; `min` or `max` is its budget. */
export function ratioFigure(
  what: string,
  { middle, low, high }: Spread,
  budget: { min: number } | { max: number },
  note = '',
): Figure {
  const met = 'min' in budget ? middle >= budget.min : middle <= budget.max
  return {
    what,
    figure: `${times(middle)} (${times(low)} to ${times(high)})${note && `; ${note}`}`,
    budget: 'min' in budget ? `≥ ${times(budget.min)}` : `≤ ${times(budget.max)}`,
    met,
  }
}

/** An absolute budget: bytes, seconds, megabytes. */
export function amountFigure(what: string, amount: number, max: number, unit: string, note = ''): Figure {
  const written = (value: number) =>
    `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })} ${unit}`
  return {
    what,
    figure: `${written(amount)}${note && `; ${note}`}`,
    budget: `≤ ${written(max)}`,
    met: amount <= max,
  }
}

/** A figure that could not be measured, with the reason. */
export const noFigure = (what: string, why: string): Figure => ({ what, figure: why, budget: '', met: null })

const times = (ratio: number) => `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)} ×`

/** Median, minimum and maximum of several rounds. */
export type Spread = { readonly middle: number; readonly low: number; readonly high: number }

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return { middle: quantile(sorted, 0.5), low: sorted[0] ?? Number.NaN, high: sorted.at(-1) ?? Number.NaN }
}

/** The value below which a share of the sorted values lies (nearest rank). */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN
}
