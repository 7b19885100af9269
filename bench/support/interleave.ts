import { type Spread, spreadOf } from './figure.ts'

/** Rounds of every comparison; the median is reported. */
const rounds = 5

/** Measures all in turn, in alternating order, so that other load affects all alike. A first, uncounted round warms up. */
export async function interleave<K extends string, V = number>(
  measures: Record<K, () => Promise<V>>,
): Promise<Record<K, V[]>> {
  const names = Object.keys(measures) as K[]
  const found = Object.fromEntries(names.map((name) => [name, [] as V[]])) as Record<K, V[]>
  for (let round = 0; round <= rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const value = await measures[name]()
      if (round > 0) found[name].push(value)
    }
  }
  return found
}

/** Ratio to the control in each round. */
export const ratioOf = (values: readonly number[], controls: readonly number[]): Spread =>
  spreadOf(values.map((value, round) => value / controls[round]!))
