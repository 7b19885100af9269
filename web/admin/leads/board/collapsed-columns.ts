import { useSyncExternalStore } from 'react'
import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'

const key = 'staff.collapsed-columns'
const listeners = new Set<() => void>()
let collapsed: ReadonlySet<LeadStatus> = read()

function read(): ReadonlySet<LeadStatus> {
  try {
    const stored = localStorage.getItem(key)?.split(' ') ?? []
    return new Set(leadStatuses.filter((status) => stored.includes(status)))
  } catch {
    // A browser may forbid its storage altogether: then the choice lasts as long as the page.
    return new Set()
  }
}

/** The columns collapsed in this browser. */
export const useCollapsed = (): ReadonlySet<LeadStatus> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => collapsed,
  )

/** Collapses or expands a column. */
export function toggleCollapsed(status: LeadStatus): void {
  const next = new Set(collapsed)
  if (!next.delete(status)) next.add(status)
  collapsed = next
  try {
    localStorage.setItem(key, [...next].join(' '))
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}
