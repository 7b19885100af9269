import type { ResponseFigures, WaitedValue } from '#contract/analytics.ts'
import { bucketOfBin, quantile } from '#domain/analytics/bins.ts'
import { addCounts, type Counts, noCounts } from '#domain/analytics/cells.ts'
import { daysOf } from '#domain/analytics/period.ts'
import { replyBuckets } from '#domain/leads/reply-buckets.ts'
import type { CellReader, Reading, Sum } from './read-cells.ts'
import { byLeads, countsOf, histogramOf, onlyCounts } from './sums.ts'

/** Time to the first reply in a period. */
export async function readResponse(read: CellReader, reading: Reading): Promise<ResponseFigures> {
  const [whole, weekdays, days] = await read(
    [
      [['reply', 'reply_language', 'reply_owner', 'reply_hour', 'reply_working', 'reply_shift'], 'none'],
      [['reply'], 'weekday'],
      [['reply'], 'day'],
    ],
    reading,
  )
  const all = whole.filter(({ dimension }) => dimension === 'reply')
  const by = (dimension: Sum['dimension']) =>
    waitsBy(
      whole.filter((sum) => sum.dimension === dimension),
      'value',
    )
  const arrived = by('reply_shift').toSorted((a, b) => (a.value > b.value ? -1 : 1))
  const { p50, p90 } = waitOf(whole.filter(({ dimension }) => dimension === 'reply_working'))
  const perDay = Map.groupBy(days, ({ key }) => key)
  return {
    all: waitOf(all),
    buckets: replyBuckets.map((bucket) => ({
      bucket,
      ...countsOf(all.filter(({ bin }) => bucketOfBin(bin) === bucket)),
    })),
    days: daysOf(reading.period).map((day) => {
      const { leads, replied } = countsOf(perDay.get(day) ?? [])
      return { day, leads, replied }
    }),
    shift: arrived.length === 0 ? null : { working: { p50, p90 }, arrived },
    languages: by('reply_language').toSorted(byLeads),
    teammates: by('reply_owner').toSorted(byLeads),
    hours: by('reply_hour').toSorted((a, b) => Number(a.value) - Number(b.value)),
    weekdays: waitsBy(weekdays, 'key').toSorted((a, b) => Number(a.value) - Number(b.value)),
  }
}

const waitsBy = (sums: readonly Sum[], name: 'value' | 'key'): WaitedValue[] =>
  [...Map.groupBy(sums, (sum) => sum[name])].map(([value, some]) => ({ value, ...waitOf(some) }))

function waitOf(sums: readonly Sum[]) {
  const histogram = histogramOf(sums)
  const counts: Counts = sums.map(onlyCounts).reduce(addCounts, noCounts)
  return { ...counts, p50: quantile(histogram, 0.5), p90: quantile(histogram, 0.9) }
}
