import { dayMs, epochMs, hourMs, type Instant, minuteMs } from './instant.ts'

/** The lead statuses in the order of the board's columns (spec §4). Any may follow any. */
export const leadStatuses = [
  'new',
  'contacted',
  'responded',
  'no_response',
  'qualified',
  'proposal',
  'negotiation',
  'converted',
  'lost',
] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const defaultLeadStatus: LeadStatus = 'new'

interface Column {
  /** How likely a lead in this column is to convert, percent. */
  probability: number
  /** Age at which a lead in this stage is overdue; null if it never is. */
  thresholdMs: number | null
  /** Whether the matter is decided. */
  closed: boolean
}

/** The nine columns: close probability and alert threshold (spec §4). */
export const pipeline: Record<LeadStatus, Column> = {
  new: { probability: 5, thresholdMs: 5 * minuteMs, closed: false },
  contacted: { probability: 15, thresholdMs: 24 * hourMs, closed: false },
  responded: { probability: 25, thresholdMs: 12 * hourMs, closed: false },
  no_response: { probability: 10, thresholdMs: 48 * hourMs, closed: false },
  qualified: { probability: 35, thresholdMs: 48 * hourMs, closed: false },
  proposal: { probability: 65, thresholdMs: 24 * hourMs, closed: false },
  negotiation: { probability: 85, thresholdMs: 24 * hourMs, closed: false },
  converted: { probability: 100, thresholdMs: null, closed: true },
  lost: { probability: 0, thresholdMs: null, closed: true },
}

/** The stages in which the matter is decided. */
export const closedStages = leadStatuses.filter((status) => pipeline[status].closed)

export interface StatusHolder {
  status?: LeadStatus | null | undefined
}

export interface AgedLead extends StatusHolder {
  createdAt: Instant
  updatedAt?: Instant | null | undefined
  /** When it was imported; null if it came through a form. */
  importedAt?: Instant | null | undefined
}

/** The stage of a lead; without a status it counts as new (spec §4). */
export function statusOf(lead: StatusHolder): LeadStatus {
  return lead.status ?? defaultLeadStatus
}

function lastTouchedMs(lead: AgedLead): number {
  return epochMs(lead.updatedAt ?? lead.createdAt)
}

/** Milliseconds since the last update, or since creation if never updated (spec §4); 0 if that time is in the future. */
export function leadAge(lead: AgedLead, now: Instant): number {
  return Math.max(0, epochMs(now) - lastTouchedMs(lead))
}

/**
 * Whether a lead was imported and not touched since. The person did not just write, so the response time starts only
 * when they do, or when a teammate answers or moves the lead. Never true of a closed lead.
 */
export function isAwaitingFirstTouch(lead: AgedLead): boolean {
  if (lead.importedAt === null || lead.importedAt === undefined || pipeline[statusOf(lead)].closed) return false
  return epochMs(lead.importedAt) === lastTouchedMs(lead)
}

export const urgencies = ['high', 'medium', 'low', 'none'] as const
export type Urgency = (typeof urgencies)[number]

export type TimeUnit = 'minutes' | 'hours' | 'days'

/** How pressing a lead is. `amount` and `unit` are what the card shows, as time overdue or time left. */
export type UrgencyState =
  | { overdue: true; urgency: 'high'; overdueMs: number; amount: number; unit: TimeUnit }
  | { overdue: false; urgency: 'medium' | 'low'; remainingMs: number; amount: number; unit: TimeUnit }
  | { overdue: false; urgency: 'none' }

/**
 * Whether a lead is overdue and how urgent it is (spec §4). Overdue, hence high, once its age exceeds the threshold;
 * until then medium when little time is left, else low; none in closed stages, and with leads that await their first touch.
 *
 * "30 min or less (or 2 h or less in the hours range)" is read as: the range is that of the column's threshold. A
 * column counted in minutes turns medium at 30 minutes left, a column counted in hours at 2 hours left. Reading it as
 * the range of the time left would call 45 minutes less urgent than 90.
 */
export function urgencyOf(lead: AgedLead, now: Instant): UrgencyState {
  const { thresholdMs } = pipeline[statusOf(lead)]
  if (thresholdMs === null || isAwaitingFirstTouch(lead)) return { overdue: false, urgency: 'none' }
  const remainingMs = thresholdMs - leadAge(lead, now)
  if (remainingMs < 0) {
    return { overdue: true, urgency: 'high', overdueMs: -remainingMs, ...shownTime(-remainingMs) }
  }
  const soonMs = thresholdMs < hourMs ? 30 * minuteMs : 2 * hourMs
  const urgency = remainingMs <= soonMs ? 'medium' : 'low'
  return { overdue: false, urgency, remainingMs, ...shownTime(remainingMs) }
}

/** Minutes below an hour, hours below a day, else days; rounded down, at least one minute. */
export function shownTime(ms: number): { amount: number; unit: TimeUnit } {
  if (ms < hourMs) return { amount: Math.max(1, Math.floor(ms / minuteMs)), unit: 'minutes' }
  if (ms < dayMs) return { amount: Math.floor(ms / hourMs), unit: 'hours' }
  return { amount: Math.floor(ms / dayMs), unit: 'days' }
}

export interface OrderedLead extends AgedLead {
  id: number | string
}

/**
 * The order of cards in a column, for `sort`: oldest update first, in converted and lost newest first; the id breaks
 * ties in the same direction; leads that await their first touch come after the others. The threshold is the same for all cards of a
 * column, so this is the order "overdue first (oldest first), then by urgency, then oldest update" of spec §4. Cards of
 * different columns follow the columns.
 */
export function columnOrder(a: OrderedLead, b: OrderedLead): number {
  const status = statusOf(a)
  const columns = leadStatuses.indexOf(status) - leadStatuses.indexOf(statusOf(b))
  if (columns !== 0) return columns
  const waitingFirst = Number(isAwaitingFirstTouch(a)) - Number(isAwaitingFirstTouch(b))
  if (waitingFirst !== 0) return waitingFirst
  const oldestFirst = lastTouchedMs(a) - lastTouchedMs(b) || compareIds(a.id, b.id)
  return pipeline[status].closed ? 0 - oldestFirst : oldestFirst
}

function compareIds(a: number | string, b: number | string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
