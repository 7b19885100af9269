import { type LeadStatus, leadStatuses, pipeline } from './pipeline.ts'

/**
 * Steps that alert more and more people to an unanswered lead: after half, all and twice the alert threshold of its
 * stage (spec §4).
 */
export const escalationLevels = ['half', 'overdue', 'double'] as const
export type EscalationLevel = (typeof escalationLevels)[number]

/** Who is alerted: the owner of the lead, the whole team, or its managers. */
export const audiences = ['assignee', 'team', 'managers'] as const
export type Audience = (typeof audiences)[number]

/** The share of the threshold at which each step is taken. */
export const escalationShare: Record<EscalationLevel, number> = { half: 0.5, overdue: 1, double: 2 }

/** Who is alerted at each step. An unassigned lead alerts the team from the first step on. */
export const audienceOf: Record<EscalationLevel, Audience> = { half: 'assignee', overdue: 'team', double: 'managers' }

export interface EscalationStep {
  readonly status: LeadStatus
  /** The threshold of the leads that take it: while a visitor waits, that of the stage in which they wrote. */
  readonly thresholdMs: number
  readonly level: EscalationLevel
  /** 1 to 3. */
  readonly rank: number
  /** Milliseconds after the lead is due; negative before it. */
  readonly afterDueMs: number
}

const thresholds = [...new Set(leadStatuses.flatMap((status) => pipeline[status].thresholdMs ?? []))]

/** Every step of every open stage, for each threshold that a lead in it may have. */
export const escalationSteps: readonly EscalationStep[] = leadStatuses
  .filter((status) => !pipeline[status].closed)
  .flatMap((status) => thresholds.map((thresholdMs) => ({ status, thresholdMs })))
  .flatMap(({ status, thresholdMs }) =>
    escalationLevels.map((level, i) => ({
      status,
      thresholdMs,
      level,
      rank: i + 1,
      afterDueMs: thresholdMs * (escalationShare[level] - 1),
    })),
  )
