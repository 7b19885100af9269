import type { ReactNode } from 'react'
import { MoreRows } from './MoreRows.tsx'
import { ReadState } from './ReadState.tsx'
import type { Pages } from './use-pages.ts'

type PagedListProps<T> = {
  pages: Pages<T>
  /** Error text: what failed to load. */
  failed: string
  /** Number of placeholder rows while loading. */
  placeholders: number
  /** Shown if there are no rows. */
  empty: ReactNode
  children: (rows: readonly T[]) => ReactNode
}

/** A paginated list with a button for older rows, or its loading, error or empty state. */
export function PagedList<T>({ pages, failed, placeholders, empty, children }: PagedListProps<T>) {
  const { rows, error, reload, more } = pages
  if (rows === undefined) return <ReadState error={error} failed={failed} rows={placeholders} onRetry={reload} />
  if (rows.length === 0) return empty
  return (
    <>
      {children(rows)}
      <MoreRows more={more} shown={rows.length} />
    </>
  )
}
