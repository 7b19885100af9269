import { type MouseEvent, memo } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { LeadColumnName } from '#domain/leads/lead-views.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import type { RowEdit } from '../list/use-row-edit.ts'
import { useBoardTools } from '../store/board-context.ts'
import { type ColumnWidths, widthStyle } from './column-widths.ts'
import { LeadCell } from './LeadCell.tsx'
import styles from './LeadTable.module.css'

type LeadRowProps = {
  lead: Lead
  /** Row number in the whole table, the header being 1. */
  place: number
  columns: readonly LeadColumnName[]
  widths: ColumnWidths
  /** The table's tab stop (roving tabindex). */
  isActive: boolean
  isSelected: boolean
  canWrite: boolean
  onSelect: (id: string, extend: boolean) => void
  onOpen: (id: string) => void
  onEdit: RowEdit
}

/** One lead as a row; its name is the link for keyboard and screen readers. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, place, columns, widths, isActive, isSelected, canWrite, onSelect, onOpen, onEdit } = props
  const { workspace } = useWords()
  const { addressOf, peek } = useBoardTools()
  const tabIndex = isActive ? 0 : -1
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(lead.id)
  }
  return (
    <tr data-lead={lead.id} aria-rowindex={place} aria-selected={canWrite ? isSelected : undefined}>
      {canWrite && (
        <td className={styles.tick}>
          <input
            type="checkbox"
            tabIndex={tabIndex}
            aria-label={workspace.select(lead.name)}
            checked={isSelected}
            onChange={(event) => onSelect(lead.id, (event.nativeEvent as unknown as MouseEvent).shiftKey === true)}
          />
        </td>
      )}
      <th scope="row" className={styles.name}>
        <a href={addressOf(lead.id)} dir="auto" tabIndex={tabIndex} onClick={open}>
          {lead.name}
        </a>
        <button
          type="button"
          className={styles.peek}
          tabIndex={tabIndex}
          aria-label={workspace.panel.open(lead.name)}
          onClick={() => peek(lead.id)}
        >
          <Icon name="panel" small />
        </button>
      </th>
      {canWrite && (
        <td className={styles.actions}>
          <ActionMenu lead={lead} tabIndex={tabIndex} className={styles.peek} />
        </td>
      )}
      {columns.map((name) => (
        <td key={name} data-column={name} style={widthStyle(widths[name])}>
          <LeadCell lead={lead} name={name} tabIndex={tabIndex} onEdit={canWrite ? onEdit : null} />
        </td>
      ))}
    </tr>
  )
})
