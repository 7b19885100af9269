import type { StaffWords } from '#web/words/staff/en.ts'

/** How many records of each kind, by the kind's name, as the server answers them. */
export type Counts = Readonly<Record<string, number | undefined>>

/** Name and number of each non-empty kind; unknown kinds of a later version keep their raw name. */
export function namedCounts(counts: Counts, kinds: StaffWords['privacy']['kinds']): (readonly [string, number])[] {
  return Object.entries(counts).flatMap(([kind, count]) =>
    count ? [[Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : kind, count] as const] : [],
  )
}

/** All records together. */
export const totalOf = (counts: Counts): number => Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0)
