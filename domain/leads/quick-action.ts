import { epochMs, type Instant } from '#domain/basics/instant.ts'
import { defaultPriority, type InteractionType, type Priority, type QuickAction, type TaskStatus } from './options.ts'

/**
 * Interaction type recorded for a quick action. Stored types have no WhatsApp: it is a follow-up, since it reaches the
 * customer, unlike a note; its subject names the channel.
 */
const interactionTypeOfAction: Record<QuickAction, InteractionType> = {
  call: 'call',
  email: 'email',
  whatsapp: 'follow_up',
  meeting: 'meeting',
  follow_up: 'follow_up',
}

/** Outcomes of a call. */
export const callOutcomes = ['reached', 'no_answer', 'busy', 'voicemail', 'wrong_number'] as const
export type CallOutcome = (typeof callOutcomes)[number]

export const isCallOutcome = (outcome: string | null): outcome is CallOutcome =>
  (callOutcomes as readonly (string | null)[]).includes(outcome)

/** Outcome of a call in which the two spoke, whoever called. */
export const spokenOutcome: CallOutcome = 'reached'

/** When an interaction of each type is a reply: a note never, a call only if it reached the customer. */
const replies: Record<InteractionType, 'always' | 'never' | CallOutcome> = {
  note: 'never',
  call: spokenOutcome,
  email: 'always',
  meeting: 'always',
  follow_up: 'always',
}

export interface MaybeReply {
  readonly type: InteractionType
  readonly outcome?: string | null | undefined
  /** A planned interaction has not happened yet. */
  readonly scheduledFor?: Instant | null | undefined
  readonly completedAt?: Instant | null | undefined
}

/** True if a recorded interaction is a reply: the only kind that changes the answer clock. */
export function isReply({ type, outcome, scheduledFor, completedAt }: MaybeReply): boolean {
  if ((scheduledFor ?? null) !== null && (completedAt ?? null) === null) return false
  const when = replies[type]
  return when === 'always' || (when !== 'never' && when === outcome)
}

/**
 * What an interaction means for the answer clock. `isTheirs`: what the lead wrote is no reply and asks for one, and so
 * does a call of theirs, unless somebody took it.
 */
export function clockEffectOf(
  interaction: MaybeReply,
  isTheirs: boolean,
): { readonly isReply: boolean; readonly byVisitor: boolean } {
  const canBeReply = !isTheirs || interaction.type === 'call'
  const replies = canBeReply && isReply(interaction)
  return { isReply: replies, byVisitor: isTheirs && !replies }
}

interface QuickActionRequest {
  action: QuickAction
  notes?: string | null | undefined
  /** Outcome of a call; without it, it is unknown if it reached the customer. */
  outcome?: CallOutcome | null | undefined
  /** Planned time; absent: now. */
  scheduledDate?: Instant | null | undefined
}

interface QuickInteraction {
  type: InteractionType
  /** The channel, if the type does not name it. */
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

interface QuickTask {
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

/**
 * Minutes in which an author can undo an interaction, such as a call that was never made, and in which moving a lead back
 * undoes the move, such as of a card that was dropped in the wrong place.
 */
export const undoMinutes = 10
