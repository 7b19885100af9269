import { z } from 'zod'
import { heartbeatMs, liveChanges, silenceMs } from '#domain/basics/event-stream.ts'
import type { Action } from '#domain/staff/permissions.ts'
import { routes } from './route.ts'
import { id } from './text.ts'

/** Topics of events with the permission to read each; only teammates with it receive the events. */
export const topicActions = {
  leads: 'lead.read',
  setups: 'setup.read',
  cancellations: 'setup.read',
  customers: 'setup.read',
  quarantine: 'lead.read',
  tasks: 'lead.read',
  alerts: 'lead.read',
  messages: 'lead.read',
  presence: 'lead.read',
  automation: 'automation.read',
} as const satisfies Record<string, Action>
export type Topic = keyof typeof topicActions
/** Topics open to keys with `events:read`; programs do not get the team's other events. */
export const keyTopics: readonly Topic[] = ['leads']

/** Events of the stream: kind of change and id, never the data. */
export const liveEvent = z.strictObject({
  topic: z.enum(Object.keys(topicActions) as [Topic, ...Topic[]]),
  /** For `many` the id of the bulk change or import. */
  change: z.enum(liveChanges),
  id,
})
export type LiveEvent = z.output<typeof liveEvent>

export const eventRoutes = routes({
  followEvents: {
    method: 'GET',
    path: '/api/events',
    summary:
      'Event stream (server-sent events): `change` carries a LiveEvent; after `ready` no event is missed, and `resumed` ' +
      'says that all those after `Last-Event-ID` or `after` were told, some perhaps twice; `heartbeat` comes every ' +
      `${heartbeatMs / 1_000} seconds: after ${silenceMs / 1_000} without any event, connect again`,
    query: z.strictObject({
      after: z
        .string()
        .max(20)
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    access: { staff: 'lead.read' },
    scope: 'events:read',
    limit: { max: 120, windowSeconds: 60 },
    stream: true,
  },
})
