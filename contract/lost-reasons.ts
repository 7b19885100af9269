import { z } from 'zod'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { maxLostReasons } from '#domain/leads/lost-reasons.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { text } from './text.ts'

const list = z.strictObject({
  /** The team's own list, in the order in which it is offered; the fixed reasons follow it (`domain/leads/lost-reasons`). */
  reasons: z.array(z.string()),
  /** Reasons that were on the list: no longer offered, kept by the leads that have them. */
  retired: z.array(z.string()),
})

const reason = text(leadFields.lostReason.limit, 1)

export const lostReasonRoutes = routes({
  listLostReasons: {
    method: 'GET',
    path: '/api/lost-reasons',
    summary: 'Reasons for losing a lead that staff can choose from',
    access: { staff: 'lead.read' },
    limit: { max: 1200, windowSeconds: 60 },
    response: list,
  },
  saveLostReasons: {
    method: 'PUT',
    path: '/api/lost-reasons',
    summary: 'Change the list of lost reasons; leads keep retired reasons and get the new names of renamed ones',
    access: { staff: 'lost-reasons.write' },
    limit: { max: 300, windowSeconds: 300 },
    body: z.strictObject({
      reasons: z.array(reason).max(maxLostReasons, 'too_long'),
      /** Renamed reasons, which leads keep; both names are on the list, before and after. */
      renamed: z
        .array(z.strictObject({ from: reason, to: reason }))
        .max(maxLostReasons, 'too_long')
        .optional(),
      seen: seenFields(list.shape),
    }),
    response: list,
    errors: ['conflict'],
  },
})
