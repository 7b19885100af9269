import type { Histogram } from '#domain/analytics/bins.ts'
import { addCounts, type Counts, noCounts } from '#domain/analytics/cells.ts'
import type { Sum } from './read-cells.ts'

/** The counts alone. */
export const onlyCounts = ({ leads, replied, qualified, converted, won }: Counts): Counts => ({
  leads,
  replied,
  qualified,
  converted,
  won,
})

/** Sums of cells. */
export const countsOf = (sums: readonly Sum[]): Counts => sums.map(onlyCounts).reduce(addCounts, noCounts)

/** Leads by bin. */
export function histogramOf(sums: readonly Sum[]): Histogram {
  const histogram = new Map<number, number>()
  for (const { bin, leads } of sums) histogram.set(bin, (histogram.get(bin) ?? 0) + leads)
  return histogram
}

/** Most leads first, then by name, for a stable order. */
export const byLeads = (a: { leads: number; value: string }, b: { leads: number; value: string }): number =>
  b.leads - a.leads || (a.value < b.value ? -1 : 1)
