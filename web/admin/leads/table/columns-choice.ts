import { useSyncExternalStore } from 'react'
import { defaultLeadColumns, type LeadColumnName, leadColumnNames } from '#domain/lead-views.ts'

const key = 'staff.lead-columns'
const listeners = new Set<() => void>()
let chosen: readonly LeadColumnName[] = read()

function read(): readonly LeadColumnName[] {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? defaultLeadColumns : ordered(stored.split(' '))
  } catch {
    // A browser may forbid its storage altogether: then the choice lasts as long as the page.
    return defaultLeadColumns
  }
}

/** Known columns in the order of the table. */
const ordered = (names: readonly string[]) => leadColumnNames.filter((name) => names.includes(name))

/** The columns this browser shows in the table. */
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
  chosen = ordered(names)
  try {
    localStorage.setItem(key, chosen.join(' '))
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}
