import { z } from 'zod'
import { routes } from './route.ts'

/** The figures above the board, over all leads outside the recycle bin. */
const leadStatsAnswer = z.strictObject({
  total: z.int(),
  /** Leads that arrived in the last 7 and 30 days. */
  weekly: z.int(),
  monthly: z.int(),
  highValue: z.int(),
  converted: z.int(),
  /** Percent; null without leads. */
  conversionRate: z.number().nullable(),
  /** Completed account setups, compared with converted leads. */
  completedSetups: z.int(),
  /** Number of first replies today and on the 29 days before, in UTC. */
  firstReplies: z.int(),
  /** Mean time from arrival to these first replies; null without any. */
  responseSeconds: z.number().nullable(),
})
export type LeadStatsAnswer = z.output<typeof leadStatsAnswer>

export const leadStatsRoutes = routes({
  readLeadStats: {
    method: 'GET',
    path: '/api/lead-stats',
    summary: 'The figures above the board; at most a few seconds old',
    access: { staff: 'lead.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: leadStatsAnswer,
  },
})
