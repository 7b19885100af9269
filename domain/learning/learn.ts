import {
  type ColumnCode,
  columnCode,
  encodeValue,
  goesWith,
  isFamiliar,
  leastRows,
  linePlace,
  plainValue,
  rareValue,
  valueLabel,
  widthOf,
} from './columns.ts'
import { type Fitted, fitLogistic, logistic, type SparseRows, varianceOf } from './logistic.ts'

/** Rows of text under named columns, oldest first. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A trained model; plain data, so that it can be stored as JSON. */
export interface Model {
  readonly codes: readonly ColumnCode[]
  /** Columns in which all training rows had the same value. */
  readonly constants: readonly { readonly name: string; readonly value: string }[]
  readonly effects: readonly number[]
  /** Lower triangle of the Cholesky factor of the precision, without the zeros above it. */
  readonly factor: readonly number[]
  /** Mean effect of each column over the training rows, log-odds: the baseline of reasons. */
  readonly usual: readonly number[]
  /** Per column and value: closed rows, and how many of them converted. */
  readonly counts: readonly Readonly<Record<string, { closed: number; converted: number }>>[]
}

/** Why a probability differs from the average; `effect` in log-odds. */
interface Reason {
  readonly feature: string
  readonly value: string
  readonly converted: number
  readonly closed: number
  readonly effect: number
}

/** Probabilities 0 to 1; `low` and `high` enclose 90 %. */
export interface Prediction {
  readonly probability: number
  readonly low: number
  readonly high: number
  readonly reasons: readonly Reason[]
}

/** Standard deviations on either side of a ninety percent interval. */
const intervalDeviations = 1.645
const maxReasons = 4

/** Learns from closed rows, oldest first, and their outcomes (0 or 1). Yields between steps. */
export function* learning(table: Table, outcomes: readonly number[]): Generator<undefined, Model> {
  const { codes, read, constants } = codesOf(table, outcomes)
  const rows = encode(codes, read)
  const fitted = yield* fitLogistic(rows, outcomes, groupsOf(codes))
  return { codes, constants, ...packed(fitted, rows.width), ...describe(codes, read, outcomes, fitted.effects) }
}

/** As `learning`, without pauses. */
export const learn = (table: Table, outcomes: readonly number[]): Model => inOneGo(learning(table, outcomes))

/** Runs a generator to its end. */
export function inOneGo<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Numbers that a row becomes at most, as a rule: the work grows with their cube. */
const maxWidth = 420

/**
 * The informative columns by name, so that their order in the file does not matter, and their plain values. With many
 * columns, categories unrelated to the outcome are dropped and rare values merged.
 */
function codesOf({ columns, rows }: Table, outcomes: readonly number[]) {
  const all = columns
    .map((name, index) => ({ name, index }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(({ name, index }) => ({ name, values: rows.map((row) => plainValue(row[index])) }))
  const coded = (from: typeof all, least?: number) =>
    from.flatMap(({ name, values }) => {
      const code = columnCode(name, values, least)
      return code ? [{ name, code, values }] : []
    })
  let found = coded(all)
  const isWide = () => basesOf(found.map(({ code }) => code)).at(-1)! > maxWidth
  if (isWide()) found = found.filter(({ code, values }) => code.kind === 'number' || goesWith(values, outcomes))
  const telling = found
  for (let least = leastRows(rows.length); isWide() && least < rows.length / 10; least *= 1.5) {
    found = coded(telling, least)
  }
  const constants = all.flatMap(({ name, values }) =>
    values.every((value) => value === values[0]) ? [{ name, value: values[0]! }] : [],
  )
  return { codes: found.map(({ code }) => code), read: found.map(({ values }) => values), constants }
}

/** The group of each position: the intercept, then each column's; the linear term of numbers has its own. */
function groupsOf(codes: readonly ColumnCode[]): number[] {
  const groups = [0]
  for (const [column, code] of codes.entries()) {
    for (let place = 0; place < widthOf(code); place += 1) {
      groups.push(1 + 2 * column + Number(code.kind === 'number' && place === linePlace))
    }
  }
  return groups
}

function encode(codes: readonly ColumnCode[], read: readonly (readonly string[])[]): SparseRows {
  const bases = basesOf(codes)
  const [starts, places, values]: [number[], number[], number[]] = [[0], [], []]
  const count = read[0]?.length ?? 0
  for (let row = 0; row < count; row += 1) {
    places.push(0)
    values.push(1)
    codes.forEach((code, column) => {
      encodeValue(code, read[column]![row]!, (place, x) => {
        places.push(bases[column]! + place)
        values.push(x)
      })
    })
    starts.push(places.length)
  }
  return { starts, places, values, width: bases.at(-1)! }
}

/** First position of each column, after the intercept; the last one is the total width. */
function basesOf(codes: readonly ColumnCode[]): number[] {
  const bases = [1]
  for (const code of codes) bases.push(bases.at(-1)! + widthOf(code))
  return bases
}

function packed({ effects, factor }: Fitted, width: number): Pick<Model, 'effects' | 'factor'> {
  const triangle: number[] = []
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column <= row; column += 1) triangle.push(Number(factor[row * width + column]!.toPrecision(7)))
  }
  return { effects: [...effects], factor: triangle }
}

function describe(
  codes: readonly ColumnCode[],
  read: readonly (readonly string[])[],
  outcomes: readonly number[],
  effects: ArrayLike<number>,
): Pick<Model, 'usual' | 'counts'> {
  const bases = basesOf(codes)
  const usual: number[] = []
  const counts = codes.map((code, column) => {
    const found: Record<string, { closed: number; converted: number }> = Object.create(null)
    let sum = 0
    read[column]!.forEach((value, row) => {
      const label = valueLabel(code, value)
      found[label] ??= { closed: 0, converted: 0 }
      found[label].closed += 1
      found[label].converted += outcomes[row]!
      sum += effectOf(code, value, bases[column]!, effects)
    })
    usual.push(sum / Math.max(1, outcomes.length))
    return found
  })
  return { usual, counts }
}

function effectOf(code: ColumnCode, value: string, base: number, effects: ArrayLike<number>): number {
  let sum = 0
  encodeValue(code, value, (place, x) => {
    sum += effects[base + place]! * x
  })
  return sum
}

/** Makes a function that predicts rows, each given as the value of every named column. */
export function predictor(model: Model): (row: Readonly<Record<string, string>>) => Prediction {
  const { codes, effects, usual, counts } = model
  const bases = basesOf(codes)
  const width = bases.at(-1)!
  const factor = new Float64Array(width * width)
  let at = 0
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column <= row; column += 1) factor[row * width + column] = model.factor[at++]!
  }
  return (row) => {
    const encoded = new Float64Array(width)
    encoded[0] = 1
    const reasons = codes.map((code, column): Reason => {
      const value = plainValue(row[code.name])
      encodeValue(code, value, (place, x) => {
        encoded[bases[column]! + place] = x
      })
      const label = valueLabel(code, value)
      const effect = effectOf(code, value, bases[column]!, effects) - usual[column]!
      const { closed, converted } = counts[column]![label] ?? { closed: 0, converted: 0 }
      return { feature: code.name, value: label, converted, closed, effect }
    })
    const z = encoded.reduce((sum, x, place) => sum + x * effects[place]!, 0)
    const variance = varianceOf(factor, encoded)
    const spread = intervalDeviations * Math.sqrt(variance)
    return {
      // The mean over all plausible effects, not the probability of the most likely ones (MacKay's approximation).
      probability: logistic(z / Math.sqrt(1 + (Math.PI * variance) / 8)),
      low: logistic(z - spread),
      high: logistic(z + spread),
      reasons: reasons
        .filter(({ closed }) => closed > 0)
        .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
        .slice(0, maxReasons),
    }
  }
}

/** True if the training rows had values like this row's; otherwise its probability is an extrapolation. */
export function isFamiliarRow({ codes, constants, counts }: Model, row: Readonly<Record<string, string>>): boolean {
  if (constants.some(({ name, value }) => plainValue(row[name]) !== value)) return false
  return codes.every((code, column) => {
    // Where rare values are common, a new one is not unusual.
    return Object.hasOwn(counts[column]!, rareValue) || isFamiliar(code, plainValue(row[code.name]))
  })
}
