import type { Lead } from '#contract/leads.ts'
import type { Selection } from './selection.ts'
import type { RowEdit } from './use-row-edit.ts'

/** Props of the grid or table that renders a list's rows. */
export type ListPartProps = {
  rows: readonly Lead[]
  selection: Selection
  onSelection: (selection: Selection) => void
  onEdit: RowEdit
}
