import type { CallOf } from '#contract/api.ts'
import type { InteractionType } from '#domain/options.ts'
import type { NoteForm } from '../editing/lead-draft.ts'

/** Types that have an outcome and a duration. */
export const isTalk = (type: InteractionType): boolean => type === 'call' || type === 'meeting'

/** Types that may lie in the future. */
export const isPlannable = (type: InteractionType): boolean => type === 'meeting' || type === 'follow_up'

/** What the form sends: only the fields that its type shows. `scheduledFor` is read in the time zone of this computer. */
export function interactionOf(leadId: string, note: NoteForm): CallOf<'addInteraction'>['body'] {
  const { type, content, outcome, duration, scheduledFor } = note
  return {
    leadId,
    type,
    content,
    ...(isTalk(type) && outcome.trim() !== '' && { outcome }),
    ...(isTalk(type) && duration !== null && { duration }),
    ...(isPlannable(type) && scheduledFor !== '' && { scheduledFor: new Date(scheduledFor).toISOString() }),
  }
}
