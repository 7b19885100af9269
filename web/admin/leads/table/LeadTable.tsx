import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import type { ListPartProps } from '../list/list-part.ts'
import { extended, isSelected, toggled, toggledAll } from '../list/selection.ts'
import { useBoardTools } from '../store/board-context.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { useColumnWidths } from './column-widths.ts'
import { useChosenColumns } from './columns-choice.ts'
import { LeadRow } from './LeadRow.tsx'
import styles from './LeadTable.module.css'
import { useWindow } from './use-window.ts'

type LeadTableProps = ListPartProps & {
  scroller: RefObject<HTMLElement | null>
  total: number
  search: LeadsSearch
  onSearch: (change: LeadsSearch) => void
}

/** Row height in CSS pixels, as in the style sheet. */
const rowHeight = 44

/** Leads as rows: edited in place, sorted by a click on a header. Arrow keys move between rows, Space selects. */
export function LeadTable(props: LeadTableProps) {
  const { rows, selection, onSelection, onEdit, scroller, total, search, onSearch } = props
  const { leads, workspace } = useWords()
  const { canWrite, open } = useBoardTools()
  const columns = useChosenColumns()
  const widths = useColumnWidths()
  const body = useRef<HTMLTableSectionElement>(null)
  const anchor = useRef<string | null>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const { from, to } = useWindow(scroller, rows.length, rowHeight)
  const active = rows.some(({ id }) => id === activeId) ? activeId : rows[0]?.id
  const isFull = rows.every(({ id }) => isSelected(selection, id))

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
    } else if ((event.key === ' ' || event.key === 'x') && canWrite && id) {
      event.preventDefault()
      select(id, event.shiftKey)
    }
  }

  return (
    <table className={styles.table} aria-rowcount={total + 1} aria-label={leads.title}>
      <thead>
        <tr>
          {canWrite && (
            <th scope="col" className={styles.tick}>
              <input
                type="checkbox"
                aria-label={workspace.selectLoaded}
                checked={isFull}
                onChange={() => onSelection(toggledAll(selection, rows))}
              />
            </th>
          )}
          <th scope="col" className={styles.nameHead}>
            {workspace.name}
          </th>
          {canWrite && (
            <th scope="col" className={styles.actions}>
              <VisuallyHidden>{workspace.contact}</VisuallyHidden>
            </th>
          )}
          {columns.map((name) => (
            <ColumnHead key={name} name={name} width={widths[name]} search={search} onSearch={onSearch} />
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}
        onKeyDown={onKeyDown}
        onFocus={(event) => setActiveId(event.target.closest<HTMLElement>('[data-lead]')?.dataset.lead ?? activeId)}
      >
        <Gap rows={from} across={columns.length + 3} />
        {rows.slice(from, to).map((lead, index) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            place={from + index + 2}
            columns={columns}
            widths={widths}
            isActive={lead.id === active}
            isSelected={isSelected(selection, lead.id)}
            canWrite={canWrite}
            onSelect={select}
            onOpen={open}
            onEdit={onEdit}
          />
        ))}
        <Gap rows={rows.length - to} across={columns.length + 3} />
      </tbody>
    </table>
  )
}

/** A spacer for the rows outside the window. */
function Gap({ rows, across }: { rows: number; across: number }) {
  if (rows <= 0) return null
  return (
    <tr className={styles.gap}>
      <td colSpan={across} style={{ blockSize: rows * rowHeight }} />
    </tr>
  )
}
