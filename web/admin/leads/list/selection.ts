import type { Lead } from '#contract/leads.ts'

/** A lead's values when it was selected: a bulk edit skips it if they differ. */
type SeenLead = Pick<Lead, 'status' | 'priority' | 'assignedTo' | 'version'>

const seenOf = ({ status, priority, assignedTo, version }: Lead): SeenLead => ({
  status,
  priority,
  assignedTo,
  version,
})

/** The selection: individual leads, or all that match the filters. */
export interface Selection {
  readonly ids: ReadonlyMap<string, SeenLead>
  /** True for all matches, loaded or not. */
  readonly all: boolean
}

export const nothing: Selection = { ids: new Map(), all: false }

export const isSelected = ({ ids, all }: Selection, id: string): boolean => all || ids.has(id)

/** Toggles a lead; deselecting one of "all that match" leaves the other loaded ones selected. */
export function toggled(selection: Selection, id: string, rows: readonly Lead[]): Selection {
  const ids = new Map(selection.all ? seenRows(rows) : selection.ids)
  const row = rows.find((one) => one.id === id)
  if (!ids.delete(id) && row) ids.set(id, seenOf(row))
  return { ids, all: false }
}

/** Adds all rows from one to another, both included, whichever comes first. */
export function extended(selection: Selection, from: string, to: string, rows: readonly Lead[]): Selection {
  const places = [from, to].map((id) => rows.findIndex((row) => row.id === id))
  const [first = -1, last = -1] = places.toSorted((a, b) => a - b)
  if (first < 0) return toggled(selection, to, rows)
  return { ids: new Map([...seenRows(rows.slice(first, last + 1)), ...selection.ids]), all: false }
}

/** All rows that are loaded; none where they already are. */
export function toggledAll(selection: Selection, rows: readonly Lead[]): Selection {
  const isFull = rows.length > 0 && rows.every(({ id }) => isSelected(selection, id))
  return isFull ? nothing : { ids: new Map(seenRows(rows)), all: false }
}

/** The selection after the reader's own change of a lead, which they have seen. */
export function seenAgain(selection: Selection, lead: Lead): Selection {
  if (!selection.ids.has(lead.id)) return selection
  return { ...selection, ids: new Map([...selection.ids, [lead.id, seenOf(lead)]]) }
}

const seenRows = (rows: readonly Lead[]) => rows.map((row) => [row.id, seenOf(row)] as const)
