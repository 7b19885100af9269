import type { CountedValue, WaitedValue } from '#contract/analytics.ts'
import { type Counts, minForShare, shareOf } from '#domain/analytics/cells.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import type { Column } from './FigureTable.tsx'

/** Formats a share: in percent, below 30 cases as counts, and as a dash for 0 of 0. */
export function useShare(): (part: number, all: number) => string {
  const { analytics: words } = useAllWords()
  const format = useFormat()
  return (part, all) => {
    const share = shareOf(part, all)
    if (all === 0) return '–'
    return share === null ? words.few(format.number(part), format.number(all)) : format.percent(share)
  }
}

/** Formats a duration; a dash if it is unknown. */
export function useTook(): (seconds: number | null) => string {
  const format = useFormat()
  return (seconds) => (seconds === null ? '–' : format.duration(seconds))
}

/** A share in percent for a file, to a tenth; empty below 30. */
export const rawShare = (part: number, all: number): number | null =>
  all < minForShare ? null : Math.round((1_000 * part) / all) / 10

/** Columns of lead outcomes. */
export function useCountColumns() {
  const { columns } = useAllWords().analytics
  const format = useFormat()
  const share = useShare()
  const count = (name: string, of: (row: Counts) => number): Column<Counts> => ({
    name,
    text: (row) => format.number(of(row)),
    raw: of,
  })
  return {
    leads: count(columns.leads, ({ leads }) => leads),
    replied: count(columns.replied, ({ replied }) => replied),
    qualified: count(columns.qualified, ({ qualified }) => qualified),
    converted: count(columns.converted, ({ converted }) => converted),
    conversion: {
      name: columns.conversion,
      text: ({ converted, leads }: Counts) => share(converted, leads),
      raw: ({ converted, leads }: Counts) => rawShare(converted, leads),
    },
    won: { name: columns.won, text: ({ won }: Counts) => format.money(won), raw: ({ won }: Counts) => won },
  }
}

/** Columns of waiting times; in files in seconds. */
export function useWaitColumns(): Column<Pick<WaitedValue, 'p50' | 'p90'>>[] {
  const { columns } = useAllWords().analytics
  const took = useTook()
  return [
    { name: columns.p50, text: ({ p50 }) => took(p50), raw: ({ p50 }) => p50 },
    { name: columns.p90, text: ({ p90 }) => took(p90), raw: ({ p90 }) => p90 },
  ]
}

/** Column with each value's count in the previous period; none if nothing is compared. */
export function useBeforeColumn(before: readonly CountedValue[] | undefined): Column<{ value: string }>[] {
  const { columns } = useAllWords().analytics
  const format = useFormat()
  if (!before) return []
  const leads = new Map(before.map((row) => [row.value, row.leads]))
  const of = ({ value }: { value: string }) => leads.get(value) ?? 0
  return [{ name: columns.before, text: (row) => format.number(of(row)), raw: of }]
}
