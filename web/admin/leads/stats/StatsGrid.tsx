import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LeadStatsAnswer } from '#contract/lead-stats.ts'
import { highValueFrom, statsWindowDays } from '#domain/leads/lead-stats.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useLive } from '#web/admin/parts/live.tsx'
import { useSoon } from '#web/admin/parts/use-soon.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import styles from './StatsGrid.module.css'

/** Milliseconds from a change to the next read. */
const pauseMs = 5_000

/** The figures over all leads, whatever the screen below them shows. */
export function StatsGrid() {
  const { stats: words } = useWords()
  const format = useFormat()
  const { data, error } = useStats()
  const { weekly, monthly } = statsWindowDays
  const show = (of: (stats: LeadStatsAnswer) => ReactNode) =>
    data ? of(data) : error ? <span title={words.failed}>—</span> : <Skeleton shape="title" />
  const figures: [label: string, figure: ReactNode, note: string | undefined][] = [
    [words.total, show(({ total }) => format.number(total)), words.allStages],
    [words.window(weekly), show((stats) => format.number(stats.weekly)), words.arrived],
    [words.window(monthly), show((stats) => format.number(stats.monthly)), words.arrived],
    [
      words.highValue,
      show(({ highValue }) => format.number(highValue)),
      words.highValueNote(format.money(highValueFrom)),
    ],
    [
      words.conversion,
      show(({ conversionRate }) => (conversionRate === null ? '—' : format.percent(conversionRate))),
      data && words.conversionNote(format.number(data.converted), format.number(data.completedSetups)),
    ],
    [
      words.response,
      show(({ responseSeconds }) => (responseSeconds === null ? '—' : format.duration(responseSeconds))),
      data &&
        (data.firstReplies > 0
          ? words.responseNote(data.firstReplies, format.number(data.firstReplies), monthly)
          : words.responseNone(monthly)),
    ],
  ]
  return (
    // A narrow screen scrolls it, with the keyboard, too.
    <dl className={styles.stats} aria-label={words.label} tabIndex={0}>
      {figures.map(([label, figure, note]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
          <dd className={layout.soft}>{note ?? ' '}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Reads again shortly after a change; several changes share one read. */
function useStats() {
  const { data, error, refetch } = useQuery(query('readLeadStats', {}))
  const soon = useSoon(refetch, pauseMs)
  useLive('leads', soon)
  useLive('setups', soon)
  return { data, error }
}
