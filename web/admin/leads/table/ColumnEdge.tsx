import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { LeadColumnName } from '#domain/leads/lead-views.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { setColumnWidth, widthBounds } from './column-widths.ts'
import styles from './LeadTable.module.css'

/** CSS pixels by which an arrow key moves the edge. */
const step = 16

type ColumnEdgeProps = {
  name: LeadColumnName
  width: number | undefined
  head: RefObject<HTMLTableCellElement | null>
}

/** The edge of a column: dragged, or moved by arrow keys; a double click or Delete resets it to the content's width. */
export function ColumnEdge({ name, width, head }: ColumnEdgeProps) {
  const { workspace } = useWords()
  const from = useRef<{ x: number; width: number } | null>(null)
  const widthNow = () => width ?? head.current?.offsetWidth ?? 0
  const forward = () => (head.current && getComputedStyle(head.current).direction === 'rtl' ? -1 : 1)

  const onPointerDown = (event: PointerEvent<HTMLHRElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width: widthNow() }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!from.current) return
    setColumnWidth(name, from.current.width + forward() * (event.clientX - from.current.x))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: forward() * step, ArrowLeft: -forward() * step }
    const change = steps[event.key]
    if (change === undefined && event.key !== 'Delete') return
    event.preventDefault()
    setColumnWidth(name, change === undefined ? null : widthNow() + change)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is a widget, not a line
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={workspace.columnWidth(workspace.columns[name])}
      aria-valuenow={width ?? widthBounds.min}
      aria-valuemin={widthBounds.min}
      aria-valuemax={widthBounds.max}
      tabIndex={0}
      className={styles.edge}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        from.current = null
      }}
      onDoubleClick={() => setColumnWidth(name, null)}
      onKeyDown={onKeyDown}
    />
  )
}
