import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { type LeadField, type LeadFieldsWith, leadFields, leadFieldsWith } from '#domain/leads/lead-fields.ts'
import { temperatures } from '#domain/leads/lead-score.ts'
import type { ListSort } from '#domain/leads/lead-views.ts'
import { interactionTypes, investmentExperiences, priorities } from '#domain/leads/options.ts'
import { clockEvents, leadStatuses } from '#domain/leads/pipeline.ts'
import { languages } from '#domain/site/languages.ts'
import { leadFilters } from './lead-filters.ts'
import { eachOf, optionalTextsOf, tags } from './lead-texts.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { pickOf, seenFields, seenVersion } from './seen.ts'
import {
  choice,
  country,
  dollars,
  email,
  id,
  longText,
  moment,
  optionalLongText,
  optionalText,
  personName,
  text,
  typedPhone,
} from './text.ts'

/** A lead as staff read it (docs/product.md#lead-fields). Score and temperature are as of the response. */
export const lead = z.strictObject({
  id,
  ...eachOf(leadFieldsWith({ kind: 'text', optional: false }), () => z.string()),
  ...eachOf(leadFieldsWith({ kind: 'text', optional: true }), () => z.string().nullable()),
  ...eachOf(leadFieldsWith({ kind: 'longText', optional: true }), () => z.string().nullable()),
  ...eachOf(leadFieldsWith({ kind: 'code', optional: true }), () => z.string().nullable()),
  ...eachOf(leadFieldsWith({ kind: 'number' }), () => z.int()),
  ...eachOf(leadFieldsWith({ kind: 'moment', optional: false }), () => moment),
  ...eachOf(leadFieldsWith({ kind: 'moment', optional: true }), () => moment.nullable()),
  phone: z.string(),
  language: z.string(),
  status: choice(leadStatuses),
  priority: choice(priorities),
  leadSource: z.string(),
  platform: z.string(),
  tags: z.array(z.string()),
  estimatedValue: z.int().nullable(),
  score: z.int().min(0).max(100),
  temperature: choice(temperatures),
  clockEvent: choice(clockEvents).nullable(),
  clockStage: choice(leadStatuses).nullable(),
} satisfies Record<LeadField, z.ZodType>)
export type Lead = z.output<typeof lead>

export const interaction = z.strictObject({
  id,
  leadId: id,
  type: choice(interactionTypes),
  subject: z.string().nullable(),
  content: z.string(),
  outcome: z.string().nullable(),
  duration: z.int().nullable(),
  scheduledFor: moment.nullable(),
  completedAt: moment.nullable(),
  createdBy: z.string(),
  /** True for a further message of the lead, whatever `createdBy` says. */
  byVisitor: z.boolean(),
  createdAt: moment,
})
export type Interaction = z.output<typeof interaction>

/** Fields a teammate may change. Codes, never labels; every stored value can be sent back. */
export const leadPatch = z.strictObject({
  ...optionalTextsOf({ staff: true }),
  name: personName(leadFields.name.limit, 1).optional(),
  email: email.optional(),
  phone: typedPhone.optional(),
  country: country.nullish(),
  preferredLanguage: choice(languages).nullish(),
  investmentExperience: choice(investmentExperiences).nullish(),
  status: choice(leadStatuses).optional(),
  priority: choice(priorities).optional(),
  /** Why it was lost; if absent on a move to Lost, stored as not given. Cleared when it leaves Lost. */
  lostReason: text(leadFields.lostReason.limit, 1).nullish(),
  leadSource: text(leadFields.leadSource.limit, 1).optional(),
  lastContactDate: moment.nullish(),
  nextFollowUpDate: moment.nullish(),
  tags: tags.optional(),
  estimatedValue: dollars.nullish(),
  conversionProbability: z
    .int({ error: 'invalid_number' })
    .min(0, 'invalid_number')
    .max(100, 'invalid_number')
    .optional(),
  /** A note for the history with a move to Lost. */
  lostNote: optionalLongText(limits.notes),
  /** The version this change was based on; a stale one is a conflict. */
  version: z.int({ error: 'invalid_number' }).optional(),
  seen: seenFields(pickOf(lead.shape, leadFieldsWith({ staff: true }))),
} satisfies Record<LeadFieldsWith<{ staff: true }> | 'lostNote' | 'version' | 'seen', z.ZodType>)
export type LeadPatch = z.output<typeof leadPatch>

/**
 * `time` is the time left until a lead is overdue, `stage` the order of the columns. `pipeline` is the order within a
 * column: oldest update first, in closed columns the newest.
 */
export const leadSorts = [
  'date',
  'score',
  'value',
  'priority',
  'name',
  'time',
  'stage',
  'pipeline',
] as const satisfies readonly (ListSort | 'pipeline')[]

export const leadQuery = leadFilters.extend({
  sort: filter(choice(leadSorts)),
  order: filter(choice(['asc', 'desc'])),
  limit: pageSize,
  cursor: filter(text(400)),
  /** A timestamp of the old client, ignored. */
  _: z.string().optional(),
})
export type LeadQuery = z.output<typeof leadQuery>

const leadPage = z.strictObject({
  data: z.array(lead),
  nextCursor: z.string().nullable(),
  total: z.int(),
  totalIsCapped: z.boolean(),
  /** Only the newest 500 matches are listed, in this order: there are more. */
  newestOnly: z.boolean(),
  /** True if nothing matches the search, so similar names are returned. */
  similarOnly: z.boolean(),
})

const boardColumn = z.strictObject({
  status: choice(leadStatuses),
  count: z.int(),
  /** Sum of estimated values, US dollars. */
  value: z.int(),
  /** Probability that a lead in it converts, 0 to 1, and the number of earlier leads it is measured from. */
  probability: z.number(),
  reached: z.int(),
  /** There are more: count and value are lower bounds. */
  isCapped: z.boolean(),
  /** Only the newest 500 matches are in this column: there are more. */
  newestOnly: z.boolean(),
  leads: z.array(lead),
  nextCursor: z.string().nullable(),
})
const board = z.strictObject({
  columns: z.array(boardColumn),
  /** As in the list of leads. */
  similarOnly: z.boolean(),
  /** The server's time, which the countdowns on the cards use. */
  now: moment,
})
export type Board = z.output<typeof board>

const read = { access: { staff: 'lead.read' }, limit: { max: 1200, windowSeconds: 60 } } as const
const write = { access: { staff: 'lead.write' }, limit: { max: 600, windowSeconds: 60 } } as const
const byId = z.strictObject({ id })

export const leadRoutes = routes({
  listLeads: {
    method: 'GET',
    path: '/api/leads',
    summary: 'Leads by filter, page by page',
    ...read,
    scope: 'leads:read',
    query: leadQuery,
    response: leadPage,
    showsLeads: true,
    conditional: true,
  },
  readBoard: {
    method: 'GET',
    path: '/api/board',
    summary: 'The nine columns: count, value and first cards of each',
    ...read,
    query: leadFilters.extend({ limit: pageSize }),
    response: board,
    showsLeads: true,
    conditional: true,
  },
  readLead: {
    method: 'GET',
    path: '/api/leads/{id}',
    summary: 'One lead; of one that was merged, the lead that stayed, under its own id',
    ...read,
    scope: 'leads:read',
    params: byId,
    response: lead,
    showsLeads: true,
  },
  changeLead: {
    method: 'PATCH',
    path: '/api/leads/{id}',
    summary: 'Move a lead to another stage or edit its fields',
    ...write,
    scope: 'leads:write',
    params: byId,
    body: leadPatch,
    response: lead,
    showsLeads: true,
    errors: ['conflict'],
  },
  deleteLead: {
    method: 'DELETE',
    path: '/api/leads/{id}',
    summary: 'Move a lead to the recycle bin, where it stays for 30 days',
    access: { staff: 'lead.delete' },
    limit: write.limit,
    params: byId,
    query: z.strictObject(seenVersion),
    // Proof: where one person puts many in the bin.
    errors: ['conflict', 'proof_needed'],
  },
  listInteractions: {
    method: 'GET',
    path: '/api/leads/{id}/interactions',
    summary: 'The history of a lead, newest first, page by page',
    ...read,
    params: byId,
    query: z.strictObject({ limit: pageSize, cursor: filter(text(400)) }),
    response: z.strictObject({ data: z.array(interaction), nextCursor: z.string().nullable() }),
  },
  addInteraction: {
    method: 'POST',
    path: '/api/lead-interactions',
    summary: 'Add a note, call, email, meeting or follow-up to a lead',
    ...write,
    body: z.strictObject({
      leadId: id,
      type: choice(interactionTypes).default('note'),
      subject: optionalText(200),
      content: longText(limits.notes, 1),
      outcome: optionalText(200),
      duration: z.int({ error: 'invalid_number' }).min(0, 'invalid_number').max(1440, 'invalid_number').nullish(),
      scheduledFor: moment.nullish(),
      completedAt: moment.nullish(),
      /** True if the lead wrote this, as in a chat on a teammate's phone, or called: the clock runs, unless somebody took the call. */
      byVisitor: z.boolean().default(false),
    }),
    response: interaction,
    status: 201,
    idempotent: true,
    errors: ['not_found'],
  },
  listLeadFacets: {
    method: 'GET',
    path: '/api/lead-facets',
    summary: 'Values to filter leads by: those of the newest 10,000, and every teammate',
    ...read,
    response: z.strictObject({
      languages: z.array(z.string()),
      countries: z.array(z.string()),
      assignees: z.array(z.string()),
      sources: z.array(z.string()),
      campaigns: z.array(z.string()),
      tags: z.array(z.string()),
    }),
  },
  listPlatforms: {
    method: 'GET',
    path: '/api/platforms',
    summary: 'Platforms that leads came from, with the number of each',
    ...read,
    response: z.strictObject({ data: z.array(z.strictObject({ id: z.string(), leads: z.int() })) }),
  },
})
