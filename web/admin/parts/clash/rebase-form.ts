import { isSameValue } from '#domain/leads/seen.ts'
import type { Side } from './ClashPanel.tsx'

/** A field of a form that a teammate has changed to something else than is typed here. */
export type FormClash<F> = {
  readonly field: keyof F & string
  readonly mine: F[keyof F]
  readonly theirs: F[keyof F]
  readonly chosen: Side | null
}

/**
 * Rebases a form based on `seen` onto the current record: untouched fields take its values, edited ones stay, and those
 * changed differently on both sides are listed.
 */
export function rebaseForm<F extends object>(
  seen: F,
  current: F,
  typed: F,
): { values: F; clashes: readonly FormClash<F>[] } {
  const fields = Object.keys(typed) as (keyof F & string)[]
  const touched = fields.filter((field) => !isSameValue(seen[field], typed[field]))
  const kept = Object.fromEntries(touched.map((field) => [field, typed[field]]))
  return {
    values: { ...current, ...kept },
    clashes: touched
      .filter((field) => !isSameValue(seen[field], current[field]) && !isSameValue(typed[field], current[field]))
      .map((field) => ({ field, mine: typed[field], theirs: current[field], chosen: null })),
  }
}

/** The form and its conflicts with one of them decided. */
export function decide<F extends object>(
  values: F,
  clashes: readonly FormClash<F>[],
  field: string,
  side: Side,
): { values: F; clashes: readonly FormClash<F>[] } {
  const clash = clashes.find((one) => one.field === field)
  if (!clash) return { values, clashes }
  return {
    values: { ...values, [field]: clash[side] },
    clashes: clashes.map((one) => (one === clash ? { ...one, chosen: side } : one)),
  }
}
