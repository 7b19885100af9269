import { leadQuery } from './leads.ts'
import { routes } from './route.ts'

const shared = {
  access: { staff: 'export' },
  limit: { max: 20, windowSeconds: 300 },
  stepUp: true,
  /** Which leads, and in which order: as the list shows them, all of its pages. */
  query: leadQuery.omit({ limit: true, cursor: true, _: true }),
  status: 200,
  showsLeads: true,
  errors: ['invalid_input'],
} as const

/** The list's leads as a file, written while it is read: any number of them. Codes, as an import takes them back. */
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
