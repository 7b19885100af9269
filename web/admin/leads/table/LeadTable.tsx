import type { RefObject } from 'react'
import type { Lead } from '#contract/leads.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import type { ListPartProps } from '../list/list-part.ts'
import { isSelected, toggledAll } from '../list/selection.ts'
import { useBoardTools } from '../store/board-context.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { useColumnWidths } from './column-widths.ts'
import { useChosenColumns } from './columns-choice.ts'
import { LeadRow } from './LeadRow.tsx'
import styles from './LeadTable.module.css'
import { rowHeight, useRowKeys } from './use-row-keys.ts'
import { useWindow } from './use-window.ts'

type LeadTableProps = ListPartProps & {
  scroller: RefObject<HTMLElement | null>
  total: number
  search: LeadsSearch
  onSearch: (change: LeadsSearch) => void
}

/** Leads as rows: edited in place, sorted by a click on a header. Arrow keys move between rows, Space selects. */
export function LeadTable(props: LeadTableProps) {
  const { rows, selection, onSelection, onEdit, scroller, total, search, onSearch } = props
  const { leads } = useWords()
  const { canWrite, open } = useBoardTools()
  const columns = useChosenColumns()
  const widths = useColumnWidths()
  const { from, to } = useWindow(scroller, rows.length, rowHeight)
  const { body, active, activate, select, onKeyDown } = useRowKeys({ rows, selection, onSelection, scroller, canWrite })

  return (
    <table className={styles.table} aria-rowcount={total + 1} aria-label={leads.title}>
      <Head {...{ columns, widths, rows, selection, onSelection, search, onSearch }} />
      <tbody
        ref={body}
        onKeyDown={onKeyDown}
        onFocus={(event) => activate(event.target.closest<HTMLElement>('[data-lead]')?.dataset.lead)}
      >
        <Gap rows={from} across={columns.length + 3} />
        {rows.slice(from, to).map((lead, index) => (
          <EntryBoundary
            key={lead.id}
            place="row"
            of={lead}
            fallback={<PlainRow lead={lead} across={columns.length + 3} />}
          >
            <LeadRow
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
          </EntryBoundary>
        ))}
        <Gap rows={rows.length - to} across={columns.length + 3} />
      </tbody>
    </table>
  )
}

/** A lead whose row fails to render: its name, with a link. */
function PlainRow({ lead, across }: { lead: Lead; across: number }) {
  const { addressOf } = useBoardTools()
  return (
    <tr data-lead={lead.id}>
      <td colSpan={across}>
        <a href={addressOf(lead.id)} dir="auto">
          {lead.name}
        </a>
      </td>
    </tr>
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

type HeadProps = Pick<LeadTableProps, 'rows' | 'selection' | 'onSelection' | 'search' | 'onSearch'> & {
  columns: ReturnType<typeof useChosenColumns>
  widths: ReturnType<typeof useColumnWidths>
}

/** The columns' names, and a box that selects all loaded leads. */
function Head({ columns, widths, rows, selection, onSelection, search, onSearch }: HeadProps) {
  const { workspace } = useWords()
  const { canWrite } = useBoardTools()
  const isFull = rows.every(({ id }) => isSelected(selection, id))
  return (
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
  )
}
