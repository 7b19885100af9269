import { useSyncExternalStore } from 'react'
import type { Presence } from '#contract/lead-work.ts'

const listeners = new Set<() => void>()
let byLead: ReadonlyMap<string, readonly Presence[]> = new Map()
const nobody: readonly Presence[] = []

/** Presence by lead, as last read. Unchanged leads keep the same list object. */
export function setPresence(present: readonly Presence[]): void {
  const next = Map.groupBy(present, ({ leadId }) => leadId)
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  byLead = new Map([...next].map(([id, people]) => [id, same(people, byLead.get(id)) ? byLead.get(id)! : people]))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Teammates present at this lead. */
export function usePresence(leadId: string): readonly Presence[] {
  return useSyncExternalStore(subscribe, () => byLead.get(leadId) ?? nobody)
}
