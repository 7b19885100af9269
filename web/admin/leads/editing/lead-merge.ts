import {
  changesOf,
  type Editable,
  type EditableField,
  editableFields,
  editableOf,
  type LeadForm,
  withFields,
} from './lead-form.ts'

export type Side = 'mine' | 'theirs'

/** A field that was changed here and, differently, by somebody else. */
export interface Clash {
  readonly field: EditableField
  readonly mine: Editable[EditableField]
  readonly theirs: Editable[EditableField]
  /** What a person decided, having seen both; null as long as nobody has. */
  readonly chosen: Side | null
}

export interface Rebased {
  readonly form: LeadForm
  readonly clashes: readonly Clash[]
}

/**
 * Puts what was typed on top of a newer version of the lead: untouched fields take its values, touched ones stay, and
 * those that both sides changed to different values are named, for a person to choose.
 */
export function rebase(base: Editable, current: Editable, form: LeadForm): Rebased {
  const touched = Object.keys(changesOf(base, form)) as EditableField[]
  const untouched = editableFields.filter((field) => !touched.includes(field))
  const mine = editableOf(form)
  const clashes = touched
    .filter((field) => !Object.is(base[field], current[field]) && !Object.is(mine[field], current[field]))
    .map((field) => ({ field, mine: mine[field], theirs: current[field], chosen: null }))
  return { form: withFields(form, current, untouched), clashes }
}
