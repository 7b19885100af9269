import { z } from 'zod'
import { interaction } from './leads.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { id, moment, text } from './text.ts'

/** An event of a lead's history. `id` is unique among the entries of its kind. */
const timelineEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('interaction'),
    id,
    at: moment,
    interaction,
    /** True if the caller recorded it recently enough to undo it. */
    canUndo: z.boolean(),
  }),
  z.strictObject({
    kind: z.enum(['task_added', 'task_done']),
    id,
    at: moment,
    by: z.string().nullable(),
    title: z.string(),
    dueDate: moment,
  }),
  z.strictObject({
    kind: z.literal('mail'),
    id,
    at: moment,
    /** The rule that wrote it, as an author; null for any other mail, and for older letters. */
    by: z.string().nullable(),
    /** Its kind, or the reply template of a rule's letter. */
    template: z.string(),
    /** The subject of a text of the team's own. */
    subject: z.string().nullable(),
    status: z.string(),
  }),
  z.strictObject({
    /** The lead was imported; details of the file are deleted with the import. */
    kind: z.literal('imported'),
    id,
    at: moment,
    by: z.string().nullable(),
    file: z.string().nullable(),
  }),
  z.strictObject({
    /** Actions of staff or the product: moved, edited, analysed … (`web/words` audit actions). */
    kind: z.literal('change'),
    id: z.string(),
    at: moment,
    by: z.string().nullable(),
    action: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** Names of the fields that changed. */
    fields: z.array(z.string()),
    /** Its assignees before and after, null for none; null if unchanged. */
    assigned: z.strictObject({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
    /** Why it was moved to Lost. */
    lostReason: z.string().nullable(),
  }),
])
export type TimelineEntry = z.output<typeof timelineEntry>

export const timelineRoutes = routes({
  listTimeline: {
    method: 'GET',
    path: '/api/leads/{id}/timeline',
    summary: 'Everything that happened with a lead (interactions, tasks, mails, changes), newest first, page by page',
    access: { staff: 'lead.read' },
    limit: { max: 1200, windowSeconds: 60 },
    params: z.strictObject({ id }),
    query: z.strictObject({ limit: pageSize, cursor: filter(text(400)) }),
    response: z.strictObject({ data: z.array(timelineEntry), nextCursor: z.string().nullable() }),
  },
})
