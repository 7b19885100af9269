import { z } from 'zod'
import { sinceKinds } from '#domain/import/import-fields.ts'
import { duplicateKinds, maxMerged, mergedFields } from '#domain/leads/duplicates.ts'
import { lead } from './leads.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { id, moment, text } from './text.ts'

const duplicateGroup = z.strictObject({
  /** One per shared key. */
  ids: z.array(id),
  reasons: z.array(z.enum(duplicateKinds)),
  foundAt: moment,
  /** Oldest first, at most `maxMerged`. */
  leads: z.array(lead),
})
export type DuplicateGroup = z.output<typeof duplicateGroup>

const merge = z.strictObject({
  id,
  /** The surviving lead and its current name. */
  leadId: id,
  name: z.string(),
  /** Names of the other leads. */
  others: z.array(z.string()),
  mergedAt: moment,
  mergedBy: z.string(),
})
export type Merge = z.output<typeof merge>

/** Later activity of the surviving lead since a merge; it stays when the merge is undone. */
const sinceMerge = z.strictObject({
  /** Counts by kind; empty: none. */
  since: z.partialRecord(z.enum(sinceKinds), z.int()),
  /** The value of `seen` for `undoMerge`. */
  mark: z.string(),
})
export type SinceMerge = z.output<typeof sinceMerge>

const limit = { max: 600, windowSeconds: 60 }
const access = { staff: 'lead.merge' } as const
const params = z.strictObject({ id })
const page = z.strictObject({ limit: pageSize, cursor: filter(text(400)) })

export const duplicateRoutes = routes({
  listDuplicates: {
    method: 'GET',
    path: '/api/duplicates',
    summary: 'Leads that may be the same person, by mailbox, phone number or full name; last found first, page by page',
    access,
    limit,
    query: page,
    response: z.strictObject({ data: z.array(duplicateGroup), nextCursor: z.string().nullable() }),
    showsLeads: true,
  },
  listLeadDuplicates: {
    method: 'GET',
    path: '/api/leads/{id}/duplicates',
    summary: 'Leads that may be the same person as this one',
    access: { staff: 'lead.read' },
    limit,
    params,
    response: z.strictObject({
      data: z.array(z.strictObject({ lead, reasons: z.array(z.enum(duplicateKinds)) })),
    }),
    showsLeads: true,
  },
  dismissDuplicates: {
    method: 'POST',
    path: '/api/duplicates/dismiss',
    summary: 'Mark these leads as different people, until another lead shares the same key',
    access,
    limit,
    body: z.strictObject({
      ids: z.array(id).min(1, 'required').max(duplicateKinds.length, 'too_long'),
      /** The leads that were shown; others that joined them since are not affected. */
      seen: z.array(id).max(maxMerged, 'too_long').optional(),
    }),
    errors: ['not_found', 'conflict'],
  },
  mergeLeads: {
    method: 'POST',
    path: '/api/leads/{id}/merge',
    summary: 'Merge other leads into this one: each field from the chosen lead, with all histories',
    access,
    limit,
    params,
    body: z.strictObject({
      /** The other leads, with the version of each that was shown. */
      others: z
        .array(z.strictObject({ id, version: z.int({ error: 'invalid_number' }) }))
        .min(1, 'required')
        .max(maxMerged - 1, 'too_long'),
      version: z.int({ error: 'invalid_number' }),
      /** The lead each field comes from; an absent field keeps this lead's value. */
      fields: z.partialRecord(z.enum(mergedFields), id),
    }),
    response: z.strictObject({ lead, mergeId: id }),
    showsLeads: true,
    errors: ['conflict', 'proof_needed'],
  },
  listMerges: {
    method: 'GET',
    path: '/api/merges',
    summary: 'Merges of the last 30 days, which can still be undone; newest first, page by page',
    access,
    limit,
    query: page,
    response: z.strictObject({ data: z.array(merge), nextCursor: z.string().nullable() }),
  },
  listChangedSinceMerge: {
    method: 'GET',
    path: '/api/merges/{id}/changed',
    summary: 'What came to the surviving lead since the merge, and stays there when it is undone',
    access,
    limit,
    params,
    response: sinceMerge,
  },
  undoMerge: {
    method: 'POST',
    path: '/api/merges/{id}/undo',
    summary: 'Undo a merge: restore each lead; later changes are kept',
    access,
    limit,
    params,
    body: z.strictObject({
      /** The `mark` of the later activity shown; absent: none was shown. */
      seen: text(60).optional(),
    }),
    response: z.strictObject({ leadIds: z.array(id) }),
    errors: ['conflict'],
  },
})
