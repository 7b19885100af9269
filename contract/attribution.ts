import { z } from 'zod'
import { routes } from './route.ts'
import { id } from './text.ts'

/** Origin of a lead's visit (`domain/leads/attribution`). All values come from the visitor's browser and are unverified. */
const leadOrigin = z.strictObject({
  variant: z.enum(['a', 'b']).nullable(),
  landingPage: z.string().nullable(),
  referrerHost: z.string().nullable(),
  utmSource: z.string().nullable(),
  utmMedium: z.string().nullable(),
  utmCampaign: z.string().nullable(),
  utmTerm: z.string().nullable(),
  utmContent: z.string().nullable(),
})
export type StaffLeadOrigin = z.output<typeof leadOrigin>

export const attributionRoutes = routes({
  readLeadOrigin: {
    method: 'GET',
    path: '/api/leads/{id}/origin',
    summary: 'How the visit behind a lead began; null if unknown',
    access: { staff: 'lead.read' },
    limit: { max: 1200, windowSeconds: 60 },
    params: z.strictObject({ id }),
    response: z.strictObject({ data: leadOrigin.nullable() }),
  },
})
