import type { CallOf } from '#contract/api.ts'
import type { Interaction } from '#contract/leads.ts'
import { isCallOutcome, interactionOf as quickInteractionOf } from '#domain/leads/quick-action.ts'
import { isoOf } from '#web/admin/parts/date/local-moment.ts'
import type { NoteForm, NoteKind } from '../editing/lead-draft.ts'

/** Stored form of a WhatsApp message: its type, and the subject that names the channel. */
const { type: whatsAppType, subject: whatsAppSubject } = quickInteractionOf({ action: 'whatsapp' }, 0)

/** Types that have an outcome and a duration. */
export const isTalk = (kind: NoteKind): boolean => kind === 'call' || kind === 'meeting'

/** True for a call without its outcome, which decides if it stops the answer clock. */
export const lacksOutcome = ({ type, outcome }: NoteForm): boolean => type === 'call' && !isCallOutcome(outcome)

/** Types that may lie in the future. */
export const isPlannable = (kind: NoteKind): boolean => kind === 'meeting' || kind === 'follow_up'

/** True for a contact that took place: no note, and nothing that is planned. */
export const isOver = ({ type, scheduledFor }: NoteForm): boolean =>
  type !== 'note' && type !== 'follow_up' && scheduledFor === ''

/** Types with a typed subject: a note is short, and WhatsApp is a subject itself. */
export const hasSubject = (kind: NoteKind): boolean => kind !== 'note' && kind !== 'whatsapp'

/** Types that may come from the lead: messages outside the channels here, and calls. */
export const mayBeTheirs = (kind: NoteKind): boolean => kind === 'email' || kind === 'whatsapp' || kind === 'call'

/** Displayed kind of a stored interaction. */
export function kindOf({ type, subject }: Pick<Interaction, 'type' | 'subject'>): NoteKind {
  return type === whatsAppType && subject === whatsAppSubject ? 'whatsapp' : type
}

/** Request body: only the fields of its type. `scheduledFor` is in this computer's time zone. */
export function interactionOf(leadId: string, note: NoteForm): CallOf<'addInteraction'>['body'] {
  const { type, subject, content, outcome, duration, scheduledFor, byVisitor } = note
  return {
    leadId,
    content,
    ...(type === 'whatsapp' ? { type: whatsAppType, subject: whatsAppSubject } : { type }),
    ...(hasSubject(type) && subject.trim() !== '' && { subject }),
    ...(isTalk(type) && outcome.trim() !== '' && isCallOutcome(outcome) === (type === 'call') && { outcome }),
    ...(isTalk(type) && duration !== null && { duration }),
    ...(mayBeTheirs(type) && byVisitor && { byVisitor }),
    ...(isPlannable(type) && scheduledFor !== '' && { scheduledFor: isoOf(scheduledFor) }),
  }
}
