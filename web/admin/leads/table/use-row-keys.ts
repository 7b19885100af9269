import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { shortcutKey } from '#web/kit/keys.ts'
import type { ListPartProps } from '../list/list-part.ts'
import { extended, toggled } from '../list/selection.ts'

/** Row height in CSS pixels, as in the style sheet. */
export const rowHeight = 44

type RowKeysProps = Pick<ListPartProps, 'rows' | 'selection' | 'onSelection'> & {
  scroller: RefObject<HTMLElement | null>
  canWrite: boolean
}

/** Keyboard for the rows of a table: arrow keys move the one tab stop, Space and X select, Shift extends. */
export function useRowKeys({ rows, selection, onSelection, scroller, canWrite }: RowKeysProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const anchor = useRef<string | null>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = rows.some(({ id }) => id === activeId) ? activeId : rows[0]?.id

  const select = (id: string, extend: boolean) => {
    onSelection(
      extend && anchor.current !== null ? extended(selection, anchor.current, id, rows) : toggled(selection, id, rows),
    )
    anchor.current = id
  }

  const goTo = (index: number) => {
    const next = rows[index]
    if (!next || !scroller.current) return
    setActiveId(next.id)
    const top = index * rowHeight
    const { scrollTop, clientHeight } = scroller.current
    // The sticky header covers one row's height.
    if (top < scrollTop) scroller.current.scrollTop = top
    else if (top + 2 * rowHeight > scrollTop + clientHeight)
      scroller.current.scrollTop = top + 2 * rowHeight - clientHeight
    // By then the row is rendered, even if it was outside the window.
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(`[data-lead="${next.id}"] a`)?.focus({ preventScroll: true }),
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Cells being edited handle their own keys.
    if (!(event.target instanceof HTMLAnchorElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const index = rows.findIndex(({ id }) => id === active)
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 2)
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: Math.min(rows.length - 1, index + page),
      PageUp: Math.max(0, index - page),
      Home: 0,
      End: rows.length - 1,
    }
    const next = steps[event.key]
    const id = rows[index]?.id
    if (next !== undefined) {
      event.preventDefault()
      const target = rows[next]
      if (event.shiftKey && canWrite && target && id) onSelection(extended(selection, id, target.id, rows))
      goTo(next)
    } else if ((event.key === ' ' || shortcutKey(event) === 'x') && canWrite && id) {
      event.preventDefault()
      select(id, event.shiftKey)
    }
  }

  return { body, active, activate: (id: string | undefined) => setActiveId(id ?? activeId), select, onKeyDown }
}
