import { z } from 'zod'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { routes } from './route.ts'
import { choice, id, moment } from './text.ts'

export const noticeKinds = ['assigned', 'mentioned', 'task', 'rule_stuck'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The caller's notices from teammates. */
const notice = z.strictObject({
  id,
  kind: choice(noticeKinds),
  at: moment,
  /** Username of the teammate. */
  by: z.string(),
  leadId: id,
  leadName: z.string(),
  status: choice(leadStatuses),
  /** The title of the task that was given; null for other kinds. */
  task: z.string().nullable(),
  /** Number of leads that came together and still need something; `leadId` is one of them. */
  leads: z.int(),
})
export type Notice = z.output<typeof notice>

export const noticeRoutes = routes({
  listNotices: {
    method: 'GET',
    path: '/api/notices',
    summary:
      'Leads and tasks that teammates assigned to the caller, and mentions of the caller, that are not done: newest first, at most 100',
    access: { staff: 'lead.read' },
    limit: { max: 1200, windowSeconds: 60 },
    response: z.strictObject({ data: z.array(notice) }),
  },
  finishNotice: {
    method: 'POST',
    path: '/api/notices/{id}/done',
    summary: 'Mark one of the caller’s notices as done',
    access: { staff: 'lead.read' },
    limit: { max: 600, windowSeconds: 60 },
    params: z.strictObject({ id }),
  },
})
