import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { type Emotion, emotions } from '#domain/insight/insight.ts'
import { type SpokenLanguage, spokenLanguages } from '#domain/site/languages.ts'

/** A classifier: its classes with a row of weights each, and the one class without. */
export type Head<C extends string> = { readonly classes: readonly C[]; readonly other: string; readonly bits: number }

/** The questions of a model in the order of its file; a row has 2^bits weights. */
type Heads = Readonly<Record<string, Head<string>>>

export const heads = {
  language: { classes: spokenLanguages, other: 'other', bits: 14 } satisfies Head<SpokenLanguage>,
  feeling: { classes: ['felt'], other: 'neutral', bits: 21 } satisfies Head<string>,
  /** Asked of texts that are not neutral: learning it apart swaps praise and complaint less often. */
  side: { classes: ['positive'], other: 'negative', bits: 21 } satisfies Head<string>,
  emotion: { classes: emotions, other: 'none', bits: 15 } satisfies Head<Emotion>,
  /** If a text reads like a message in this trade, of which the model knows many, or like any other sentence. */
  kind: { classes: ['lead'], other: 'everyday', bits: 15 } satisfies Head<string>,
} as const satisfies Heads
export type HeadName = keyof typeof heads

/** The question if the writer's own account is in danger: its own model, since the public sentences say nothing of it. */
export const dangerHeads = { danger: { classes: ['danger'], other: 'calm', bits: 18 } } as const satisfies Heads

/** A trained question: a row of weights a class, each in units of its scale, with a bias; `temperature` calibrates it. */
export type Weights = {
  readonly temperature: number
  readonly rows: readonly { readonly bias: number; readonly scale: number; readonly weights: Int8Array }[]
}
export type ModelOf<H extends Heads> = { readonly [Name in keyof H]: Weights }
export type Model = ModelOf<typeof heads>

const floatBytes = 4

/**
 * The compressed file: for each question its temperature, then for each class bias, scale, a bit per weight that marks
 * non-zero ones, and those weights; floats little-endian. Most weights are 0.
 */
export function encodeModel<H extends Heads>(model: ModelOf<H>): Uint8Array {
  const parts = Object.values<Weights>(model).flatMap(({ temperature, rows }) => {
    return [
      floats(temperature),
      ...rows.flatMap(({ bias, scale, weights }) => [
        floats(bias, scale),
        bitsOf(weights),
        Uint8Array.from(weights.filter((weight) => weight !== 0)),
      ]),
    ]
  })
  return brotliCompressSync(Buffer.concat(parts))
}

function bitsOf(weights: Int8Array): Uint8Array {
  const bits = new Uint8Array(weights.length / 8)
  for (const [at, weight] of weights.entries()) if (weight !== 0) bits[at >> 3]! |= 1 << (at & 7)
  return bits
}

function floats(...values: number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * floatBytes)
  for (const [at, value] of values.entries()) bytes.writeFloatLE(value, at * floatBytes)
  return bytes
}

/** @throws where the file is not compressed, or does not have the size that the questions take. */
export function decodeModel<H extends Heads>(heads: H, file: Uint8Array): ModelOf<H> {
  const bytes = brotliDecompressSync(file)
  let at = 0
  const float = () => {
    at += floatBytes
    return bytes.readFloatLE(at - floatBytes)
  }
  const questions = Object.entries(heads).map(([name, { classes, bits }]): [string, Weights] => {
    const temperature = float()
    const rows = classes.map(() => {
      const [bias, scale] = [float(), float()]
      const weights = new Int8Array(2 ** bits)
      const mask = bytes.subarray(at, at + weights.length / 8)
      at += mask.length
      for (let place = 0; place < weights.length; place++) {
        if (mask[place >> 3]! & (1 << (place & 7))) weights[place] = bytes[at++]!
      }
      return { bias, scale, weights }
    })
    return [name, { temperature, rows }]
  })
  if (at !== bytes.length) throw new Error(`The text model has ${bytes.length} bytes instead of ${at}.`)
  return Object.fromEntries(questions) as ModelOf<H>
}

/** Class probabilities; the remainder to 1 is the class without a row. */
export function probabilities(
  { temperature, rows }: Weights,
  features: readonly number[] | Int32Array,
  allowed?: readonly boolean[],
): number[] {
  const value = 1 / Math.sqrt(features.length || 1)
  const exps = rows.map(({ bias, scale, weights }, at) => {
    if (allowed?.[at] === false) return 0
    const mask = weights.length - 1
    let sum = 0
    for (const feature of features) sum += weights[feature & mask]!
    return Math.exp(Math.min(60, (bias + sum * scale * value) / temperature))
  })
  const total = exps.reduce((sum, exp) => sum + exp, 1)
  return exps.map((exp) => exp / total)
}

export const modelFile = new URL('./model.bin.br', import.meta.url)
export const dangerFile = new URL('./danger.bin.br', import.meta.url)

/** A trained model, read once when the first text is. */
const readOnce = <H extends Heads>(heads: H, file: URL) => {
  let loaded: ModelOf<H> | undefined
  return () => {
    loaded ??= decodeModel(heads, readFileSync(file))
    return loaded
  }
}
export const textModel = readOnce(heads, modelFile)
export const dangerModel = readOnce(dangerHeads, dangerFile)
