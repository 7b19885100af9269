import type { Lead } from '#contract/leads.ts'
import { dayIn } from '#domain/basics/calendar-day.ts'
import { isDayAlone } from '#domain/basics/day-alone.ts'
import { leadFields, leadFieldsWith } from '#domain/leads/lead-fields.ts'

/** The columns of an exported file, named as an import knows them (`domain/import/import-fields`). */
export const exportColumns = leadFieldsWith({ exported: true })

/** One lead as a row of cells: numbers stay numbers, unknown values are empty, tags share one cell, a day has no time. */
export function leadCells(lead: Lead, timeZone: string): (string | number)[] {
  return exportColumns.map((column) => {
    const value = lead[column]
    if (typeof value === 'string' && leadFields[column].kind === 'moment' && isDayAlone(Date.parse(value)))
      return dayIn(timeZone, new Date(value))
    if (Array.isArray(value)) return value.join('; ')
    return value ?? ''
  })
}
