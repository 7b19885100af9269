/** Staff roles, the most powerful first. */
export const roles = ['owner', 'manager', 'agent', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Every staff action and the roles that may do it: the one table of permissions. */
const allowed = {
  'lead.read': ['owner', 'manager', 'agent', 'viewer'],
  'lead.write': ['owner', 'manager', 'agent'],
  'view.share': ['owner', 'manager', 'agent'],
  'lead.assign': ['owner', 'manager', 'agent'],
  'lead.delete': ['owner', 'manager', 'agent'],
  'lead.restore': ['owner', 'manager'],
  'lead.purge': ['owner', 'manager'],
  'lead.merge': ['owner', 'manager', 'agent'],
  'note.write': ['owner', 'manager', 'agent'],
  'task.write': ['owner', 'manager', 'agent'],
  'insight.read': ['owner', 'manager', 'agent', 'viewer'],
  'insight.run': ['owner', 'manager', 'agent'],
  'analytics.read': ['owner', 'manager'],
  'stats.read': ['owner', 'manager', 'agent', 'viewer'],
  'setup.read': ['owner', 'manager', 'agent'],
  'setup.write': ['owner', 'manager', 'agent'],
  'setup.delete': ['owner', 'manager'],
  'secret.reveal': ['owner', 'manager'],
  'record.write': ['owner', 'manager'],
  'evidence.export': ['owner'],
  'claims.write': ['owner', 'manager'],
  'automation.read': ['owner', 'manager', 'agent', 'viewer'],
  'automation.write': ['owner', 'manager'],
  'templates.write': ['owner', 'manager'],
  'lost-reasons.write': ['owner', 'manager'],
  'learning.manage': ['owner', 'manager'],
  'settings.read': ['owner', 'manager'],
  'settings.write': ['owner'],
  'users.read': ['owner', 'manager', 'agent', 'viewer'],
  'users.manage': ['owner'],
  'hours.write': ['owner', 'manager'],
  'targets.write': ['owner', 'manager'],
  'connections.manage': ['owner'],
  'mail.read': ['owner', 'manager'],
  'mail.send': ['owner', 'manager'],
  export: ['owner', 'manager'],
  import: ['owner', 'manager'],
  'person.export': ['owner', 'manager'],
  'person.erase': ['owner', 'manager'],
  'audit.read': ['owner', 'manager'],
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof allowed
export const actions = Object.keys(allowed) as Action[]

/** True if a role may do an action. */
export function can(role: Role, action: Action): boolean {
  return (allowed[action] as readonly Role[]).includes(role)
}

/** Minutes for which a step-up is valid: secrets, export, team, settings. */
export const proofLifetimeMinutes = 5

/** Leads that a person puts in the bin one by one within an hour without a step-up; a bulk edit always needs one. */
export const manyBinned = 50

/** Leads that a role may put in the bin in one bulk edit. */
export const maxBinnedAtOnce = (role: Role): number => (can(role, 'lead.restore') ? Number.POSITIVE_INFINITY : 20)

/** True if a proof given at `provedAt` is still valid; both in epoch ms. */
export function proofHolds(provedAt: number | null, now: number): boolean {
  return provedAt !== null && Math.abs(now - provedAt) < proofLifetimeMinutes * 60_000
}

/** Steps that a session must finish before the work of its role. */
type SessionState = {
  readonly mustChangePassword: boolean
  readonly awaitsSecondFactor: boolean
  readonly mustSetUpSecondFactor: boolean
}

/** True if a session is ready for the work of its role. */
export const isAdmitted = ({ mustChangePassword, awaitsSecondFactor, mustSetUpSecondFactor }: SessionState): boolean =>
  !mustChangePassword && !awaitsSecondFactor && !mustSetUpSecondFactor
