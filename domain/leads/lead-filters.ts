import { epochMs, type Instant } from '#domain/basics/instant.ts'
import { addedByHand } from './added-lead.ts'
import { type Temperature, temperatureOf } from './lead-score.ts'
import type { Priority } from './options.ts'
import { type AgedLead, isAwaitingReply, type LeadStatus, urgencyOf } from './pipeline.ts'
import { type ReplyBucket, replyBucketOf } from './reply-buckets.ts'

/** Maximum leads that a change of many names by id; more are named by filters. */
export const maxPicked = 500
/** Maximum leads selected by id for a file: ids are in the URL, which proxies limit to 8 KB. */
export const maxExported = 150

/** Values of the assignee filter that are not usernames: the caller, and unassigned. No username starts with @. */
export const assigneeMe = '@me'
export const assigneeNobody = '@nobody'

/**
 * Every lead filter and its text format: `several` comma-separated values (`splitValues`), any of which matches; a
 * `day` (`2026-11-22`, in the time zone of the reader's screens, else the team's) or whole `number` as a bound; or the
 * single word that sets it.
 */
export const leadFilterKinds = {
  q: 'text',
  status: 'several',
  priority: 'several',
  temperature: 'several',
  platform: 'several',
  language: 'several',
  country: 'several',
  assignee: 'several',
  lostReason: 'several',
  source: 'several',
  campaign: 'several',
  tag: 'several',
  /** Referrer (`lead_attributions`). */
  referrer: 'several',
  variant: 'several',
  /** Ids of rules that changed the lead or wrote to it. */
  rule: 'several',
  /** Ids of imports that made the lead or changed it. */
  import: 'several',
  /** Time to the first reply (`domain/analytics/bins`); leads that needed none do not match. */
  firstReply: 'several',
  /** Stages a lead is in or has been in; a move undone in time does not count. */
  reached: 'several',
  /** Lost, and from which stage. */
  lostFrom: 'several',
  /** Hour (0 to 23) and weekday (1 for Monday to 7) of arrival in the team's time zone. */
  arrivedHour: 'several',
  arrivedWeekday: 'several',
  /** If a teammate was on shift when the lead arrived, by the current working hours (`shiftStates`). */
  shift: 'several',
  overdue: 'yes',
  /** The visitor waits for an answer that is not overdue yet. */
  inTime: 'yes',
  /** Leads without a reply. */
  reply: 'none',
  /** Leads without an open task. */
  task: 'none',
  arrivedFrom: 'day',
  arrivedTo: 'day',
  contactFrom: 'day',
  contactTo: 'day',
  followUpFrom: 'day',
  followUpTo: 'day',
  /** Converted, and not for the first time: it was reopened in between. */
  wonAgain: 'yes',
  /** When a lead converted; for one reopened and won again, the first time. */
  convertedFrom: 'day',
  convertedTo: 'day',
  /** US dollars. */
  valueFrom: 'number',
  valueTo: 'number',
  scoreFrom: 'number',
  scoreTo: 'number',
} as const
export type FilterName = keyof typeof leadFilterKinds
export const filterNames = Object.keys(leadFilterKinds) as readonly FilterName[]

/** Filters that take several values. */
export type SeveralFilter = {
  [N in FilterName]: (typeof leadFilterKinds)[N] extends 'several' ? N : never
}[FilterName]

/** Filters of leads as addresses, saved views and calls have them; an absent one does not restrict. */
export type LeadFilters = { readonly [N in FilterName]?: TextOf<(typeof leadFilterKinds)[N]> | undefined } & {
  /** The zone that the reader's days are in, which no caller names as a filter; absent: the team's. */
  readonly zone?: string | undefined
}
type TextOf<Kind> = Kind extends 'yes' | 'none' ? Kind : string

export const shiftStates = ['on', 'off'] as const

/** Maximum values of one filter. */
export const maxFilterValues = 50

/** Maximum matches that a list or column shows, the newest ones, if no index has its leads in order. */
export const maxMatches = 500

/** The values of a filter; a comma that belongs to one has a backslash before it. */
export function splitValues(text: string): string[] {
  const values = [...text.matchAll(/((?:\\.|[^,\\])*)(?:,|$)/gsu)].map(([, value = '']) =>
    value.replace(/\\(.)/gsu, '$1'),
  )
  return [...new Set(values.filter((value) => value !== ''))]
}

/** The text of a filter with these values; undefined without any. */
export const joinValues = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',') : undefined

/** The values of a filter that is set, else undefined. */
export const valuesOf = (filters: LeadFilters, name: SeveralFilter): readonly string[] | undefined => {
  const text = filters[name]
  return text === undefined ? undefined : splitValues(text)
}

/** The stage that alone is asked for; undefined: any, or one of several. */
export function onlyStage(filters: LeadFilters): LeadStatus | undefined {
  const [stage, ...others] = valuesOf(filters, 'status') ?? []
  return others.length === 0 ? (stage as LeadStatus | undefined) : undefined
}

interface FilteredLead extends AgedLead {
  status: LeadStatus
  platform: string
  priority: Priority
  language: string
  preferredLanguage: string | null
  country: string | null
  assignedTo: string | null
  score: number
  leadSource: string
  lostReason: string | null
  tags: readonly string[]
  firstReplyAt: Instant | null
  estimatedValue: number | null
}

/** The language to answer a lead in: the preferred one, else that of the form. */
export const languageOf = (lead: Pick<FilteredLead, 'language' | 'preferredLanguage'>): string =>
  lead.preferredLanguage ?? lead.language

/** Filters only the database can evaluate: its index normalises every script, and it has related records. */
const filtersOfServer: readonly FilterName[] = [
  'q',
  'campaign',
  'referrer',
  'variant',
  'rule',
  'import',
  'reached',
  'lostFrom',
  'task',
  'wonAgain',
  'arrivedHour',
  'arrivedWeekday',
  'shift',
  // In the team's time zone.
  ...filterNames.filter((name) => leadFilterKinds[name] === 'day'),
]

/** True if only the database can evaluate the filters. */
export const needsServer = (filters: LeadFilters): boolean =>
  filtersOfServer.some((name) => filters[name] !== undefined)

/** True if a lead matches the filters of the teammate `me`; those that need the database pass (`needsServer`). */
export function matchesFilters(lead: FilteredLead, filters: LeadFilters, me: string, now: Instant): boolean {
  const isOf = (name: SeveralFilter, ...values: (string | null)[]) => {
    const wanted = valuesOf(filters, name)
    return wanted === undefined || values.some((value) => value !== null && wanted.includes(value))
  }
  const owners = valuesOf(filters, 'assignee')?.map((name) => assigneeNamed(name, me))
  return (
    isOf('platform', lead.platform) &&
    isOf('status', lead.status) &&
    isOf('priority', lead.priority) &&
    (filters.temperature === undefined || isOf('temperature', temperatureOf(lead.score) satisfies Temperature)) &&
    isOf('language', languageOf(lead)) &&
    isOf('country', lead.country) &&
    (owners === undefined || owners.includes(lead.assignedTo)) &&
    isOf('lostReason', lead.lostReason) &&
    isOf('source', lead.leadSource) &&
    isOf('tag', ...lead.tags) &&
    (filters.firstReply === undefined || isOf('firstReply', bucketOf(lead))) &&
    (filters.overdue === undefined || urgencyOf(lead, now).overdue) &&
    (filters.inTime === undefined || (isAwaitingReply(lead) && !urgencyOf(lead, now).overdue)) &&
    (filters.reply === undefined || lead.firstReplyAt === null) &&
    isBetween(lead.estimatedValue ?? 0, filters.valueFrom, filters.valueTo) &&
    isBetween(lead.score, filters.scoreFrom, filters.scoreTo)
  )
}

/** The bucket of the time to the first reply; null if none was needed. */
function bucketOf(lead: FilteredLead): ReplyBucket | null {
  if ((lead.importedAt ?? null) !== null || lead.platform === addedByHand) return null
  if (lead.firstReplyAt === null) return 'never'
  return replyBucketOf(Math.max(0, epochMs(lead.firstReplyAt) - epochMs(lead.createdAt)) / 1_000)
}

const isBetween = (value: number, from: string | undefined, to: string | undefined): boolean =>
  (from === undefined || value >= Number(from)) && (to === undefined || value <= Number(to))

/** The username an assignee filter refers to; null: unassigned. */
function assigneeNamed(assignee: string, me: string): string | null {
  if (assignee === assigneeNobody) return null
  return assignee === assigneeMe ? me : assignee
}

/** The filters with the caller's name in place of `@me`, and with their time zone where that is known. */
export function namedFilters<F extends LeadFilters>(given: F, me: string, zone?: string): F {
  const filters = zone === undefined ? given : { ...given, zone }
  const owners = valuesOf(filters, 'assignee')
  if (!owners?.includes(assigneeMe)) return filters
  return { ...filters, assignee: joinValues(owners.map((owner) => (owner === assigneeMe ? me : owner))) }
}

/** True if a date filter is set. */
export const isByDay = (filters: LeadFilters): boolean =>
  filterNames.some((name) => leadFilterKinds[name] === 'day' && filters[name] !== undefined)

/** True if any filter is set. */
export const isFiltered = (filters: LeadFilters): boolean => filterNames.some((name) => filters[name] !== undefined)
