import { z } from 'zod'
import { spamReasons } from '#domain/screening/spam-score.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { id, moment, text } from './text.ts'

/** Suspected spam for staff: the message and the reasons. */
const quarantined = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string().nullable(),
  language: z.string(),
  platform: z.string(),
  message: z.string().nullable(),
  /** Points and their reasons (`domain/screening/spam-score`). */
  score: z.int(),
  reasons: z.array(z.enum(spamReasons)),
  /** Time of sending. */
  createdAt: moment,
  /** When and by whom it was deleted; null while it waits. */
  discardedAt: moment.nullable(),
  discardedBy: z.string().nullable(),
})
export type Quarantined = z.output<typeof quarantined>

const limit = { max: 600, windowSeconds: 60 }
const params = z.strictObject({ id })

export const quarantineRoutes = routes({
  listQuarantine: {
    method: 'GET',
    path: '/api/quarantine',
    summary: 'Suspected spam, waiting or in the recycle bin; newest first, page by page',
    access: { staff: 'lead.read' },
    limit,
    query: z.strictObject({
      state: filter(z.enum(['waiting', 'discarded'], 'invalid_choice')),
      limit: pageSize,
      cursor: filter(text(400)),
    }),
    response: z.strictObject({ data: z.array(quarantined), nextCursor: z.string().nullable() }),
    showsLeads: true,
  },
  releaseQuarantined: {
    method: 'POST',
    path: '/api/quarantine/{id}/release',
    summary: 'Not spam: accept a message with its original time, as a new lead or a further message of a known person',
    access: { staff: 'lead.write' },
    limit,
    params,
    response: z.strictObject({ leadId: id }),
  },
  discardQuarantined: {
    method: 'DELETE',
    path: '/api/quarantine/{id}',
    summary: 'Move a message to the recycle bin, from where it can be accepted for 30 days',
    access: { staff: 'lead.delete' },
    limit,
    params,
  },
})
