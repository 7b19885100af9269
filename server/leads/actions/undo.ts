import type { LeadChange, StoredLead } from '../lead-store.ts'

/** The moments of a lead that an interaction moves. */
const moved = ['updatedAt', 'lastContactDate', 'firstReplyAt', 'lastReplyAt'] as const
type Moved = (typeof moved)[number]

/** What is stored with an interaction so that it can be undone: the lead's moments before, and the task it made. */
export type Undo = {
  readonly taskId: string | null
  readonly before: { readonly [field in Moved]: string | null }
}

export const undoOf = (lead: StoredLead, taskId: string | null = null): Undo => ({
  taskId,
  before: Object.fromEntries(moved.map((field) => [field, lead[field]?.toISOString() ?? null])) as Undo['before'],
})

/**
 * The lead's moments as if the interaction of `at` had not been: those it set go back, those that something later has
 * set stay. Where a colleague has answered since, theirs is the first answer.
 */
export function withoutInteraction(lead: StoredLead, at: Date, { before }: Undo): LeadChange {
  const isOurs = (field: Moved) => lead[field]?.getTime() === at.getTime()
  const change: Record<string, Date | null> = {}
  for (const field of moved.filter(isOurs)) change[field] = before[field] === null ? null : new Date(before[field])
  if (change.firstReplyAt === null && !isOurs('lastReplyAt')) change.firstReplyAt = lead.lastReplyAt
  return change as LeadChange
}
