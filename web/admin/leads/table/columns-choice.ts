import { useSyncExternalStore } from 'react'
import { defaultLeadColumns, type LeadColumnName, leadColumnNames } from '#domain/leads/lead-views.ts'

const key = 'staff.lead-columns'
const listeners = new Set<() => void>()
let chosen: readonly LeadColumnName[] = read()

function read(): readonly LeadColumnName[] {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? defaultLeadColumns : known(stored.split(' '))
  } catch {
    // A browser may forbid its storage altogether: then the choice lasts as long as the page.
    return defaultLeadColumns
  }
}

/** Columns that exist, each once, in the order given. */
const known = (names: readonly string[]) =>
  [...new Set(names)].flatMap((name) => leadColumnNames.find((column) => column === name) ?? [])

/** The columns this browser shows in the table, in their order. */
export const useChosenColumns = (): readonly LeadColumnName[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosen,
  )

/** Chooses the table's columns, for this browser. */
export function chooseColumns(names: readonly LeadColumnName[]): void {
  chosen = known(names)
  try {
    localStorage.setItem(key, chosen.join(' '))
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}
