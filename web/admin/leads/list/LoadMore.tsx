import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './LoadMore.module.css'

type LoadMoreProps = {
  scroller: RefObject<HTMLElement | null>
  /** Distance to the end at which the next page loads, pixels. */
  ahead: number
  loadMore: () => Promise<unknown>
}

/** Sentinel at the end of the loaded rows or cards: loads the next page when near. Remounted per page. */
export function LoadMore({ scroller, ahead, loadMore }: LoadMoreProps) {
  const words = useWords()
  const { board } = words.leads
  const end = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const load = useEffectEvent(() => {
    loadMore().catch(() => setFailed(true))
  })
  useEffect(() => {
    if (!end.current || failed) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { root: scroller.current, rootMargin: `0px 0px ${ahead}px 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [scroller, ahead, failed])
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
