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

const share: Record<EscalationLevel, number> = { half: 0.5, overdue: 1, double: 2 }

/** Who is alerted at each step. An unassigned lead alerts the team from the first step on. */
export const audienceOf: Record<EscalationLevel, Audience> = { half: 'assignee', overdue: 'team', double: 'managers' }

export interface EscalationStep {
  readonly status: LeadStatus
  readonly level: EscalationLevel
  /** 1 to 3. */
  readonly rank: number
  /** Age of the lead at which the step is taken, milliseconds since its last update. */
  readonly afterMs: number
}

/** Every step of every column that has a threshold. */
export const escalationSteps: readonly EscalationStep[] = leadStatuses.flatMap((status) => {
  const { thresholdMs } = pipeline[status]
  if (thresholdMs === null) return []
  return escalationLevels.map((level, i) => ({ status, level, rank: i + 1, afterMs: thresholdMs * share[level] }))
})
