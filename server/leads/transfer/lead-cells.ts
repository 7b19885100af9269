import type { Lead } from '#contract/leads.ts'
import { leadFieldsWith } from '#domain/lead-fields.ts'

/** The columns of an exported file, named as an import knows them (`domain/import-fields`). */
export const exportColumns = leadFieldsWith({ exported: true })

/** One lead as a row of cells: numbers stay numbers, unknown values are empty, tags share one cell. */
export function leadCells(lead: Lead): (string | number)[] {
  return exportColumns.map((column) => {
    const value = lead[column]
    if (Array.isArray(value)) return value.join('; ')
    return value ?? ''
  })
}
