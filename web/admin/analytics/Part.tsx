import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AnalyticsAbout } from '#contract/analytics.ts'
import type { AnalyticsSearch } from '#web/admin/parts/analytics-search.ts'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import styles from './Figures.module.css'

type Answered<T> = { readonly about: AnalyticsAbout; readonly now: T; readonly before: T | null }

/** Props of each part: it reads its data by the URL. */
export type PartProps = { readonly search: AnalyticsSearch }

type Props<T> = {
  found: UseQueryResult<Answered<T>>
  /** True if the answer has nothing to show. */
  isEmpty: (now: T) => boolean
  children: (answer: Answered<T>) => ReactNode
}

/** A part of the screen: its basis and its figures, or a loading, empty or error state. */
export function Part<T>({ found, isEmpty, children }: Props<T>) {
  const { analytics: words } = useAllWords()
  const { data, error, refetch } = found
  if (!data) return <ReadState error={error} failed={words.loadFailed} rows={6} onRetry={() => void refetch()} />
  return (
    <div className={styles.parts}>
      <About about={data.about} />
      {isEmpty(data.now) ? <EmptyState icon="bars" title={words.nothing} text={words.nothingText} /> : children(data)}
    </div>
  )
}

function About({ about: { asOf, timeZone, period, before } }: { about: AnalyticsAbout }) {
  const { analytics: words } = useAllWords()
  const format = useFormat()
  const span = words.span(format.day(period.from), format.day(period.to))
  return (
    <p className={layout.soft}>
      {before ? `${span}, ${words.against(format.day(before.from), format.day(before.to))}` : span}.{' '}
      {words.about(format.time(asOf, timeZone), timeZone)} {words.fewText}
    </p>
  )
}
