import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { maxPicked } from '#domain/leads/lead-filters.ts'
import { priorities, quickActions } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { maxTaskTitleLength } from '#domain/leads/tasks.ts'
import { leadFilters } from './lead-filters.ts'
import { lead } from './leads.ts'
import { routes } from './route.ts'
import { choice, id, longText, moment, text } from './text.ts'

/** The change to apply to each lead. */
const asked = z.union([
  /** To Lost with a reason (`domain/leads/lost-reasons`); none is stored as not given. */
  z.strictObject({
    status: choice(leadStatuses),
    lostReason: text(leadFields.lostReason.limit, 1).optional(),
    /** A note for the history of each moved lead; removed from the response once all are moved. */
    lostNote: longText(limits.notes, 1).optional(),
  }),
  z.strictObject({ priority: choice(priorities) }),
  /** A teammate's username; null unassigns. */
  z.strictObject({ assignedTo: text(limits.name, 1).nullable() }),
  /** Added to those that do not have it yet. */
  z.strictObject({ addTag: text(leadFields.tags.limit, 1) }),
  /** Added to each, for the lead's assignee. */
  z.strictObject({
    task: z.strictObject({ title: text(maxTaskTitleLength, 1), type: choice(quickActions), dueDate: moment }),
  }),
  z.strictObject({ bin: z.literal(true) }),
  /** Changes no field; cannot be undone. */
  z.strictObject({ analyse: z.literal(true) }),
  /** Starts a rule by id; its effects are undone with the rule (`undoRule`). */
  z.strictObject({ start: id }),
])

export type AskedChange = z.output<typeof asked>

/** A requested change, or the undo of a rule (`undoRule`), which can't be undone itself. */
const bulkChange = z.union([
  ...asked.options,
  z.strictObject({
    ruleUndo: z.strictObject({ rule: id, run: id.optional(), from: moment.optional(), to: moment }),
  }),
])
export type BulkChange = z.output<typeof bulkChange>

const bulkStatuses = ['waiting', 'running', 'done', 'cancelled', 'undoing', 'undone'] as const

/** Seen values of a picked lead: it is skipped if one differs by now. */
const seenLead = lead.pick({ status: true, priority: true, assignedTo: true, version: true }).partial().extend({ id })

/** A change of many leads, and its progress. */
export const bulk = z.strictObject({
  id,
  change: bulkChange,
  status: choice(bulkStatuses),
  /** Number of leads; null while they are being collected. */
  total: z.int().nullable(),
  done: z.int(),
  /** Leads that needed no change, no longer exist, or were left out. */
  skipped: z.int(),
  /**
   * Leads left out because they had changed since they were shown, or since the change that is undone: number, and the first
   * ones.
   */
  left: z.int(),
  leftLeads: z.array(z.strictObject({ id, name: z.string() })),
  /** Number of leads that were restored. */
  undone: z.int(),
  createdAt: moment,
  /** Username of who made it. */
  by: z.string(),
  /** The caller can undo it. */
  canUndo: z.boolean(),
})
export type Bulk = z.output<typeof bulk>

const limit = { max: 600, windowSeconds: 60 }
const params = z.strictObject({ id })
const write = { access: { staff: 'lead.write' }, limit, params, response: bulk } as const

export const bulkRoutes = routes({
  startBulk: {
    method: 'POST',
    path: '/api/lead-bulks',
    summary: 'Change many leads, selected or by filter, in batches',
    access: { staff: 'lead.write' },
    limit: { max: 60, windowSeconds: 60 },
    body: z.strictObject({
      change: asked,
      ids: z.array(id).min(1, 'required').max(maxPicked, 'too_long').optional(),
      filters: leadFilters.optional(),
      /** Seen values of the picked leads. */
      seen: z.array(seenLead).max(maxPicked, 'too_long').optional(),
      /** When the screen showed the matches: leads that changed or arrived later are skipped. */
      seenAt: moment.optional(),
    }),
    response: bulk,
    status: 201,
    idempotent: true,
    // Proof: to put leads in the bin.
    errors: ['conflict', 'proof_needed'],
  },
  listBulks: {
    method: 'GET',
    path: '/api/lead-bulks',
    summary: 'The latest 20 changes of many leads, by whomever',
    access: { staff: 'lead.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({ data: z.array(bulk) }),
  },
  readBulk: {
    method: 'GET',
    path: '/api/lead-bulks/{id}',
    summary: 'Progress of a bulk change',
    access: { staff: 'lead.read' },
    limit: { max: 1200, windowSeconds: 60 },
    params,
    response: bulk,
  },
  cancelBulk: {
    method: 'POST',
    path: '/api/lead-bulks/{id}/cancel',
    summary: 'Stop a bulk change; finished leads stay changed and can be undone',
    ...write,
  },
  undoBulk: {
    method: 'POST',
    path: '/api/lead-bulks/{id}/undo',
    summary: 'Undo the last bulk change of somebody, except for leads that were changed since',
    ...write,
    errors: ['conflict'],
  },
})
