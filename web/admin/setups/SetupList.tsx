import { useRef } from 'react'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import type { SetupsSearch } from '#web/admin/parts/setups-search.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { SetupRow } from './SetupRow.tsx'
import styles from './SetupsScreen.module.css'
import type { SetupsList } from './use-setups.ts'

type SetupListProps = { list: SetupsList; search: SetupsSearch; onSearch: (change: SetupsSearch) => void }

/** One page of setups, or its loading, error or empty state. */
export function SetupList({ list, search, onSearch }: SetupListProps) {
  const { setups: words } = useAllWords()
  const format = useFormat()
  const top = useRef<HTMLElement>(null)
  const { page, error, isStale, reload } = list
  if (!page) {
    return <ReadState error={error} failed={words.loadFailed} loading={words.loading} rows={6} onRetry={reload} />
  }
  const { data, total, totalIsCapped, nextCursor } = page
  const goTo = (after: string | undefined) => {
    onSearch({ after })
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const isFiltered = search.q !== undefined || search.status !== undefined
  return (
    <section ref={top} className={styles.results} aria-label={words.list} aria-busy={isStale} tabIndex={-1}>
      {data.length === 0 ? (
        <EmptyState
          icon={isFiltered ? 'search' : 'key'}
          title={isFiltered || search.after ? words.noneFound : words.none}
          text={isFiltered ? words.noneFoundText : undefined}
          action={search.after && <Button onClick={() => goTo(undefined)}>{words.newest}</Button>}
        />
      ) : (
        <ul className={styles.list} data-stale={isStale || undefined}>
          {data.map((setup) => (
            <li key={setup.id}>
              <EntryBoundary place="setup" of={setup} fallback={<p dir="auto">{setup.fullName}</p>}>
                <SetupRow setup={setup} onOpen={() => onSearch({ setup: setup.id })} />
              </EntryBoundary>
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <p role="status">{data.length > 0 && words.found(total, format.number(total), totalIsCapped)}</p>
        <div className={styles.pages}>
          {search.after && data.length > 0 && (
            <Button icon="chevron-start" onClick={() => goTo(undefined)}>
              {words.newest}
            </Button>
          )}
          {nextCursor !== null && (
            <Button busy={isStale} onClick={() => goTo(nextCursor)}>
              {words.older}
            </Button>
          )}
        </div>
      </footer>
    </section>
  )
}
