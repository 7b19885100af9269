import { featuresOf } from '#server/insight/text/features.ts'
import { type HeadName, headNames, heads, type Model, probabilities, type Weights } from '#server/insight/text/model.ts'
import { scriptOf } from '#server/insight/text/script.ts'
import type { Example } from './examples.ts'

const passes = 10
const learningRate = 0.2
const decay = 1e-6
/** Added to each count, so that what was seen once or twice says little. */
const smoothing = 3
const [minScale, maxScale] = [0.2, 3.2]

type Row = { readonly features: readonly number[]; readonly target: number; readonly weight: number }

/** Fits every question by logistic regression (AdaGrad, seeded order), its temperature on the validation examples. */
export function train(examples: readonly Example[], validation: readonly Example[]): Model {
  return Object.fromEntries(headNames.map((name) => [name, trainHead(name, examples, validation)])) as Model
}

export function trainHead(name: HeadName, examples: readonly Example[], validation: readonly Example[]): Weights {
  const learnt = name === 'language' ? balanced(examples) : examples
  return calibrated(fitted(name, rowsOf(name, learnt)), rowsOf(name, validation))
}

const answers: Readonly<Record<HeadName, (example: Example) => string | undefined>> = {
  language: ({ language }) => language,
  feeling: ({ sentiment }) => sentiment && (sentiment === 'neutral' ? 'neutral' : 'felt'),
  side: ({ sentiment }) => (sentiment === 'neutral' ? undefined : sentiment),
  emotion: ({ emotion }) => emotion,
}

/** The examples that answer a question; the target of the class without a row is its number of rows. */
function rowsOf(name: HeadName, examples: readonly Example[]): Row[] {
  const { classes, other } = heads[name]
  return examples.flatMap((example) => {
    const answer = answers[name](example)
    if (answer === undefined) return []
    const at = (classes as readonly string[]).indexOf(answer)
    if (at < 0 && answer !== other) throw new Error(`Unknown ${name}: ${answer}`)
    const target = at < 0 ? classes.length : at
    const { short, all } = featuresOf(example.text)
    return [{ features: name === 'language' ? short : all, target, weight: example.weight }]
  })
}

/**
 * Weights that add up to the same for every language: how many texts there are of one says nothing about visitors. Others
 * are as many languages as they have scripts.
 */
function balanced(examples: readonly Example[]): Example[] {
  const groupOf = ({ language, text }: Example) => (language === 'other' ? `other, not ${scriptOf(text)}` : language)
  const sums = new Map<string | undefined, number>()
  for (const example of examples) sums.set(groupOf(example), (sums.get(groupOf(example)) ?? 0) + example.weight)
  return examples.map((example) => ({
    ...example,
    weight: (example.weight * examples.length) / sums.size / sums.get(groupOf(example))!,
  }))
}

function fitted(name: HeadName, rows: readonly Row[]): Weights {
  const { classes, bits } = heads[name]
  const size = 2 ** bits
  const mask = size - 1
  const [weights, squares] = [classes, classes].map((list) => list.map(() => new Float64Array(size + 1))) as [
    Float64Array[],
    Float64Array[],
  ]
  const scales = classes.map((_, k) => scalesOf(rows, k, size))
  const order = rows.map((_, at) => at)
  const random = seeded(20261123)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random)
    for (const at of order) step(rows[at]!, { weights, squares, scales, mask })
  }
  for (const [k, row] of weights.entries()) for (let at = 0; at < size; at++) row[at]! *= scales[k]![at]!
  return { temperature: 1, rows: weights.map(quantised) }
}

/**
 * How much a feature tells a class from the others: the logarithm of the ratio of its frequencies (Wang and Manning,
 * "Baselines and Bigrams", 2012). Features that tell little are then learned slowly.
 */
function scalesOf(rows: readonly Row[], k: number, size: number): Float64Array {
  const [mine, others] = [new Float64Array(size).fill(smoothing), new Float64Array(size).fill(smoothing)]
  const totals = [smoothing * size, smoothing * size]
  for (const { features, target, weight } of rows) {
    const isMine = target === k
    const counts = isMine ? mine : others
    for (const feature of features) counts[feature & (size - 1)]! += weight
    totals[isMine ? 0 : 1]! += weight * features.length
  }
  return mine.map((count, at) => {
    const ratio = Math.log(count / totals[0]! / (others[at]! / totals[1]!))
    return Math.min(maxScale, minScale + Math.abs(ratio))
  })
}

type State = {
  readonly weights: Float64Array[]
  readonly squares: Float64Array[]
  readonly scales: Float64Array[]
  readonly mask: number
}

function step({ features, target, weight }: Row, { weights, squares, scales, mask }: State): void {
  const value = 1 / Math.sqrt(features.length || 1)
  const exps = weights.map((row, k) => {
    const scale = scales[k]!
    let sum = row[mask + 1]!
    for (const feature of features) sum += row[feature & mask]! * value * scale[feature & mask]!
    return Math.exp(Math.min(60, sum))
  })
  const total = exps.reduce((sum, exp) => sum + exp, 1)
  for (const [k, row] of weights.entries()) {
    const error = weight * (exps[k]! / total - (k === target ? 1 : 0))
    if (Math.abs(error) < 1e-4) continue
    const [square, scale] = [squares[k]!, scales[k]!]
    for (const feature of features) move(row, square, feature & mask, error * value * scale[feature & mask]!)
    move(row, square, mask + 1, error)
  }
}

function move(row: Float64Array, square: Float64Array, at: number, error: number): void {
  const slope = error + decay * row[at]!
  square[at] = square[at]! + slope * slope
  row[at] = row[at]! - (learningRate * slope) / Math.sqrt(square[at]! + 1e-8)
}

/** Weights in 255 steps; the largest 1 in 2,000 are cut off, so that one of them does not make all steps coarse. */
function quantised(row: Float64Array): Weights['rows'][number] {
  const size = row.length - 1
  const sizes = row.slice(0, size).map(Math.abs).sort()
  const scale = Math.fround((sizes[Math.floor(size * 0.9999)] ?? 0) / 127) || 1
  const weights = Int8Array.from(row.subarray(0, size), (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  )
  return { bias: Math.fround(row[size]!), scale, weights }
}

/** The temperature with the smallest log loss on texts that were not trained on. */
function calibrated(weights: Weights, held: readonly Row[]): Weights {
  const lossAt = (temperature: number) => {
    const scaled = { ...weights, temperature }
    return held.reduce((sum, { features, target }) => {
      const found = probabilities(scaled, features)
      const rest = 1 - found.reduce((all, one) => all + one, 0)
      return sum - Math.log(Math.max(1e-9, found[target] ?? rest))
    }, 0)
  }
  const candidates = Array.from({ length: 46 }, (_, at) => 0.5 + at * 0.1)
  const losses = candidates.map(lossAt)
  const best = candidates[losses.indexOf(Math.min(...losses))]!
  return { ...weights, temperature: Math.fround(best) }
}

/** Mulberry32: the same numbers from the same seed on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other]!, list[at]!]
  }
}
