import type { Lead } from '#contract/leads.ts'
import type { LeadDraft } from './lead-draft.ts'
import { changesOf, editableFields, formOf, type LeadForm, withFields } from './lead-form.ts'
import { type Clash, rebase } from './lead-merge.ts'

/** A lead being edited: the version it is based on, what the form holds, and what somebody else changed meanwhile. */
export interface Editing {
  readonly base: Lead
  readonly form: LeadForm
  /** Fields that were changed here and elsewhere; they stay named until the lead is saved. */
  readonly clashes: readonly Clash[]
  /** The form began with what was typed before. */
  readonly restored: boolean
}

/** Begins with the lead, and on top of it with what was typed before and not saved. */
export function startEditing(lead: Lead, draft: LeadDraft | null): Editing {
  const fresh: Editing = { base: lead, form: formOf(lead), clashes: [], restored: false }
  if (draft === null) return fresh
  const { form, clashes } = rebase(draft.base, lead, draft.form)
  const isChanged = Object.keys(changesOf(lead, form)).length > 0
  return isChanged ? { base: lead, form, clashes, restored: true } : fresh
}

/** The lead has changed elsewhere: what was typed goes on top of the newer version. An older one changes nothing. */
export function receiveLead(editing: Editing, lead: Lead): Editing {
  if (lead.version <= editing.base.version) return editing
  const { form, clashes } = rebase(editing.base, lead, editing.form)
  const others = editing.clashes.filter(({ field }) => clashes.every((clash) => clash.field !== field))
  const known = others.map((clash) => ({ ...clash, theirs: lead[clash.field] }))
  return { ...editing, base: lead, form, clashes: [...known, ...clashes] }
}

/** Takes one side of a clash into the form. */
export function chooseSide(editing: Editing, clash: Clash, side: 'mine' | 'theirs'): Editing {
  const from = { ...editing.base, [clash.field]: clash[side] }
  return { ...editing, form: withFields(editing.form, from, [clash.field]) }
}

/** Back to the lead as it is stored. */
export function discardChanges(editing: Editing): Editing {
  return { ...editing, form: withFields(editing.form, editing.base, editableFields), clashes: [], restored: false }
}
