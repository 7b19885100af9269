import type { Lead } from '#contract/leads.ts'
import type { RowEdit } from '../list/use-row-edit.ts'

/** Props of each cell of a lead's row. */
export type LeadCellProps = {
  lead: Lead
  tabIndex: 0 | -1
  /** Null where the role may not change leads. */
  onEdit: RowEdit | null
}
