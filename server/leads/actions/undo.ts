import type { ScoredFields } from '#domain/lead-score.ts'
import type { Priority } from '#domain/options.ts'
import { type ClockEvent, defaultLeadStatus, type LeadStatus, stageOfReply } from '#domain/pipeline.ts'
import { sortKeys } from '../lead-row.ts'
import type { LeadChange, StoredLead } from '../lead-store.ts'

/** The moments of a lead that an interaction moves. */
const moved = ['updatedAt', 'lastContactDate', 'firstReplyAt', 'lastReplyAt', 'clockSince'] as const
type Moved = (typeof moved)[number]

/** What is stored with an interaction so that it can be undone: the lead's moments and clock before, and its task. */
export type Undo = {
  readonly taskId: string | null
  readonly before: { readonly [field in Moved]: string | null } & {
    readonly clockEvent: ClockEvent | null
    readonly clockStage: LeadStatus | null
    readonly status: LeadStatus
  }
  /** Whether it moved a new lead to the stage of a reply. */
  readonly moves: boolean
}

export const undoOf = (lead: StoredLead, isReply: boolean, taskId: string | null = null): Undo => ({
  taskId,
  before: {
    ...(Object.fromEntries(moved.map((field) => [field, lead[field]?.toISOString() ?? null])) as Record<
      Moved,
      string | null
    >),
    clockEvent: lead.clockEvent,
    clockStage: lead.clockStage,
    status: lead.status as LeadStatus,
  },
  moves: isReply && lead.status === defaultLeadStatus,
})

/**
 * The lead as if the interaction of `at` had not been: what it set goes back, what something later has set stays. Where
 * a teammate has replied since, theirs is the first reply, and the lead stays where a reply puts it.
 */
export function withoutInteraction(lead: StoredLead, at: Date, { before, moves }: Undo): LeadChange {
  const isOurs = (field: Moved) => lead[field]?.getTime() === at.getTime()
  const change: Record<string, unknown> = {}
  for (const field of moved.filter(isOurs)) change[field] = before[field] === null ? null : new Date(before[field])
  if (change.firstReplyAt === null && !isOurs('lastReplyAt')) change.firstReplyAt = lead.lastReplyAt
  if (isOurs('clockSince')) {
    change.clockEvent = before.clockEvent
    change.clockStage = before.clockStage
  }
  if (moves && lead.status === stageOfReply && isOurs('lastReplyAt')) {
    const { status } = before
    Object.assign(change, { status, ...sortKeys({ ...lead, status } as ScoredFields & { priority: Priority }) })
  }
  return change as LeadChange
}
