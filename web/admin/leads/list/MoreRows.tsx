import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './LeadList.module.css'

/** Root margin at which the next page loads, before the end is visible. */
const ahead = '0px 0px 800px 0px'

type MoreRowsProps = { scroller: RefObject<HTMLElement | null>; loadMore: () => Promise<void> }

/** Sentinel at the end of the loaded rows: loads the next page when near. Remounted per page. */
export function MoreRows({ scroller, loadMore }: MoreRowsProps) {
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
      { root: scroller.current, rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [scroller, failed])
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
