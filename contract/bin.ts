import { z } from 'zod'
import { lead } from './leads.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { id, moment, text } from './text.ts'

/** A deleted lead in the bin. */
const binnedLead = z.strictObject({
  ...lead.pick({ id: true, name: true, email: true, phone: true, status: true, estimatedValue: true, createdAt: true })
    .shape,
  deletedAt: moment,
  /** Who deleted it; null if unknown. */
  deletedBy: z.string().nullable(),
})
export type BinnedLead = z.output<typeof binnedLead>

const limit = { max: 600, windowSeconds: 60 }
const params = z.strictObject({ id })

export const binRoutes = routes({
  listBin: {
    method: 'GET',
    path: '/api/bin',
    summary: 'Deleted leads, last deleted first, page by page; merged leads are not included',
    access: { staff: 'lead.restore' },
    limit,
    query: z.strictObject({ limit: pageSize, cursor: filter(text(400)) }),
    response: z.strictObject({ data: z.array(binnedLead), nextCursor: z.string().nullable() }),
    showsLeads: true,
  },
  restoreLead: {
    method: 'POST',
    path: '/api/bin/{id}/restore',
    summary: 'Restore a lead from the recycle bin with everything that belongs to it',
    access: { staff: 'lead.delete' },
    limit,
    params,
    response: lead,
    showsLeads: true,
  },
  purgeLead: {
    method: 'DELETE',
    path: '/api/bin/{id}',
    summary: 'Permanently delete a lead in the recycle bin before its 30 days are over',
    access: { staff: 'lead.purge' },
    limit,
    params,
  },
})
