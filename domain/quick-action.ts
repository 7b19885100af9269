import { epochMs, type Instant } from './instant.ts'
import { defaultPriority, type InteractionType, type Priority, type QuickAction, type TaskStatus } from './options.ts'

/**
 * What kind of interaction a quick action leaves in the history. The stored types have no WhatsApp: it is a
 * follow-up, since it reaches the customer and a note does not; its subject names the channel.
 */
export const interactionTypeOfAction: Record<QuickAction, InteractionType> = {
  call: 'call',
  email: 'email',
  whatsapp: 'follow_up',
  meeting: 'meeting',
  follow_up: 'follow_up',
}

/** How a call ended. */
export const callOutcomes = ['reached', 'no_answer', 'busy', 'voicemail', 'wrong_number'] as const
export type CallOutcome = (typeof callOutcomes)[number]

export const isCallOutcome = (outcome: string | null): outcome is CallOutcome =>
  (callOutcomes as readonly (string | null)[]).includes(outcome)

/** When an interaction of each type is a reply to the customer: a note never is, a call only if it reached them. */
const replies: Record<InteractionType, 'always' | 'never' | CallOutcome> = {
  note: 'never',
  call: 'reached',
  email: 'always',
  meeting: 'always',
  follow_up: 'always',
}

export interface MaybeReply {
  readonly type: InteractionType
  readonly outcome?: string | null | undefined
  /** What is planned has not happened yet. */
  readonly scheduledFor?: Instant | null | undefined
  readonly completedAt?: Instant | null | undefined
}

/** Whether an interaction that a teammate recorded is a reply: the only one of theirs that changes the answer clock. */
export function isReply({ type, outcome, scheduledFor, completedAt }: MaybeReply): boolean {
  if ((scheduledFor ?? null) !== null && (completedAt ?? null) === null) return false
  const when = replies[type]
  return when === 'always' || (when !== 'never' && when === outcome)
}

export interface QuickActionRequest {
  action: QuickAction
  notes?: string | null | undefined
  /** How a call ended; without it nobody knows whether it reached the customer. */
  outcome?: CallOutcome | null | undefined
  /** When it is to happen; absent means it happens now. */
  scheduledDate?: Instant | null | undefined
}

export interface QuickInteraction {
  type: InteractionType
  /** The channel where the type does not name it. */
  subject: string | null
  content: string
  outcome: CallOutcome | null
  scheduledFor: Date | null
  completedAt: Date | null
}

/** The interaction a quick action records: done now, or planned for its date. */
export function interactionOf(request: QuickActionRequest, now: Instant): QuickInteraction {
  const due = dueDateOf(request)
  return {
    type: interactionTypeOfAction[request.action],
    subject: request.action === 'whatsapp' ? 'WhatsApp' : null,
    content: request.notes ?? '',
    outcome: request.action === 'call' && !due ? (request.outcome ?? null) : null,
    scheduledFor: due,
    completedAt: due ? null : new Date(epochMs(now)),
  }
}

export interface QuickTask {
  type: QuickAction
  description: string
  priority: Priority
  status: TaskStatus
  dueDate: Date
}

/** The task that a quick action with a date also creates; null without a date. */
export function taskOf(request: QuickActionRequest): QuickTask | null {
  const dueDate = dueDateOf(request)
  if (!dueDate) return null
  return {
    type: request.action,
    description: request.notes ?? '',
    priority: defaultPriority,
    status: 'pending',
    dueDate,
  }
}

function dueDateOf({ scheduledDate }: QuickActionRequest): Date | null {
  return scheduledDate === null || scheduledDate === undefined ? null : new Date(epochMs(scheduledDate))
}

/** How long the author of an interaction can undo it, such as a call that was never made. */
export const undoMinutes = 10
