import { type RefObject, useEffect, useRef, useState } from 'react'
import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import tab from '#web/kit/tab.module.css'
import type { BoardView } from '../store/column-view.ts'
import styles from './Board.module.css'

type ColumnSwitcherProps = { board: RefObject<HTMLElement | null>; view: BoardView }

/** On a phone, where one column fills the screen: shows which one and switches to others. */
export function ColumnSwitcher({ board, view }: ColumnSwitcherProps) {
  const { leads, workspace } = useWords()
  const { board: words, stages } = leads
  const format = useFormat()
  const current = useColumnInSight(board)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>(`[data-stage="${current}"]`)
    if (button && row.current) row.current.scrollTo({ left: button.offsetLeft - row.current.clientWidth / 3 })
  }, [current])
  const countOf = (status: LeadStatus) => {
    const shown = format.number(view[status].count)
    return view[status].isCapped ? workspace.atLeast(shown) : shown
  }
  const show = (status: LeadStatus) =>
    board.current?.querySelector(`[data-column="${status}"]`)?.scrollIntoView({ block: 'nearest', inline: 'start' })
  return (
    <nav ref={row} className={styles.switcher} aria-label={words.columns}>
      {leadStatuses.map((status) => (
        <button
          key={status}
          type="button"
          className={tab.tab}
          data-stage={status}
          aria-current={status === current ? 'true' : undefined}
          onClick={() => show(status)}
        >
          {stages[status]} <span className={tab.badge}>{countOf(status)}</span>
        </button>
      ))}
    </nav>
  )
}

function useColumnInSight(board: RefObject<HTMLElement | null>): LeadStatus {
  const [status, setStatus] = useState<LeadStatus>('new')
  useEffect(() => {
    const element = board.current
    if (!element) return
    const look = () => {
      const index = Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth))
      setStatus(leadStatuses[index] ?? 'new')
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [board])
  return status
}
