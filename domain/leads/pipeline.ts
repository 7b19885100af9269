import { dayMs, epochMs, hourMs, type Instant, minuteMs } from '#domain/basics/instant.ts'

/** The lead statuses in the order of the board's columns. Any may follow any. */
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
  /** Probability of conversion, percent. */
  probability: number
  /** Age at which a lead in this stage is overdue; null if it never is. */
  thresholdMs: number | null
  /** True if the lead is won or lost. */
  closed: boolean
  /** Points that the stage adds to the lead score. */
  points: number
  /** True if a lead that has been here counts as qualified. */
  qualified: boolean
  /** The stage from which the forecast counts the time to conversion, if it is another. */
  forecastAs?: LeadStatus
}

/** Properties of each stage. */
export const pipeline: Record<LeadStatus, Column> = {
  new: { probability: 5, thresholdMs: 5 * minuteMs, closed: false, points: 0, qualified: false },
  contacted: { probability: 15, thresholdMs: 24 * hourMs, closed: false, points: 4, qualified: false },
  responded: { probability: 25, thresholdMs: 12 * hourMs, closed: false, points: 0, qualified: false },
  no_response: {
    probability: 10,
    thresholdMs: 48 * hourMs,
    closed: false,
    points: 0,
    qualified: false,
    forecastAs: 'contacted',
  },
  qualified: { probability: 35, thresholdMs: 48 * hourMs, closed: false, points: 6, qualified: true },
  proposal: { probability: 65, thresholdMs: 24 * hourMs, closed: false, points: 8, qualified: true },
  negotiation: { probability: 85, thresholdMs: 24 * hourMs, closed: false, points: 10, qualified: true },
  converted: { probability: 100, thresholdMs: null, closed: true, points: 0, qualified: true },
  lost: { probability: 0, thresholdMs: null, closed: true, points: 0, qualified: false },
}

/** The stages in which the matter is decided. */
export const closedStages = leadStatuses.filter((status) => pipeline[status].closed)

export interface StatusHolder {
  status?: LeadStatus | null | undefined
}

/** The stage of a lead; without a status it counts as new. */
export function statusOf(lead: StatusHolder): LeadStatus {
  return lead.status ?? defaultLeadStatus
}

/** The last event: a visitor's message or the team's reply. A move to another stage restarts the clock, too, without changing this. */
export const clockEvents = ['message', 'reply'] as const
export type ClockEvent = (typeof clockEvents)[number]

/** The answer clock as it is stored with a lead. All null: nothing happened since the lead arrived. */
export interface StoredClock<T extends Instant = Instant> {
  /** Start of the clock; null: the lead's arrival. */
  clockSince: T | null
  clockEvent: ClockEvent | null
  /** Stage in which the visitor wrote, or to which the lead was moved since the last message or reply. */
  clockStage: LeadStatus | null
}

export interface AgedLead extends StatusHolder, Partial<StoredClock> {
  createdAt: Instant
  /** Time of import; null if the sender expects an answer. */
  importedAt?: Instant | null | undefined
  /** The first message that nobody has answered yet; of a lead that waits for no answer, any earlier moment. */
  waitingSince?: Instant | null | undefined
  lastReplyAt?: Instant | null | undefined
  lastReturnedAt?: Instant | null | undefined
}

const isClosed = (status: LeadStatus) => pipeline[status].closed

/**
 * True for an imported lead without a reply or message since: nobody expects an answer, so no clock runs. Never true of
 * a closed lead.
 */
export function isAwaitingFirstTouch(lead: AgedLead): boolean {
  return (lead.importedAt ?? null) !== null && (lead.clockEvent ?? null) === null && !isClosed(statusOf(lead))
}

/** True if the visitor wrote last and the lead is open, so a reply is due. */
export const isAwaitingReply = (lead: AgedLead): boolean =>
  lead.clockEvent !== 'reply' && !isAwaitingFirstTouch(lead) && !isClosed(statusOf(lead))

/** True if a lead waits for an answer: an open one by its clock, a closed one if they wrote since it was closed. */
export const isOwedAnswer = (lead: AgedLead): boolean =>
  isAwaitingReply(lead) ||
  (isClosed(statusOf(lead)) && lead.clockEvent === 'message' && lead.clockStage === statusOf(lead))

/** Since when the clock runs, epoch ms. */
export const clockStartMs = (lead: AgedLead): number => epochMs(lead.clockSince ?? lead.createdAt)

/**
 * Start of a waiting visitor's wait, epoch ms. It differs from the clock's: a move restarts only the clock, and a form may
 * start only the wait.
 */
export function waitingSinceMs(lead: AgedLead): number {
  const { clockEvent, waitingSince, lastReturnedAt } = lead
  const isWritten = clockEvent === 'message' && epochMs(waitingSince ?? 0) <= epochMs(lastReturnedAt ?? 0)
  if (isWritten && waitingSince) return epochMs(waitingSince)
  return Math.min(clockStartMs(lead), epochMs(waitingSince ?? lead.clockSince ?? lead.createdAt))
}

/** When the team answered, epoch ms; of a lead that was moved since, its last reply. */
export const repliedAtMs = (lead: AgedLead): number =>
  lead.clockStage ? epochMs(lead.lastReplyAt ?? lead.createdAt) : clockStartMs(lead)

/**
 * The stage whose threshold applies: the lead's own, where an answered lead in New counts as contacted and one that
 * just arrived as new. Null if no clock runs.
 */
export function clockStageOf(lead: AgedLead): LeadStatus | null {
  const status = statusOf(lead)
  if (isClosed(status) || isAwaitingFirstTouch(lead)) return null
  return stageByEvent(lead.clockEvent ?? null, status, lead.clockStage ?? null)
}

function stageByEvent(event: ClockEvent | null, status: LeadStatus, wroteIn: LeadStatus | null): LeadStatus {
  if (event === 'reply') return status === defaultLeadStatus ? stageOfReply : status
  if (event === 'message') return wroteIn === null || isClosed(wroteIn) ? status : wroteIn
  return defaultLeadStatus
}

/** The stage a reply moves a new lead to. */
export const stageOfReply: LeadStatus = 'contacted'

/** Milliseconds within which the lead is due; null if no clock runs. */
export function clockThresholdMs(lead: AgedLead): number | null {
  const stage = clockStageOf(lead)
  return stage && pipeline[stage].thresholdMs
}

export const urgencies = ['high', 'medium', 'low', 'none'] as const
export type Urgency = (typeof urgencies)[number]

export type TimeUnit = 'minutes' | 'hours' | 'days'

/** Urgency of a lead. `amount` and `unit`: time overdue or time left, as the card shows it. */
type UrgencyState =
  | { overdue: true; urgency: 'high'; overdueMs: number; amount: number; unit: TimeUnit }
  | { overdue: false; urgency: 'medium' | 'low'; remainingMs: number; amount: number; unit: TimeUnit }
  | { overdue: false; urgency: 'none' }

/** Milliseconds that the answer clock has run; 0 if it starts in the future. */
export function leadAge(lead: AgedLead, now: Instant): number {
  return Math.max(0, epochMs(now) - clockStartMs(lead))
}

/**
 * Urgency of a lead. High (overdue) once its clock exceeds the threshold; before that medium if little time is left,
 * else low; none in closed stages, and for leads that await their first touch.
 *
 * "Little" depends on the threshold: 30 minutes if it is in minutes, 2 hours if in hours. Judging by the time left
 * instead would call 45 minutes less urgent than 90.
 */
export function urgencyOf(lead: AgedLead, now: Instant): UrgencyState {
  const thresholdMs = clockThresholdMs(lead)
  if (thresholdMs === null) return { overdue: false, urgency: 'none' }
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
  updatedAt?: Instant | null | undefined
}

/** Sort key within a column, epoch ms: due time; in a closed column the last update. */
export function columnMoment(lead: OrderedLead): number {
  if (pipeline[statusOf(lead)].closed) return epochMs(lead.updatedAt ?? lead.createdAt)
  return clockStartMs(lead) + (clockThresholdMs(lead) ?? 0)
}

/**
 * Card order, for `sort`: due first, in closed columns newest update first; ties by id in the same direction; leads
 * that await their first touch last, oldest first. Cards of different columns follow the columns
 * (docs/product.md#answer-clock).
 */
export function columnOrder(a: OrderedLead, b: OrderedLead): number {
  const status = statusOf(a)
  const columns = leadStatuses.indexOf(status) - leadStatuses.indexOf(statusOf(b))
  if (columns !== 0) return columns
  const waitingFirst = Number(isAwaitingFirstTouch(a)) - Number(isAwaitingFirstTouch(b))
  if (waitingFirst !== 0) return waitingFirst
  const dueFirst = columnMoment(a) - columnMoment(b) || compareIds(a.id, b.id)
  return pipeline[status].closed ? 0 - dueFirst : dueFirst
}

function compareIds(a: number | string, b: number | string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
