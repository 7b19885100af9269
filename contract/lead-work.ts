import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { quickActions } from '#domain/leads/options.ts'
import { activities } from '#domain/leads/presence.ts'
import { callOutcomes } from '#domain/leads/quick-action.ts'
import { interaction, lead } from './leads.ts'
import { routes } from './route.ts'
import { task } from './tasks.ts'
import { choice, id, moment, optionalLongText } from './text.ts'

/** Reports that a teammate has a lead open. Expires after `presenceLastsMs` unless repeated. */
const presence = z.strictObject({ leadId: id, userId: id, username: z.string(), doing: choice(activities) })
export type Presence = z.output<typeof presence>

const limit = { max: 600, windowSeconds: 60 }
const byId = z.strictObject({ id })

export const leadWorkRoutes = routes({
  actQuickly: {
    method: 'POST',
    path: '/api/leads/quick-action',
    summary: 'Record a call, message or meeting with a lead; with scheduledDate it is planned and also creates a task',
    access: { staff: 'lead.write' },
    limit,
    body: z.strictObject({
      action: choice(quickActions),
      leadId: id,
      notes: optionalLongText(limits.notes),
      /** Outcome of a call; only one that reached the customer is a reply. */
      outcome: choice(callOutcomes).nullish(),
      scheduledDate: moment.nullish(),
    }),
    response: z.strictObject({ interaction, task: task.nullable() }),
    status: 201,
    idempotent: true,
    errors: ['not_found'],
  },
  undoInteraction: {
    method: 'DELETE',
    path: '/api/lead-interactions/{id}',
    summary: 'Undo one’s own interaction within ten minutes, with everything it changed',
    access: { staff: 'lead.write' },
    limit,
    params: byId,
    errors: ['merged_since', 'task_changed_since'],
  },
  claimLead: {
    method: 'POST',
    path: '/api/leads/{id}/claim',
    summary: 'Assign an unassigned lead to oneself; a conflict if a teammate was quicker',
    access: { staff: 'lead.assign' },
    limit,
    params: byId,
    response: lead,
    showsLeads: true,
    errors: ['conflict'],
  },
  listPresence: {
    method: 'GET',
    path: '/api/presence',
    summary: 'Which teammates have which leads open right now',
    access: { staff: 'lead.read' },
    limit: { max: 1200, windowSeconds: 60 },
    response: z.strictObject({ data: z.array(presence) }),
  },
  showPresence: {
    method: 'PUT',
    path: '/api/leads/{id}/presence',
    summary: 'Report that the caller has a lead open; repeat every half minute',
    access: { staff: 'lead.read' },
    limit,
    params: byId,
    body: z.strictObject({ doing: choice(activities) }),
  },
  endPresence: {
    method: 'DELETE',
    path: '/api/leads/{id}/presence',
    summary: 'Report that the caller has closed a lead',
    access: { staff: 'lead.read' },
    limit,
    params: byId,
  },
})
