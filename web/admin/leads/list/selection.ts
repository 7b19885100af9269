import type { Lead } from '#contract/leads.ts'

/** The selection: individual leads, or all that match the filters. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** All that match, loaded or not. */
  readonly all: boolean
}

export const nothing: Selection = { ids: new Set(), all: false }

export const isSelected = ({ ids, all }: Selection, id: string): boolean => all || ids.has(id)

/** Toggles a lead; deselecting one of "all that match" leaves the other loaded ones selected. */
export function toggled(selection: Selection, id: string, rows: readonly Lead[]): Selection {
  const ids = new Set(selection.all ? rows.map((row) => row.id) : selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ids, all: false }
}

/** Adds all rows from one to another, both included, whichever comes first. */
export function extended(selection: Selection, from: string, to: string, rows: readonly Lead[]): Selection {
  const places = [from, to].map((id) => rows.findIndex((row) => row.id === id))
  const [first = -1, last = -1] = places.toSorted((a, b) => a - b)
  if (first < 0) return toggled(selection, to, rows)
  return { ids: new Set([...selection.ids, ...rows.slice(first, last + 1).map(({ id }) => id)]), all: false }
}

/** All rows that are loaded; none where they already are. */
export function toggledAll(selection: Selection, rows: readonly Lead[]): Selection {
  const isFull = rows.length > 0 && rows.every(({ id }) => isSelected(selection, id))
  return isFull ? nothing : { ids: new Set(rows.map(({ id }) => id)), all: false }
}
