import type { Interval, Rhythm } from '#domain/subscription/facts.ts'
import { intervals } from '#domain/subscription/facts.ts'

/** An object of any API version: every field may be missing. */
export type Json = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectOf = (value: unknown): Json => (isObject(value) ? value : {})
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
export const wholeOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null)

/** A time, given by the API in whole seconds. */
export const momentOf = (value: unknown): number | null => {
  const seconds = wholeOf(value)
  return seconds === null || seconds <= 0 ? null : seconds * 1_000
}

/** The id of an object that is named by it, or written out. */
export const idOf = (value: unknown): string | null => textOf(isObject(value) ? value.id : value)

/** Entries of a list, which is an array or has one as `data`. */
export const listOf = (value: unknown): readonly Json[] => {
  const entries = Array.isArray(value) ? value : objectOf(value).data
  return Array.isArray(entries) ? entries.filter(isObject) : []
}

export const idsOf = (...values: readonly unknown[]): readonly string[] => [
  ...new Set(values.map(idOf).filter((id) => id !== null)),
]

/** Billing interval; null for one-time prices. */
export function rhythmOf(price: Json): Rhythm | null {
  const recurring = isObject(price.recurring) ? price.recurring : price
  const interval = intervals.find((known) => known === recurring.interval) as Interval | undefined
  return interval === undefined ? null : { interval, every: Math.max(1, wholeOf(recurring.interval_count) ?? 1) }
}
