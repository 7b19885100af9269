import type { Setup, SetupPatch } from '#contract/setups.ts'

/** The fields of a setup that staff edit, in the order of the form. */
export const editableFields = ['status', 'assignedTo', 'notes'] as const
export type EditableField = (typeof editableFields)[number]
type Values = Pick<Setup, EditableField>
export type Side = 'mine' | 'theirs'

/** A setup being edited: the version it is based on, what is typed, and where somebody else changed the same. */
export type Editing = {
  readonly base: Setup
  readonly form: Values
  readonly clashes: readonly Clash[]
}

/** A field that was changed here and, differently, by somebody else. */
export type Clash = {
  readonly field: EditableField
  readonly mine: Setup[EditableField]
  readonly theirs: Setup[EditableField]
  /** What a person decided, having seen both; null as long as nobody has. */
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
 * The setup has changed elsewhere: untouched fields take its values, touched ones stay, and those that both sides changed
 * differently are named, for a person to choose. An older version changes nothing.
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

/** Somebody changes a field; where it clashes, that is their own side. */
export function typeInto(editing: Editing, change: Partial<Values>): Editing {
  const clashes = editing.clashes.map((clash): Clash => {
    const typed = change[clash.field]
    return typed === undefined ? clash : { ...clash, mine: typed, chosen: 'mine' }
  })
  return { ...editing, form: { ...editing.form, ...change }, clashes }
}

/** Takes one side of a clash into the form. */
export function chooseSide(editing: Editing, field: EditableField, side: Side): Editing {
  const clash = editing.clashes.find((one) => one.field === field)
  if (!clash) return editing
  const clashes = editing.clashes.map((one) => (one === clash ? { ...one, chosen: side } : one))
  return { ...editing, form: { ...editing.form, [field]: clash[side] }, clashes }
}

/** Whether a person has yet to decide: until then nothing may be saved over the other's change. */
export const isUndecided = ({ clashes }: Editing): boolean => clashes.some(({ chosen }) => chosen === null)
