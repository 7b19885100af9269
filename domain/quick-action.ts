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

const reaching: Record<InteractionType, boolean> = {
  note: false,
  call: true,
  email: true,
  meeting: true,
  follow_up: true,
}

/** Whether an interaction of this type is an answer to the customer; a note is for teammates only. */
export function reachesCustomer(type: InteractionType): boolean {
  return reaching[type]
}

export interface QuickActionRequest {
  action: QuickAction
  notes?: string | null | undefined
  /** When it is to happen; absent means it happens now. */
  scheduledDate?: Instant | null | undefined
}

export interface QuickInteraction {
  type: InteractionType
  /** The channel where the type does not name it. */
  subject: string | null
  content: string
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
