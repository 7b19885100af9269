import type { Lead } from '#contract/leads.ts'
import type { Selection } from './selection.ts'
import type { RowEdit } from './use-row-edit.ts'

/** What a list hands to the part that shows its rows, grid or table. */
export type ListPartProps = {
  rows: readonly Lead[]
  selection: Selection
  onSelection: (selection: Selection) => void
  onEdit: RowEdit
}
