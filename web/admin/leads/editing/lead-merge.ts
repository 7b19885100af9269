import {
  changesOf,
  type Editable,
  type EditableField,
  editableFields,
  editableOf,
  isSame,
  type LeadForm,
  withFields,
} from './lead-form.ts'

export type Side = 'mine' | 'theirs'

/** A field changed here and, differently, by a teammate. */
export interface Clash {
  readonly field: EditableField
  readonly mine: Editable[EditableField]
  readonly theirs: Editable[EditableField]
  /** The side the user chose; null until then. */
  readonly chosen: Side | null
}

interface Rebased {
  readonly form: LeadForm
  readonly clashes: readonly Clash[]
}

/**
 * Rebases the input on a newer version of the lead: untouched fields take its values, edited ones stay,
 * and fields that both sides changed differently are returned as conflicts.
 */
export function rebase(base: Editable, current: Editable, form: LeadForm): Rebased {
  const touched = Object.keys(changesOf(base, form)) as EditableField[]
  const untouched = editableFields.filter((field) => !touched.includes(field))
  const mine = editableOf(form)
  const clashes = touched
    .filter((field) => !isSame(base[field], current[field]) && !isSame(mine[field], current[field]))
    .map((field) => ({ field, mine: mine[field], theirs: current[field], chosen: null }))
  return { form: withFields(form, current, untouched), clashes }
}
