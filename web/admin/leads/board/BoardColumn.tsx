import { memo, useId, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'
import { cardsPerColumn } from '#domain/leads/lead-views.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { LoadMore } from '../list/LoadMore.tsx'
import { useBoardTools } from '../store/board-context.ts'
import { type ColumnView, idsInColumn } from '../store/column-view.ts'
import styles from './BoardColumn.module.css'
import { ColumnHead } from './ColumnHead.tsx'
import { LeadCard } from './LeadCard.tsx'
import { useDropColumn } from './use-drag.ts'

type BoardColumnProps = {
  view: ColumnView
  /** The card of this column that was focused last. */
  activeId: string | null
  /** Collapsed: only its head shows. */
  isCollapsed: boolean
}

/** A stage: new arrivals on top, then the cards in order. Accepts dropped leads. */
export const BoardColumn = memo(function BoardColumn({ view, activeId, isCollapsed }: BoardColumnProps) {
  const { board } = useWords().leads
  const { move, refresh, addressOf } = useBoardTools()
  const column = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const title = useId()
  const over = useDropColumn(column, view.status, (id, from) => move(id, view.status, undefined, from))
  const { arrived, recent, cards, nextCursor, status } = view
  const tabStop = activeId ?? idsInColumn(view)[0]
  const someAbove = arrived.length > 0 || recent.length > 0
  const listOf = (leads: readonly Lead[], label: string | undefined, isNew = false) =>
    leads.length > 0 && (
      <>
        {label && <h3 className={styles.part}>{label}</h3>}
        <ul className={styles.cards}>
          {leads.map((lead) => (
            <li key={lead.id} className={styles.slot}>
              <EntryBoundary place="card" of={lead} fallback={<a href={addressOf(lead.id)}>{lead.name}</a>}>
                <LeadCard lead={lead} tabStop={lead.id === tabStop} isNew={isNew} />
              </EntryBoundary>
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <section
      ref={column}
      className={styles.column}
      data-column={status}
      data-over={over || undefined}
      data-collapsed={isCollapsed || undefined}
      aria-labelledby={title}
    >
      <ColumnHead id={title} view={view} isCollapsed={isCollapsed} />
      <div ref={list} className={styles.list}>
        {listOf(arrived, board.justArrived, true)}
        {listOf(recent, board.recentlyChanged)}
        {listOf(cards, someAbove ? board.inOrder : undefined)}
        {!someAbove && cards.length === 0 && <p className={styles.empty}>{board.empty}</p>}
        {nextCursor !== null && (
          <LoadMore
            key={nextCursor}
            scroller={list}
            // An unscrolled column loads no second page.
            ahead={cards.length <= cardsPerColumn ? 200 : 1200}
            loadMore={() => refresh.loadMore(status)}
          />
        )}
      </div>
    </section>
  )
})
