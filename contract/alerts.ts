import { z } from 'zod'
import { mailStops, ownLogins } from '#domain/conversation/own-login.ts'
import { escalationLevels } from '#domain/leads/escalation.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { noticeKinds } from './notices.ts'
import { routes } from './route.ts'
import { choice, id, moment } from './text.ts'

/**
 * Why a lead needs attention: it is new, the person wrote again, the answer is overdue, a teammate passed it on, or a
 * rule says so.
 */
const alertKinds = ['arrived', 'returned', ...escalationLevels, 'rule', ...noticeKinds] as const
export type AlertKind = (typeof alertKinds)[number]

const alert = z.strictObject({
  /** Combines lead and time, since one lead can cause several alerts. */
  id: z.string(),
  kind: choice(alertKinds),
  /** The name of the notifying rule; null for other kinds. */
  reason: z.string().nullable(),
  at: moment,
  leadId: id,
  leadName: z.string(),
  status: choice(leadStatuses),
  assignedTo: z.string().nullable(),
  /** The teammate who passed it on; null for other kinds. */
  by: z.string().nullable(),
  /** The title of the assigned task; null for other kinds. */
  task: z.string().nullable(),
  /** Number of leads that came together and still wait; above 1 after a bulk change or an import. */
  leads: z.int(),
  /** True if the lead is still waiting: untouched since the alert. */
  isOpen: z.boolean(),
  /** True if the reader has opened the list since. */
  isSeen: z.boolean(),
})
export type Alert = z.output<typeof alert>

const limit = { max: 600, windowSeconds: 60 }

export const alertRoutes = routes({
  listAlerts: {
    method: 'GET',
    path: '/api/alerts',
    summary: 'The caller’s alerts of the last week, newest first, at most 50',
    access: { staff: 'lead.read' },
    limit: { max: 1200, windowSeconds: 60 },
    response: z.strictObject({
      data: z.array(alert),
      /** Logins of mail servers and messengers that have ended, for those who manage connections; `stop`: why no mail leaves or arrives. */
      logins: z.array(
        z.strictObject({
          login: choice(ownLogins),
          stop: choice(mailStops).nullable(),
          at: moment,
          isSeen: z.boolean(),
        }),
      ),
      unseen: z.int(),
      now: moment,
    }),
  },
  seeAlerts: {
    method: 'POST',
    path: '/api/alerts/seen',
    summary: 'Mark the list of alerts as seen',
    access: { staff: 'lead.read' },
    limit,
  },
})
