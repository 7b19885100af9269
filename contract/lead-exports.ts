import { z } from 'zod'
import { maxExported } from '#domain/leads/lead-filters.ts'
import { leadQuery } from './leads.ts'
import { filter } from './query.ts'
import { routes } from './route.ts'
import { id } from './text.ts'

/** Exports only these leads: ids, separated by commas. */
const pickedIds = filter(
  z.string({ error: 'invalid' }).transform((given, context) => {
    const ids = given.split(',')
    if (ids.length > maxExported) context.addIssue({ code: 'custom', message: 'too_long' })
    else if (!ids.every((one) => id.safeParse(one).success)) context.addIssue({ code: 'custom', message: 'invalid' })
    return ids
  }),
)

const shared = {
  access: { staff: 'export' },
  limit: { max: 20, windowSeconds: 300 },
  stepUp: true,
  /** The leads to export and their order, as in the list, but all pages. */
  query: leadQuery.omit({ limit: true, cursor: true, _: true }).extend({ ids: pickedIds }),
  showsLeads: true,
} as const

/** The list's leads as a file of any length, written while it is read. Values are codes, which an import accepts. */
export const leadExportRoutes = routes({
  exportLeads: {
    ...shared,
    method: 'GET',
    path: '/api/exports/leads.csv',
    summary: 'Leads by filter as CSV (RFC 4180, UTF-8, safe to open in a spreadsheet)',
    download: 'text/csv; charset=utf-8',
  },
  exportWorkbook: {
    ...shared,
    method: 'GET',
    path: '/api/exports/leads.xlsx',
    summary: 'Leads by filter as a workbook (Office Open XML), a new sheet after every million rows',
    download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
})
