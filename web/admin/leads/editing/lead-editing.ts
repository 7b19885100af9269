import type { Lead } from '#contract/leads.ts'
import type { LeadDraft } from './lead-draft.ts'
import {
  changesOf,
  type Editable,
  editableFields,
  editableOf,
  formOf,
  isSame,
  type LeadForm,
  withFields,
} from './lead-form.ts'
import { type Clash, rebase, type Side } from './lead-merge.ts'

/** A lead being edited: its base version, the form, and a teammate's changes meanwhile. */
export interface Editing {
  readonly base: Lead
  readonly form: LeadForm
  /** Fields changed both here and elsewhere; listed until the lead is saved. */
  readonly clashes: readonly Clash[]
  /** The form started from a draft. */
  readonly restored: boolean
}

type Typed = { readonly base: Editable; readonly form: LeadForm; readonly clashes: readonly Clash[] }

/** The input rebased on a newer version, with new and earlier conflicts. */
function onTopOf(
  lead: Lead,
  { base, form: typed, clashes: before }: Typed,
): Pick<Editing, 'base' | 'form' | 'clashes'> {
  const { form, clashes } = rebase(base, lead, typed)
  const others = before.filter(({ field }) => clashes.every((clash) => clash.field !== field))
  const known = others.map((clash) => ({ ...clash, theirs: lead[clash.field] }))
  return { base: lead, form, clashes: [...known, ...clashes] }
}

/** Starts from the lead, with an unsaved draft applied on top. */
export function startEditing(lead: Lead, draft: LeadDraft | null): Editing {
  const fresh: Editing = { base: lead, form: formOf(lead), clashes: [], restored: false }
  if (draft === null) return fresh
  const form = { ...formOf(draft.base), ...draft.form }
  const editing = onTopOf(lead, { ...draft, form })
  const isChanged = Object.keys(changesOf(lead, editing.form)).length > 0
  return isChanged ? { ...editing, restored: true } : fresh
}

/** The lead changed elsewhere: rebases the input on the newer version. An older version is ignored. */
export function receiveLead(editing: Editing, lead: Lead): Editing {
  return lead.version <= editing.base.version ? editing : { ...editing, ...onTopOf(lead, editing) }
}

/** A field was edited. In a conflicting field this becomes the own side, and the choice if the other side was chosen. */
export function typeInto(editing: Editing, change: Partial<LeadForm>): Editing {
  const form = { ...editing.form, ...change }
  const [before, after] = [editableOf(editing.form), editableOf(form)]
  const clashes = editing.clashes.map((clash): Clash => {
    if (isSame(before[clash.field], after[clash.field])) return clash
    return { ...clash, mine: after[clash.field], chosen: clash.chosen && 'mine' }
  })
  return { ...editing, form, clashes }
}

/** Applies one side of a conflict to the form. */
export function chooseSide(editing: Editing, { field, ...values }: Clash, side: Side): Editing {
  const from = { ...editing.base, [field]: values[side] }
  const clashes = editing.clashes.map((clash) => (clash.field === field ? { ...clash, chosen: side } : clash))
  return { ...editing, form: withFields(editing.form, from, [field]), clashes }
}

/** Conflicts without a choice yet: until then saving must not overwrite the other change. */
export function undecided({ clashes }: Editing): readonly Clash[] {
  return clashes.filter(({ chosen }) => chosen === null)
}

/**
 * Applies that `sent` was saved as `saved`: later input stays, on top of what was sent and not in conflict with it, and
 * decided conflicts are over.
 */
export function settleEditing(editing: Editing, saved: Lead, sent: Editing): Editing {
  const base = { ...editing.base, ...changesOf(sent.base, sent.form) } as Lead
  const next = receiveLead({ ...editing, base }, saved)
  return { ...next, clashes: undecided(next), restored: false }
}

/** Back to the lead as it is stored. */
export function discardChanges(editing: Editing): Editing {
  return { ...editing, form: withFields(editing.form, editing.base, editableFields), clashes: [], restored: false }
}
