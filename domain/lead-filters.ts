import type { Instant } from './instant.ts'
import { type Temperature, temperatureOf } from './lead-score.ts'
import type { Priority } from './options.ts'
import { type AgedLead, type LeadStatus, urgencyOf } from './pipeline.ts'

/** Maximum leads that a change of many names by id; more are named by filters. */
export const maxPicked = 500

/** Values of the assignee filter that are not usernames: the caller, and unassigned. No username starts with @. */
export const assigneeMe = '@me'
export const assigneeNobody = '@nobody'

/** Filters of leads; an absent one does not restrict. */
export interface LeadFilters {
  readonly platform?: string | undefined
  readonly status?: LeadStatus | undefined
  readonly priority?: Priority | undefined
  readonly temperature?: Temperature | undefined
  readonly language?: string | undefined
  readonly country?: string | undefined
  readonly assignee?: string | undefined
  readonly overdue?: 'yes' | undefined
  readonly q?: string | undefined
}

/** Maximum matches that a list or column shows, the newest ones, if no index has its leads in order. */
export const maxMatches = 500

export const filterNames = [
  'q',
  'status',
  'priority',
  'temperature',
  'platform',
  'language',
  'country',
  'assignee',
  'overdue',
] as const satisfies readonly (keyof LeadFilters)[]

interface FilteredLead extends AgedLead {
  status: LeadStatus
  platform: string
  priority: Priority
  language: string
  preferredLanguage: string | null
  country: string | null
  assignedTo: string | null
  score: number
}

/** The language to answer a lead in: the preferred one, else that of the form. */
export const languageOf = (lead: Pick<FilteredLead, 'language' | 'preferredLanguage'>): string =>
  lead.preferredLanguage ?? lead.language

/**
 * Whether a lead matches the filters, for the teammate `me`. The search text (`q`) is not checked here: only the
 * database normalises every script as its index does.
 */
export function matchesFilters(lead: FilteredLead, filters: LeadFilters, me: string, now: Instant): boolean {
  const { assignee } = filters
  const is = <T>(wanted: T | undefined, value: T) => wanted === undefined || wanted === value
  return (
    is(filters.platform, lead.platform) &&
    is(filters.status, lead.status) &&
    is(filters.priority, lead.priority) &&
    is(filters.temperature, temperatureOf(lead.score)) &&
    is(filters.language, languageOf(lead)) &&
    (filters.country === undefined || lead.country === filters.country) &&
    (assignee === undefined || lead.assignedTo === assigneeNamed(assignee, me)) &&
    (filters.overdue === undefined || urgencyOf(lead, now).overdue)
  )
}

/** The username that an assignee filter means; null: unassigned. */
export function assigneeNamed(assignee: string, me: string): string | null {
  if (assignee === assigneeNobody) return null
  return assignee === assigneeMe ? me : assignee
}

/** Whether any filter is set. */
export const isFiltered = (filters: LeadFilters): boolean => filterNames.some((name) => filters[name] !== undefined)
