/** Agreement of predicted probabilities with outcomes. */
export interface Quality {
  /** Rows compared. */
  readonly n: number
  /** Chance that a converted row got the higher probability of two, ties counting half; 0.5 with one outcome only. */
  readonly auc: number
  /** Mean squared distance between probability and outcome. */
  readonly brier: number
  /** Expected calibration error over ten bins of equal width. */
  readonly ece: number
}

/** One bar of the calibration chart; `from` and `to` are probabilities. */
export interface CalibrationBin {
  readonly from: number
  readonly to: number
  readonly n: number
  /** Mean prediction, 0 to 1. */
  readonly predicted: number
  /** Share that converted, 0 to 1. */
  readonly happened: number
}

const binCount = 10
const binOf = (p: number) => Math.min(binCount - 1, Math.floor(p * binCount))

/** The bins of equal width that contain any row, lowest first. */
export function calibrationBins(predicted: readonly number[], outcomes: readonly number[]): CalibrationBin[] {
  const sums = Array.from({ length: binCount }, () => ({ n: 0, predicted: 0, happened: 0 }))
  predicted.forEach((p, row) => {
    const bin = sums[binOf(p)]!
    bin.n += 1
    bin.predicted += p
    bin.happened += outcomes[row]!
  })
  return sums.flatMap(({ n, predicted, happened }, index) =>
    n === 0
      ? []
      : [{ from: index / binCount, to: (index + 1) / binCount, n, predicted: predicted / n, happened: happened / n }],
  )
}

/** The calibration error that chance alone leads to expect of `rows` outcomes to right probabilities like these. */
export function chanceOfEce(predicted: readonly number[], rows: number): number {
  const variances = new Map<number, number>()
  for (const p of predicted) variances.set(binOf(p), (variances.get(binOf(p)) ?? 0) + p * (1 - p))
  // The mean size of a normal deviation is its standard deviation times the root of 2/π.
  const gaps = [...variances.values()].reduce((sum, variance) => sum + Math.sqrt((2 / Math.PI) * variance), 0)
  return gaps / Math.sqrt(predicted.length * rows)
}

/** Compares probabilities with outcomes (0 or 1), row by row. */
export function qualityOf(predicted: readonly number[], outcomes: readonly number[]): Quality {
  const n = predicted.length
  const squares = predicted.reduce((sum, p, row) => sum + (p - outcomes[row]!) ** 2, 0)
  const gaps = calibrationBins(predicted, outcomes).reduce(
    (sum, bin) => sum + bin.n * Math.abs(bin.predicted - bin.happened),
    0,
  )
  return { n, auc: aucOf(predicted, outcomes), brier: squares / Math.max(1, n), ece: gaps / Math.max(1, n) }
}

function aucOf(predicted: readonly number[], outcomes: readonly number[]): number {
  const order = predicted.map((_, row) => row).sort((a, b) => predicted[a]! - predicted[b]!)
  const converted = outcomes.reduce((sum, one) => sum + one, 0)
  const lost = outcomes.length - converted
  if (converted === 0 || lost === 0) return 0.5
  let rankSum = 0
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end < order.length && predicted[order[end]!] === predicted[order[start]!]) end += 1
    for (let at = start; at < end; at += 1) rankSum += outcomes[order[at]!]! * ((start + end + 1) / 2)
    start = end
  }
  return (rankSum - (converted * (converted + 1)) / 2) / (converted * lost)
}
