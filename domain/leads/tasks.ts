import { epochMs, type Instant, minuteMs } from '#domain/basics/instant.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'
import type { QuickAction, TaskStatus } from './options.ts'
import { shownTime, type TimeUnit } from './pipeline.ts'

/** Maximum length of a task title. */
export const maxTaskTitleLength = 200

/** Title of the task that a quick action with a date creates, in the language of its author. */
export const quickTaskTitles: Readonly<Record<QuickAction, Readonly<Record<StaffLanguage, string>>>> = {
  call: { en: 'Call', es: 'Llamar', ar: 'اتصال', ru: 'Позвонить' },
  email: { en: 'Write an email', es: 'Escribir un correo', ar: 'كتابة بريد', ru: 'Написать письмо' },
  whatsapp: { en: 'Write on WhatsApp', es: 'Escribir por WhatsApp', ar: 'كتابة على واتساب', ru: 'Написать в WhatsApp' },
  meeting: { en: 'Meeting', es: 'Reunión', ar: 'اجتماع', ru: 'Встреча' },
  follow_up: { en: 'Follow up', es: 'Hacer seguimiento', ar: 'متابعة', ru: 'Связаться' },
}

/** Task types that count as a follow-up: the earliest open one is the lead's next follow-up. */
export const followUpTypes: readonly QuickAction[] = ['follow_up', 'meeting']

/** True if a task, open or done, affects its lead's next follow-up. */
export const plansFollowUp = (type: string): boolean => (followUpTypes as readonly string[]).includes(type)

/** State relative to the due date; `amount` and `unit`: by how much. */
type DueState =
  | { readonly is: 'done' }
  | { readonly is: 'overdue' | 'left'; readonly amount: number; readonly unit: TimeUnit }

/** Overdue from its due date on, time left before it, neither once it is done. */
export function dueStateOf(task: { status: TaskStatus; dueDate: Instant }, now: Instant): DueState {
  if (task.status === 'completed') return { is: 'done' }
  const leftMs = epochMs(task.dueDate) - epochMs(now)
  return leftMs > 0 ? { is: 'left', ...shownTime(leftMs) } : { is: 'overdue', ...shownTime(-leftMs) }
}

/** Tasks due longer ago than this get no reminder, milliseconds. */
const freshMs = 10 * minuteMs

/** Tasks that need a reminder now: due recently, not done, not reminded of before. */
export function dueNow<T extends { id: string; status: TaskStatus; dueDate: Instant }>(
  tasks: readonly T[],
  told: ReadonlySet<string>,
  now: Instant,
): T[] {
  const at = epochMs(now)
  return tasks.filter((task) => {
    const due = epochMs(task.dueDate)
    return task.status === 'pending' && due <= at && at - due < freshMs && !told.has(reminderKey(task))
  })
}

/** One reminder per task and due date. */
export const reminderKey = ({ id, dueDate }: { id: string; dueDate: Instant }): string => `${id} ${epochMs(dueDate)}`
