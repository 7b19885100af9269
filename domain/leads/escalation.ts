/** Steps that alert people to an unanswered lead: after half, all and twice the alert threshold of its stage. */
export const escalationLevels = ['half', 'overdue', 'double'] as const
export type EscalationLevel = (typeof escalationLevels)[number]

/** Recipients of an alert: the lead's assignee, the whole team, or its managers. */
export const audiences = ['assignee', 'team', 'managers'] as const
export type Audience = (typeof audiences)[number]

/** The share of the threshold at which each step is taken. */
export const escalationShare: Record<EscalationLevel, number> = { half: 0.5, overdue: 1, double: 2 }

/** Recipients at each step. A lead without an assignee at work alerts the team instead of them. */
export const audienceOf: Record<EscalationLevel, Audience> = {
  half: 'assignee',
  overdue: 'assignee',
  double: 'managers',
}
