import { lazy, Suspense } from 'react'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { useIsOffline } from '#web/admin/parts/offline.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { useBoardTools } from '../store/board-context.ts'
import type { BoardView } from '../store/column-view.ts'
import styles from './Board.module.css'
import { Board } from './Board.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'

const FirstSteps = lazy(async () => ({ default: (await import('#web/admin/parts/start/FirstSteps.tsx')).FirstSteps }))

type BoardBodyProps = {
  view: BoardView
  /** The columns were read at least once. */
  isKnown: boolean
  busy: boolean
  problem: unknown
  isFiltered: boolean
  onShowAll: () => void
}

/** The board or its loading, error or empty state. A failed refresh keeps the old content. */
export function BoardBody({ view, isKnown, busy, problem, isFiltered, onShowAll }: BoardBodyProps) {
  const words = useWords()
  const format = useFormat()
  const { refresh } = useBoardTools()
  const { board } = words.leads
  // The banner already says so.
  const offline = useIsOffline()
  const retry = (
    <Button size="small" icon="refresh" onClick={refresh.catchUp}>
      {words.tryAgain}
    </Button>
  )
  if (!isKnown && problem !== null) {
    const text = problemText(problem, words, format)
    return <EmptyState icon="alert" title={board.failed} text={text} action={retry} />
  }
  if (!isKnown) return <BoardSkeleton />
  const isEmpty = !busy && leadStatuses.every((status) => view[status].count === 0)
  return (
    <>
      {problem !== null && !offline && (
        <Banner tone="warning" icon="alert" action={retry}>
          {board.stale} {problemText(problem, words, format)}
        </Banner>
      )}
      {isEmpty ? <NoLeads isFiltered={isFiltered} onShowAll={onShowAll} /> : <Board view={view} busy={busy} />}
    </>
  )
}

/** Empty state: no leads yet, or none that match. */
export function NoLeads({ isFiltered, onShowAll }: Pick<BoardBodyProps, 'isFiltered' | 'onShowAll'>) {
  const { leads, workspace } = useWords()
  const { board } = leads
  const setsUp = useCan('settings.read')
  if (isFiltered) {
    return (
      <EmptyState
        icon="filter"
        title={workspace.none}
        text={workspace.noneText}
        action={<Button onClick={onShowAll}>{workspace.clear}</Button>}
      />
    )
  }
  if (setsUp) {
    return (
      <div className={styles.first}>
        <Suspense>
          <FirstSteps />
        </Suspense>
      </div>
    )
  }
  return (
    <EmptyState
      icon="mail"
      title={board.noLeads}
      text={board.noLeadsText}
      action={
        <a href="/welcome" target="_blank" rel="noreferrer">
          {board.openSite}
        </a>
      }
    />
  )
}
