import { changeableTask, type Task } from '#contract/tasks.ts'
import type { ScoredFields } from '#domain/leads/lead-score.ts'
import type { Priority } from '#domain/leads/options.ts'
import { type ClockEvent, type LeadStatus, stageOfReply } from '#domain/leads/pipeline.ts'
import { markOf } from '#domain/leads/seen.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNotNull, ne, sql } from '#server/db/drizzle.ts'
import { leadInteractions } from '#server/db/schema/leads.ts'
import { sortKeys } from '../lead-row.ts'
import type { LeadChange, StoredLead } from '../lead-store.ts'

/** The times of a lead that an interaction updates. */
const moved = [
  'updatedAt',
  'lastContactDate',
  'firstReplyAt',
  'lastReplyAt',
  'lastReturnedAt',
  'clockSince',
  'waitingSince',
] as const
type Moved = (typeof moved)[number]

/** Stored with an interaction for undoing it: the lead's earlier times and clock, and its task. */
export type Undo = {
  /** The lead it was recorded for; absent in older records. */
  readonly leadId?: string
  readonly taskId: string | null
  /** The mark of its task as it was added (`domain/leads/seen`). */
  readonly task?: string
  readonly before: { readonly [field in Moved]: string | null } & {
    readonly clockEvent: ClockEvent | null
    readonly clockStage: LeadStatus | null
    readonly status: LeadStatus
  }
  /** True if it moved a new lead to the stage of a reply. */
  readonly moves: boolean
  /** Its assignee before and since, if it assigned the lead. */
  readonly claims?: { readonly from: string | null; readonly to: string }
  /** True if the lead wrote it. */
  readonly byVisitor?: boolean
}

/** Data for undoing an interaction: the lead, and its change by it. */
export const undoOf = (lead: StoredLead, change: LeadChange, task?: Task): Undo => ({
  leadId: lead.id,
  taskId: task?.id ?? null,
  ...(task && { task: markOf(changeableTask(task)) }),
  before: {
    ...(Object.fromEntries(moved.map((field) => [field, lead[field]?.toISOString() ?? null])) as Record<
      Moved,
      string | null
    >),
    clockEvent: lead.clockEvent,
    clockStage: lead.clockStage,
    status: lead.status as LeadStatus,
  },
  moves: change.status !== undefined,
  ...(change.assignedTo && { claims: { from: lead.assignedTo, to: change.assignedTo } }),
  ...(change.lastReturnedAt && { byVisitor: true }),
})

/**
 * The lead as if the interaction of `at` had not happened: reverts its values, keeps later ones. After a teammate's
 * later reply, that is the first one, and the lead stays where a reply puts it.
 */
export function withoutInteraction(lead: StoredLead, at: Date, { before, moves, claims, byVisitor }: Undo): LeadChange {
  const isOurs = (field: Moved) => lead[field]?.getTime() === at.getTime()
  const change: Record<string, unknown> = {}
  for (const field of moved.filter(isOurs)) change[field] = before[field] === null ? null : new Date(before[field])
  if (change.firstReplyAt === null && !isOurs('lastReplyAt')) change.firstReplyAt = lead.lastReplyAt
  if (isOurs('clockSince')) {
    change.clockEvent = before.clockEvent
    change.clockStage = before.clockStage
  } else if (lead.clockEvent === 'reply' && isOurs('lastReplyAt')) {
    // Moved to another stage since: the clock of that move stays.
    change.clockEvent = before.clockEvent ?? (lead.importedAt ? null : 'message')
  }
  if (byVisitor) change.returnedCount = lead.returnedCount - 1
  if (claims && lead.assignedTo === claims.to && isOurs('lastReplyAt')) change.assignedTo = claims.from
  if (moves && lead.status === stageOfReply && isOurs('lastReplyAt')) {
    const { status } = before
    Object.assign(change, { status, ...sortKeys({ ...lead, status } as ScoredFields & { priority: Priority }) })
  }
  return change as LeadChange
}

/**
 * SQL: true if the lead of an interaction was merged since. It then has the history of several leads, and earlier
 * values of one are not those of the merged lead.
 */
export const isMergedSinceSql = (interaction: string) => `(
  coalesce(${interaction}.undo ->> 'leadId', ${interaction}.lead_id::text) <> ${interaction}.lead_id::text
  or exists (select from lead_merges m where m.lead_id = ${interaction}.lead_id and m.merged_at >= ${interaction}.created_at))`

type Recorded = { readonly id: string; readonly leadId: string; readonly createdAt: Date; readonly undo: Undo }

/**
 * Rebases later interactions on the values before an undone one, so that undoing in any order leaves the lead as if
 * none had happened.
 */
export async function forgetInteraction(tx: Sql, { id, leadId, createdAt, undo }: Recorded): Promise<void> {
  const rows = await tx
    .select({ id: leadInteractions.id, undo: leadInteractions.undo })
    .from(leadInteractions)
    .where(
      and(
        eq(leadInteractions.leadId, leadId),
        ne(leadInteractions.id, id),
        isNotNull(leadInteractions.undo),
        sql`${leadInteractions.createdAt} >= ${createdAt.toISOString()}::timestamptz`,
      ),
    )
  for (const row of rows) {
    const after = without(row.undo as Undo, createdAt.toISOString(), undo)
    await tx.update(leadInteractions).set({ undo: after }).where(eq(leadInteractions.id, row.id))
  }
}

/** The undo data of an interaction, without an earlier one at `at`. */
function without(later: Undo, at: string, { before, moves, claims }: Undo): Undo {
  const isOurs = (field: Moved) => later.before[field] === at
  const restored = Object.fromEntries(moved.filter(isOurs).map((field) => [field, before[field]]))
  const clock = isOurs('clockSince') && { clockEvent: before.clockEvent, clockStage: before.clockStage }
  // The lead was where the earlier one had moved it.
  const movesInstead = moves && isOurs('lastReplyAt') && later.before.status === stageOfReply
  return {
    ...later,
    before: { ...later.before, ...restored, ...clock, ...(movesInstead && { status: before.status }) },
    moves: later.moves || movesInstead,
    ...(claims && isOurs('lastReplyAt') && { claims }),
  }
}
