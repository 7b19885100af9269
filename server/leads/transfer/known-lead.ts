import { plainCell } from '#domain/basics/csv.ts'
import { type ImportField, updatableFields } from '#domain/import/import-fields.ts'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { changeFrom } from '../lead-change.ts'
import type { LeadChange, StoredLead } from '../lead-store.ts'
import type { Cells, ReadLead } from './read-row.ts'

/** The keys of a lead's emails and phones, current and former. */
export type KnownKeys = ReadonlySet<string>

/**
 * A row's changes to its matching lead: fields with other values. A known address does not become current again, tags
 * are added, and extra phone text goes to the notes.
 */
export function changeOfKnown(
  before: StoredLead,
  known: KnownKeys,
  cells: Cells,
  { lead, beside }: ReadLead,
): LeadChange {
  const isGiven = (field: ImportField) => plainCell(cells[field] ?? '').trim() !== ''
  const wanted: Record<string, unknown> = {}
  for (const field of updatableFields.filter(isGiven)) wanted[field] = lead[field]
  if (known.has(lead.emailKey)) delete wanted.email
  if (known.has(lead.phoneKey)) delete wanted.phone
  if (wanted.phone !== undefined && before.country === null) wanted.country ??= lead.country
  if (wanted.tags !== undefined) wanted.tags = [...new Set([...before.tags, ...(lead.tags ?? [])])]
  if (beside !== null && !isGiven('notes') && !before.notes?.includes(beside))
    wanted.notes = [before.notes, beside].filter(Boolean).join('\n')
  return changeFrom(before, wanted as LeadChange)
}

/** A change for the preview: each field's value before and after. */
export function shownChanges(before: StoredLead, change: LeadChange) {
  const shown = (value: unknown) => (value instanceof Date ? value.toISOString() : ((value ?? null) as string | null))
  return updatableFields
    .filter((field) => change[field] !== undefined)
    .map((field) => ({ field, from: shown(before[field]), to: shown(change[field]) }))
}

/** Values of a lead from a jsonb column, as a change. */
function revived(kept: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isMoment = (field: string) =>
    field === 'ownFollowUpDate' || leadFields[field as keyof typeof leadFields]?.kind === 'moment'
  return Object.fromEntries(
    Object.entries(kept).map(([field, value]) => [
      field,
      isMoment(field) && value !== null ? new Date(String(value)) : value,
    ]),
  )
}

type Kept = { readonly before: Readonly<Record<string, unknown>>; readonly after: Readonly<Record<string, unknown>> }

/**
 * The undo of an update: fields still as imported are reverted, added tags removed; later changes stay. `kept`: those
 * fields.
 */
export function undoOfUpdate(
  lead: StoredLead,
  { before, after }: Kept,
): { change: LeadChange; kept: readonly string[] } {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
  const change: Record<string, unknown> = {}
  const kept: string[] = []
  for (const [field, set] of Object.entries(after)) {
    if (field === 'tags') {
      const added = (set as string[]).filter((tag) => !(before.tags as string[]).includes(tag))
      change.tags = lead.tags.filter((tag) => !added.includes(tag))
    } else if (same(lead[field as keyof StoredLead], set)) change[field] = before[field]
    else kept.push(field)
  }
  // A reason belongs to the stage.
  if ('status' in after && !('status' in change)) delete change.lostReason
  return { change: revived(change) as LeadChange, kept }
}
