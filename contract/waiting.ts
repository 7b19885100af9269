import { z } from 'zod'
import { maxWaitingCount } from '#domain/leads/waiting.ts'
import { routes } from './route.ts'

export const waitingRoutes = routes({
  readWaiting: {
    method: 'GET',
    path: '/api/waiting',
    summary: `How much work waits for the caller, by screen, each counted up to ${maxWaitingCount}; 0 where the role may not see it`,
    access: { staff: 'lead.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({
      /** Conversations that wait for an answer: the caller's and unassigned ones. */
      inbox: z.int(),
      /** The caller's tasks that are due. */
      day: z.int(),
      /** Unfinished account setups. */
      setups: z.int(),
      /** Open cancellations. */
      cancellations: z.int(),
      /** Suspected spam to look at. */
      quarantine: z.int(),
      /** Logins of mail servers and messengers that have ended. */
      channels: z.int(),
    }),
  },
})
