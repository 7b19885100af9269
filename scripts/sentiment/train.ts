import { featuresOf } from '#server/insight/text/features.ts'
import {
  dangerHeads,
  type Head,
  type HeadName,
  heads,
  type Model,
  type ModelOf,
  probabilities,
  type Weights,
} from '#server/insight/text/model.ts'
import { scriptOf } from '#server/insight/text/script.ts'
import type { DangerExample } from './danger-messages.ts'
import type { Example } from './examples.ts'

const passes = 10
const learningRate = 0.2
const decay = 1e-6

/**
 * Hyperparameters of a classifier. `minCount`: features of fewer texts are dropped. `smoothing` is added to each count,
 * so that rare features say little; `minScale`: learning rate of uninformative features. `steps`: quantisation levels
 * of a weight.
 */
type Fit = Readonly<Record<'minCount' | 'smoothing' | 'minScale' | 'maxScale' | 'steps', number>>
/** Small tables, in which features share buckets. */
const dense: Fit = { minCount: 3, smoothing: 3, minScale: 0.2, maxScale: 3.2, steps: 127 }
/** Large ones with mostly empty buckets: coarse steps keep the file small. */
const sparse: Fit = { minCount: 3, smoothing: 0.5, minScale: 0.35, maxScale: 3.2, steps: 32 }
/** One learning rate for every feature: with few labelled texts their counts mean little. */
const even: Fit = { ...sparse, minScale: 1, maxScale: 1 }
const fits: Readonly<Record<HeadName, Fit>> = {
  // Some languages have only a few texts.
  language: { ...dense, minCount: 1 },
  feeling: sparse,
  side: sparse,
  emotion: dense,
  kind: dense,
}

type Row = { readonly features: Int32Array; readonly target: number; readonly weight: number }

/** Fits every classifier by logistic regression (AdaGrad, seeded order), and its temperature on the validation examples. */
export function train(examples: readonly Example[], validation: readonly Example[]): Model {
  const names = Object.keys(heads) as HeadName[]
  return Object.fromEntries(names.map((name) => [name, trainHead(name, examples, validation)])) as Model
}

function trainHead(name: HeadName, examples: readonly Example[], validation: readonly Example[]): Weights {
  const learnt = name === 'language' ? balanced(examples) : examples
  return calibrated(fitted(heads[name], fits[name], rowsOf(name, learnt)), rowsOf(name, validation))
}

/** Rounds of adding ordinary messages that look like danger, and the probability from which they do. */
const [rounds, minAlike] = [4, 0.3]

/**
 * Fits whether an account is in danger, on texts labelled by hand. Ordinary messages, `calm`, are a hundred times as many:
 * trains only on those that a first fit mistakes for danger, so that they do not outweigh the labelled ones.
 */
export function trainDanger(examples: readonly DangerExample[], calm: readonly Example[]): ModelOf<typeof dangerHeads> {
  const rowOf = (text: string, isDanger: boolean): Row => ({
    features: known(text).all,
    target: isDanger ? 0 : 1,
    weight: 1,
  })
  const [marked, held] = [false, true].map((isHeld) =>
    examples.filter((one) => one.held === isHeld).map(({ text, isDanger }) => rowOf(text, isDanger)),
  ) as [Row[], Row[]]
  const fitTo = (rows: readonly Row[]) => calibrated(fitted(dangerHeads.danger, even, rows), held)
  const ordinary = calm.map(({ text }) => rowOf(text, false))
  const alike = new Set<Row>()
  let danger = fitTo(marked)
  for (let round = 0; round < rounds; round++) {
    for (const row of ordinary) if (probabilities(danger, row.features)[0]! >= minAlike) alike.add(row)
    danger = fitTo([...marked, ...alike])
  }
  return { danger }
}

const answers: Readonly<Record<HeadName, (example: Example) => string | undefined>> = {
  language: ({ language }) => language,
  feeling: ({ sentiment }) => sentiment && (sentiment === 'neutral' ? 'neutral' : 'felt'),
  side: ({ sentiment }) => (sentiment === 'neutral' ? undefined : sentiment),
  emotion: ({ emotion }) => emotion,
  kind: ({ kind }) => kind,
}

/** The examples labelled for a classifier; the target of the class without a row is its number of rows. */
function rowsOf(name: HeadName, examples: readonly Example[]): Row[] {
  const { classes, other } = heads[name]
  return examples.flatMap((example) => {
    const answer = answers[name](example)
    if (answer === undefined) return []
    const at = (classes as readonly string[]).indexOf(answer)
    if (at < 0 && answer !== other) throw new Error(`Unknown ${name}: ${answer}`)
    const target = at < 0 ? classes.length : at
    const { short, all } = known(example.text)
    return [{ features: name === 'language' ? short : all, target, weight: example.weight }]
  })
}

/** Features by text, since every classifier uses nearly every text. */
const knownFeatures = new Map<string, { short: Int32Array; all: Int32Array }>()

function known(text: string) {
  const found = knownFeatures.get(text)
  if (found) return found
  const { short, all } = featuresOf(text)
  const features = { short: Int32Array.from(short), all: Int32Array.from(all) }
  knownFeatures.set(text, features)
  return features
}

/**
 * Balances the total weight of each language, since the number of its texts says nothing about visitors. Unsupported languages
 * count once per script.
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

function fitted({ classes, bits }: Head<string>, fit: Fit, rows: readonly Row[]): Weights {
  const size = 2 ** bits
  const learnt = withoutRare(rows, fit.minCount)
  const tables = classes.map((_, k) => tableOf(scalesOf(learnt, { k, size, fit })))
  const places = learnt.map(({ features }) => Int32Array.from(features, (feature) => (feature & (size - 1)) * cell))
  const order = rows.map((_, at) => at)
  const random = seeded(20261123)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random)
    for (const at of order) step(rows[at]!, places[at]!, tables)
  }
  return { temperature: 1, rows: tables.map((table) => quantised(table, fit.steps)) }
}

/** Features are counted by this many bits of their hashes: enough that few collide. */
const countBits = 24

/** Drops features of fewer than `minCount` texts, which are noise and take space in the table. */
function withoutRare(rows: readonly Row[], minCount: number): readonly Row[] {
  if (minCount <= 1) return rows
  const counts = new Uint32Array(2 ** countBits)
  const mask = counts.length - 1
  for (const { features } of rows) for (const feature of features) counts[feature & mask]!++
  return rows.map((row) => ({
    ...row,
    features: row.features.filter((feature) => counts[feature & mask]! >= minCount),
  }))
}

/**
 * A row of weights in training: for each feature, and then for the bias, its weight, the sum of its squared gradients and its
 * scale, side by side, since training is bound by memory access.
 */
function tableOf(scales: Float64Array): Float64Array {
  const table = new Float64Array((scales.length + 1) * cell)
  for (const [at, scale] of scales.entries()) table[at * cell + scaleAt] = scale
  table[scales.length * cell + scaleAt] = 1
  return table
}
const [squareAt, scaleAt, cell] = [1, 2, 4]

/**
 * Informativeness of a feature for a class: log ratio of its frequencies (Wang and Manning, "Baselines and Bigrams",
 * 2012). Uninformative features are learned slowly.
 */
function scalesOf(rows: readonly Row[], { k, size, fit }: { k: number; size: number; fit: Fit }): Float64Array {
  const { smoothing, minScale, maxScale } = fit
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

/** `places`: the learned features, which may be fewer than the text has. */
function step({ features, target, weight }: Row, places: Int32Array, tables: readonly Float64Array[]): void {
  const value = 1 / Math.sqrt(features.length || 1)
  const exps = tables.map((table) => {
    let sum = 0
    for (const place of places) sum += table[place]! * table[place + scaleAt]!
    return Math.exp(Math.min(60, table[table.length - cell]! + sum * value))
  })
  const total = exps.reduce((sum, exp) => sum + exp, 1)
  for (const [k, table] of tables.entries()) {
    const error = weight * (exps[k]! / total - (k === target ? 1 : 0))
    if (Math.abs(error) < 1e-4) continue
    for (const place of places) move(table, place, error * value)
    move(table, table.length - cell, error)
  }
}

function move(table: Float64Array, place: number, error: number): void {
  const slope = error * table[place + scaleAt]! + decay * table[place]!
  const squares = table[place + squareAt]! + slope * slope
  table[place + squareAt] = squares
  table[place] = table[place]! - (learningRate * slope) / Math.sqrt(squares + 1e-8)
}

/** A weight smaller than this share of a step becomes 0, which compresses best. */
const minStep = 0.7

/** Weights as integer steps; clips the largest 1 in 10,000 nonzero ones, so that outliers do not make all steps coarse. */
function quantised(table: Float64Array, steps: number): Weights['rows'][number] {
  const size = table.length / cell - 1
  const row = Float64Array.from({ length: size }, (_, at) => table[at * cell]! * table[at * cell + scaleAt]!)
  const sizes = row
    .map(Math.abs)
    .filter((weight) => weight > 0)
    .sort()
  const scale = Math.fround((sizes[Math.floor(sizes.length * 0.9999)] ?? 0) / steps) || 1
  const weights = Int8Array.from(row, (weight) => {
    const inSteps = Math.abs(weight) < scale * minStep ? 0 : Math.round(weight / scale)
    return Math.max(-127, Math.min(127, inSteps))
  })
  return { bias: Math.fround(table[size * cell]!), scale, weights }
}

/** The temperature with the smallest log loss on held-out texts; texts of a single class calibrate nothing. */
function calibrated(weights: Weights, held: readonly Row[]): Weights {
  if (new Set(held.map(({ target }) => target)).size < 2) return weights
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
