import type { InteractionType } from '#domain/leads/options.ts'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'
import type { Editable, LeadForm } from './lead-form.ts'
import type { Clash } from './lead-merge.ts'

/** Kinds of entries: the stored types, and WhatsApp, which is stored as a follow-up with that subject. */
export type NoteKind = InteractionType | 'whatsapp'

/** An interaction being written. Moments as a `DateField` has them; numbers null when empty. */
export interface NoteForm {
  type: NoteKind
  subject: string
  content: string
  outcome: string
  duration: number | null
  scheduledFor: string
  /** True if the lead wrote it. */
  byVisitor: boolean
}

export const emptyNote: NoteForm = {
  type: 'note',
  subject: '',
  content: '',
  outcome: '',
  duration: null,
  scheduledFor: '',
  byVisitor: false,
}

/** Unsaved input for a lead, with its base version and conflicts. */
export interface LeadDraft {
  readonly base: Editable
  readonly form: LeadForm
  readonly clashes: readonly Clash[]
}

interface Drafts {
  lead: LeadDraft
  note: NoteForm
}

/** The draft kept for a lead in this tab, or null. */
export function readLeadDraft<K extends keyof Drafts>(kind: K, id: string): Drafts[K] | null {
  return readDraft<Drafts[K]>(`${kind}:${id}`)
}

/** Keeps a draft of a lead until it is saved, discarded, or its writer logs out; null forgets it. */
export function keepLeadDraft<K extends keyof Drafts>(kind: K, id: string, draft: Drafts[K] | null): void {
  keepDraft(`${kind}:${id}`, draft)
}
