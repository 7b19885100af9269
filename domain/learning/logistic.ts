/** Sparse rows with only non-zero numbers: row `r` is from `starts[r]` to `starts[r + 1]`. */
export interface SparseRows {
  readonly starts: readonly number[]
  readonly places: readonly number[]
  readonly values: readonly number[]
  readonly width: number
}

/** The most likely effects and how sure they are: the Laplace approximation around them. */
export interface Fitted {
  /** Log-odds; the intercept is the first. */
  readonly effects: Float64Array
  /** Lower triangle, row by row, of the Cholesky factor of the precision. */
  readonly factor: Float64Array
}

/** Log-odds to probability. */
export const logistic = (z: number): number => 1 / (1 + Math.exp(-z))

const maxSteps = 25
const tolerance = 1e-3
/** The intercept is almost unconstrained: the data determine it. */
const interceptPrecision = 1e-3
const startPrecision = 4
/** Gamma prior of the others: a column without evidence is held near 0. */
const precisionShape = 0.2
const precisionRate = 0.05

/**
 * Fits a logistic regression by Newton's method; position 0 of each row is the intercept. Each group of positions, such
 * as a column's, has a Gaussian prior whose precision maximises the evidence (MacKay), so a noise column switches
 * itself off. Yields between steps, so that a server can serve in between.
 * @param groups the group of each position; 0 is that of the intercept.
 */
export function* fitLogistic(
  rows: SparseRows,
  outcomes: readonly number[],
  groups: readonly number[],
): Generator<undefined, Fitted> {
  const effects = new Float64Array(rows.width)
  const precisions = new Float64Array(Math.max(...groups) + 1).fill(startPrecision)
  precisions[0] = interceptPrecision
  let factor = new Float64Array(0)
  for (let step = 0; step < maxSteps; step += 1) {
    const slope = slopesAt(
      rows,
      outcomes,
      groups.map((group) => precisions[group]!),
      effects,
    )
    factor = cholesky(slope.curvature, rows.width)
    const move = solve(factor, slope.gradient, rows.width)
    const length = move.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
    const share = length > 3 ? 3 / length : 1
    move.forEach((one, place) => {
      effects[place]! += one * share
    })
    if (length < tolerance) break
    yield
    updatePrecisions(precisions, groups, effects, inverseDiagonal(factor, rows.width))
    yield
  }
  return { effects, factor }
}

/** Updates the precision of each group from its effects, as far as the rows determine them. */
function updatePrecisions(
  precisions: Float64Array,
  groups: readonly number[],
  effects: Float64Array,
  variances: Float64Array,
): void {
  const determined = new Float64Array(precisions.length)
  const squares = new Float64Array(precisions.length)
  for (let place = 1; place < effects.length; place += 1) {
    const group = groups[place]!
    determined[group]! += 1 - precisions[group]! * variances[place]!
    squares[group]! += effects[place]! ** 2
  }
  for (let group = 1; group < precisions.length; group += 1) {
    precisions[group] = (Math.max(0, determined[group]!) + 2 * precisionShape) / (squares[group]! + 2 * precisionRate)
  }
}

/** The gradient of the log posterior and its negative second derivatives (lower triangle). */
function slopesAt(
  { starts, places, values, width }: SparseRows,
  outcomes: readonly number[],
  precisions: readonly number[],
  effects: Float64Array,
) {
  const gradient = new Float64Array(width)
  const curvature = new Float64Array(width * width)
  for (let place = 0; place < width; place += 1) {
    gradient[place] = -precisions[place]! * effects[place]!
    curvature[place * width + place] = precisions[place]!
  }
  for (let row = 0; row < outcomes.length; row += 1) {
    const end = starts[row + 1]!
    let z = 0
    for (let at = starts[row]!; at < end; at += 1) z += effects[places[at]!]! * values[at]!
    const p = logistic(z)
    const miss = outcomes[row]! - p
    const bend = p * (1 - p)
    for (let at = starts[row]!; at < end; at += 1) {
      const place = places[at]!
      const x = values[at]!
      gradient[place]! += miss * x
      // Places ascend within a row, so this stays in the lower triangle.
      for (let other = starts[row]!; other <= at; other += 1) {
        curvature[place * width + places[other]!]! += bend * x * values[other]!
      }
    }
  }
  return { gradient, curvature }
}

function cholesky(matrix: Float64Array, width: number): Float64Array<ArrayBuffer> {
  const factor = new Float64Array(width * width)
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * width + column]!
      for (let k = 0; k < column; k += 1) sum -= factor[row * width + k]! * factor[column * width + k]!
      factor[row * width + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / factor[column * width + column]!
    }
  }
  return factor
}

/** Solves `L y = b`. */
function forward(factor: Float64Array, b: Float64Array, width: number): Float64Array {
  const y = b.slice()
  for (let row = 0; row < width; row += 1) {
    for (let k = 0; k < row; k += 1) y[row]! -= factor[row * width + k]! * y[k]!
    y[row]! /= factor[row * width + row]!
  }
  return y
}

function solve(factor: Float64Array, b: Float64Array, width: number): Float64Array {
  const y = forward(factor, b, width)
  for (let row = width - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < width; k += 1) y[row]! -= factor[k * width + row]! * y[k]!
    y[row]! /= factor[row * width + row]!
  }
  return y
}

/** Variance of the log-odds of a row, given the factor of the precision. */
export function varianceOf(factor: Float64Array, row: Float64Array): number {
  return forward(factor, row, row.length).reduce((sum, one) => sum + one * one, 0)
}

/** The diagonal of the inverse of a matrix, given its factor. */
function inverseDiagonal(factor: Float64Array, width: number): Float64Array {
  const inverse = new Float64Array(width * width)
  const diagonal = new Float64Array(width)
  for (let row = 0; row < width; row += 1) {
    const here = row * width
    for (let k = 0; k < row; k += 1) {
      const times = factor[here + k]!
      if (times === 0) continue
      for (let column = 0; column <= k; column += 1) inverse[here + column]! -= times * inverse[k * width + column]!
    }
    const pivot = factor[here + row]!
    inverse[here + row] = 1
    for (let column = 0; column <= row; column += 1) {
      inverse[here + column]! /= pivot
      diagonal[column]! += inverse[here + column]! ** 2
    }
  }
  return diagonal
}
