import { limits } from '#domain/basics/text.ts'

/** How a value of a field is stored and shown; `text` is one line, `longText` several. */
type Kind = 'id' | 'text' | 'longText' | 'phone' | 'code' | 'codes' | 'dollars' | 'number' | 'moment'

/**
 * How a merge treats a field: a person chooses the value; values of all are combined; the surviving lead keeps its own,
 * which says how that one came; or it is recomputed.
 */
type Merge = 'chosen' | 'gathered' | 'kept' | 'computed'

type FieldSpec = {
  readonly kind: Kind
  /** True if the field may be null. */
  readonly optional: boolean
  /** Maximum length. */
  readonly limit?: number
  /** True if a visitor's message may include it, under this name. */
  readonly visitor: boolean
  /** True if staff may change it. */
  readonly staff: boolean
  /** True if a teammate may fill it in when adding a lead. */
  readonly added: boolean
  /** True if files may have it, on import and export. */
  readonly imported: boolean
  readonly exported: boolean
  readonly merge: Merge
  /** True if lead search includes it. */
  readonly searched: boolean
  /** True if staff screens show it by name, so it needs a label in each staff language. */
  readonly shown: boolean
}

const none = {
  optional: false,
  visitor: false,
  staff: false,
  added: false,
  imported: false,
  exported: false,
  searched: false,
  shown: false,
} as const
const byPeople = {
  ...none,
  optional: true,
  visitor: true,
  staff: true,
  added: true,
  imported: true,
  exported: true,
  merge: 'chosen',
  shown: true,
} as const
const byStaff = { ...byPeople, visitor: false } as const
const ofItself = { ...none, kind: 'moment', optional: true, merge: 'gathered' } as const

/**
 * Every field of a lead as staff read it, in the order in which files have them. Contract, intake, import, export, merge,
 * search and labels are derived from this record or do not compile without a field of it.
 */
export const leadFields = {
  id: { ...none, kind: 'id', exported: true, merge: 'kept' },
  name: { ...byPeople, kind: 'text', optional: false, limit: limits.name, searched: true },
  email: { ...byPeople, kind: 'text', optional: false, limit: limits.email, searched: true },
  phone: { ...byPeople, kind: 'phone', optional: false, limit: limits.phone, searched: true },
  country: { ...byPeople, kind: 'code' },
  preferredLanguage: { ...byPeople, kind: 'code' },
  language: { ...none, kind: 'code', visitor: true, exported: true, merge: 'kept' },
  status: { ...byStaff, kind: 'code', optional: false },
  priority: { ...byStaff, kind: 'code', optional: false },
  /** Why a lead in Lost was lost (`domain/leads/lost-reasons`); null in other stages. */
  lostReason: { ...byStaff, kind: 'code', limit: limits.tag, added: false, imported: false, merge: 'computed' },
  score: { ...none, shown: true, kind: 'number', exported: true, merge: 'computed' },
  temperature: { ...none, shown: true, kind: 'code', exported: true, merge: 'computed' },
  investmentExperience: { ...byPeople, kind: 'code' },
  estimatedValue: { ...byPeople, kind: 'dollars' },
  conversionProbability: { ...byStaff, kind: 'number', optional: false, added: false, imported: false },
  assignedTo: { ...byStaff, kind: 'text', limit: limits.name },
  tags: { ...byStaff, kind: 'codes', optional: false, limit: limits.tag, merge: 'gathered' },
  platform: {
    ...none,
    shown: true,
    kind: 'code',
    limit: limits.tag,
    visitor: true,
    imported: true,
    exported: true,
    merge: 'kept',
  },
  leadSource: {
    ...none,
    shown: true,
    kind: 'code',
    limit: limits.tag,
    added: true,
    staff: true,
    imported: true,
    exported: true,
    merge: 'chosen',
  },
  message: { ...byPeople, kind: 'longText', limit: limits.message, staff: false, searched: true },
  notes: { ...byStaff, kind: 'longText', limit: limits.notes },
  createdAt: { ...none, shown: true, kind: 'moment', imported: true, exported: true, merge: 'kept' },
  updatedAt: { ...none, kind: 'moment', exported: true, merge: 'kept' },
  lastContactDate: { ...ofItself, staff: true, exported: true, shown: true },
  nextFollowUpDate: { ...byStaff, kind: 'moment', added: false },
  returnedCount: { ...ofItself, kind: 'number', optional: false, exported: true },
  version: { ...none, kind: 'number', merge: 'kept' },
  firstReplyAt: ofItself,
  lastReplyAt: ofItself,
  lastReturnedAt: ofItself,
  /** The answer clock (`domain/leads/pipeline`). */
  clockSince: ofItself,
  waitingSince: ofItself,
  clockEvent: { ...ofItself, kind: 'code' },
  clockStage: { ...ofItself, kind: 'code' },
  importedAt: { ...none, kind: 'moment', optional: true, merge: 'kept' },
} as const satisfies Record<string, FieldSpec>

export type LeadField = keyof typeof leadFields

/** Names of the fields with these properties, such as `LeadFieldsWith<{ imported: true }>`. */
export type LeadFieldsWith<S extends Partial<FieldSpec>> = {
  [K in LeadField]: (typeof leadFields)[K] extends S ? K : never
}[LeadField]

const specs = Object.entries(leadFields) as [LeadField, FieldSpec][]

export const leadFieldsWith = <const S extends Partial<FieldSpec>>(wanted: S) =>
  specs
    .filter(([, spec]) => (Object.keys(wanted) as (keyof FieldSpec)[]).every((key) => spec[key] === wanted[key]))
    .map(([name]) => name as LeadFieldsWith<S>)

/** Each optional field without a value. */
export const withoutValues = Object.fromEntries(
  leadFieldsWith({ optional: true }).map((name) => [name, null]),
) as Record<LeadFieldsWith<{ optional: true }>, null>
