import type { InteractionType } from '#domain/options.ts'
import type { Editable, LeadForm } from './lead-form.ts'

/** An interaction being written. Moments as `datetime-local` has them; numbers null when empty. */
export interface NoteForm {
  type: InteractionType
  content: string
  outcome: string
  duration: number | null
  scheduledFor: string
}

export const emptyNote: NoteForm = { type: 'note', content: '', outcome: '', duration: null, scheduledFor: '' }

/** What was typed for a lead and is not saved, with the version of the lead it was typed on. */
export interface LeadDraft {
  readonly base: Editable & { readonly version: number }
  readonly form: LeadForm
}

interface Drafts {
  lead: LeadDraft
  note: NoteForm
}

const keyOf = (kind: keyof Drafts, id: string) => `draft:${kind}:${id}`

/** The draft kept for a lead in this tab; null without one, or where the browser keeps nothing. */
export function readDraft<K extends keyof Drafts>(
  kind: K,
  id: string,
  storage: Storage = sessionStorage,
): Drafts[K] | null {
  try {
    return JSON.parse(storage.getItem(keyOf(kind, id)) ?? 'null') as Drafts[K] | null
  } catch {
    return null
  }
}

/** Keeps a draft until the tab is closed, so that closing the dialog, a reload or a new login loses nothing; null forgets it. */
export function keepDraft<K extends keyof Drafts>(
  kind: K,
  id: string,
  draft: Drafts[K] | null,
  storage: Storage = sessionStorage,
): void {
  try {
    if (draft === null) storage.removeItem(keyOf(kind, id))
    else storage.setItem(keyOf(kind, id), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage takes nothing; what was typed is still in the form.
  }
}
