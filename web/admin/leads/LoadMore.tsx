import { type RefObject, useEffect, useRef } from 'react'
import type { LeadStatus } from '#domain/pipeline.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import styles from './BoardColumn.module.css'
import { useBoardTools } from './board-context.ts'

/** So far before the end of a column comes into sight, the next page is asked for. */
const ahead = '0px 0px 600px 0px'

/** The end of what is loaded: coming near it loads the next page. Mounted anew for each page. */
export function LoadMore({ status, list }: { status: LeadStatus; list: RefObject<HTMLElement | null> }) {
  const { board } = useWords().leads
  const { refresh } = useBoardTools()
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void refresh.loadMore(status)
      },
      { root: list.current, rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [status, list, refresh])
  return (
    <p ref={end} className={styles.more}>
      {board.loadingMore}
    </p>
  )
}
