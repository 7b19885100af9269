import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { useStore } from '#web/kit/store.ts'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import { useBoardTools } from '../store/board-context.ts'
import { everyColumn } from '../store/board-state.ts'
import { type BoardView, idsInColumn } from '../store/column-view.ts'
import styles from './Board.module.css'
import { BoardColumn } from './BoardColumn.tsx'
import { focusCard, leadIdAt, useKeptFocus, useMovesInSight } from './board-focus.ts'
import { cardByKey, columnByKey, findCard } from './board-keys.ts'
import { ColumnSwitcher } from './ColumnSwitcher.tsx'
import { useCollapsed } from './collapsed-columns.ts'
import { density } from './display.ts'
import { useEdgeScroll } from './use-drag.ts'

/** The nine columns side by side; on a phone one at a time. Arrow keys go from card to card, Alt moves the card. */
export function Board({ view, busy }: { view: BoardView; busy: boolean }) {
  const { board: words, move: moveWords, stages } = useWords().leads
  const tools = useBoardTools()
  const element = useRef<HTMLDivElement>(null)
  const dragging = useEdgeScroll(element)
  const [activeId, setActiveId] = useState<string | null>(null)
  const [said, say] = useState('')
  const hint = useId()
  const collapsed = useCollapsed()
  const shownAs = useStore(density)
  const followed = useRef<string | null>(null)
  // Arrow keys skip cards that are not visible.
  const columns = useMemo(
    () => everyColumn((status) => (collapsed.has(status) ? [] : idsInColumn(view[status]))),
    [view, collapsed],
  )
  const active = activeId === null ? null : findCard(columns, activeId)
  useKeptFocus(element, tools.store, view, followed)
  useMovesInSight(element, tools.store, followed)

  const moveByKey = (id: string, key: string, rightToLeft: boolean) => {
    const spot = findCard(columns, id)
    if (!spot) return
    if (!tools.canWrite) return say(moveWords.readOnly)
    const to = columnByKey(spot.status, key, rightToLeft)
    if (to === null) return say(moveWords.atEnd(stages[spot.status]))
    const name = tools.store.state.leads.get(id)?.lead.name ?? ''
    say(moveWords.announce(name, stages[to], leadStatuses.indexOf(to) + 1, leadStatuses.length))
    followed.current = id
    tools.move(id, to)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const id = leadIdAt(event.target)
    if (id === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      // By default Alt and an arrow key go back a page.
      event.preventDefault()
      moveByKey(id, event.key, rightToLeft)
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      tools.peek(id)
    } else if (!event.altKey && event.target instanceof HTMLAnchorElement) {
      const next = cardByKey(columns, id, event.key, rightToLeft)
      if (next === null) return
      event.preventDefault()
      focusCard(element.current, next)
    }
  }

  return (
    <>
      <ColumnSwitcher board={element} view={view} />
      <section
        ref={element}
        className={styles.board}
        data-dragging={dragging || undefined}
        data-density={shownAs}
        aria-label={words.label}
        aria-describedby={hint}
        aria-busy={busy}
        style={{
          gridTemplateColumns: leadStatuses.map((s) => `var(--${collapsed.has(s) ? 'folded' : 'column'})`).join(' '),
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => setActiveId(leadIdAt(event.target) ?? activeId)}
      >
        {leadStatuses.map((status) => (
          <BoardColumn
            key={status}
            view={view[status]}
            activeId={active?.status === status ? activeId : null}
            isCollapsed={collapsed.has(status)}
          />
        ))}
      </section>
      <VisuallyHidden>
        <span id={hint}>{words.keys}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
