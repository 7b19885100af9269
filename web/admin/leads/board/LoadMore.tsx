import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useBoardTools } from '../store/board-context.ts'
import styles from './BoardColumn.module.css'

/** Root margin at which the next page loads, before the end is visible: an unscrolled column loads none. */
const ahead = { first: '0px 0px 200px 0px', further: '0px 0px 1200px 0px' }

type LoadMoreProps = {
  status: LeadStatus
  list: RefObject<HTMLElement | null>
  /** Only the board's first page is loaded. */
  isFirst: boolean
}

/** Sentinel at the end of the loaded cards: loads the next page when near. Remounted per page. */
export function LoadMore({ status, list, isFirst }: LoadMoreProps) {
  const words = useWords()
  const { refresh } = useBoardTools()
  const end = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const { board } = words.leads
  useEffect(() => {
    if (!end.current || failed) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) refresh.loadMore(status).catch(() => setFailed(true))
      },
      { root: list.current, rootMargin: isFirst ? ahead.first : ahead.further },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [status, list, refresh, failed, isFirst])
  return (
    <div ref={end} className={styles.more}>
      <p role={failed ? 'alert' : undefined}>{failed ? board.moreFailed : board.loadingMore}</p>
      {failed && (
        <Button size="small" icon="refresh" onClick={() => setFailed(false)}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}
