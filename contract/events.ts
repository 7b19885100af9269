import { z } from 'zod'
import { routes } from './route.ts'
import { id } from './text.ts'

/** What the live stream may say: what changed and which id, never the data. */
export const liveEvent = z.strictObject({
  topic: z.enum(['leads', 'setups', 'cancellations', 'quarantine']),
  change: z.enum(['arrived', 'returned', 'changed', 'removed']),
  id,
})
export type LiveEvent = z.output<typeof liveEvent>

export const eventRoutes = routes({
  followEvents: {
    method: 'GET',
    path: '/api/events',
    summary:
      'Live stream (server-sent events): `change` carries a LiveEvent; `ready` says that nothing is missed from here on',
    access: { staff: 'lead.read' },
    limit: { max: 120, windowSeconds: 60 },
    status: 200,
    errors: [],
    stream: true,
  },
})
