import type { Setup, SetupPatch } from '#contract/setups.ts'

/** The fields of a setup that staff edit, in the order of the form. */
export const editableFields = ['status', 'assignedTo', 'notes'] as const
export type EditableField = (typeof editableFields)[number]
type Values = Pick<Setup, EditableField>
export type Side = 'mine' | 'theirs'

/** A setup being edited: its base version, the input, and conflicts. */
export type Editing = {
  readonly base: Setup
  readonly form: Values
  readonly clashes: readonly Clash[]
}

/** A field changed here and, differently, by a teammate. */
export type Clash = {
  readonly field: EditableField
  readonly mine: Setup[EditableField]
  readonly theirs: Setup[EditableField]
  /** The side the user chose; null until then. */
  readonly chosen: Side | null
}

const valuesOf = ({ status, assignedTo, notes }: Values): Values => ({ status, assignedTo, notes })

export const startEditing = (setup: Setup): Editing => ({ base: setup, form: valuesOf(setup), clashes: [] })

/** The fields in which the form differs from the setup, as a change to send. */
export function changesOf({ base, form }: Editing): SetupPatch {
  const changed = editableFields.filter((field) => (form[field] || null) !== base[field])
  return Object.fromEntries(changed.map((field) => [field, form[field]]))
}

/**
 * The setup changed elsewhere: untouched fields take its values, edited ones stay, and fields that both
 * sides changed differently become conflicts. An older version is ignored.
 */
export function receiveSetup(editing: Editing, setup: Setup): Editing {
  if (setup.version <= editing.base.version) return editing
  const { base, form } = editing
  const touched = new Set(Object.keys(changesOf(editing)))
  const merged = {
    ...valuesOf(setup),
    ...Object.fromEntries([...touched].map((field) => [field, form[field as EditableField]])),
  }
  const clashes = editableFields.flatMap((field): Clash[] => {
    const before = editing.clashes.find((clash) => clash.field === field)
    const isNew = touched.has(field) && base[field] !== setup[field] && form[field] !== setup[field]
    if (isNew) return [{ field, mine: form[field], theirs: setup[field], chosen: null }]
    return before ? [{ ...before, theirs: setup[field] }] : []
  })
  return { base: setup, form: merged, clashes }
}

/** A field was edited; in a conflict this becomes the own side. */
export function typeInto(editing: Editing, change: Partial<Values>): Editing {
  const clashes = editing.clashes.map((clash): Clash => {
    const typed = change[clash.field]
    return typed === undefined ? clash : { ...clash, mine: typed, chosen: 'mine' }
  })
  return { ...editing, form: { ...editing.form, ...change }, clashes }
}

/** Applies one side of a conflict to the form. */
export function chooseSide(editing: Editing, field: EditableField, side: Side): Editing {
  const clash = editing.clashes.find((one) => one.field === field)
  if (!clash) return editing
  const clashes = editing.clashes.map((one) => (one === clash ? { ...one, chosen: side } : one))
  return { ...editing, form: { ...editing.form, [field]: clash[side] }, clashes }
}

/** Whether a conflict has no choice yet: until then saving must not overwrite the other change. */
export const isUndecided = ({ clashes }: Editing): boolean => clashes.some(({ chosen }) => chosen === null)
