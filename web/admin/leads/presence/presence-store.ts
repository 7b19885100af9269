import { useSyncExternalStore } from 'react'
import type { Presence } from '#contract/lead-work.ts'
import { createStore } from '#web/kit/store.ts'

const byLead = createStore<ReadonlyMap<string, readonly Presence[]>>(new Map())
const nobody: readonly Presence[] = []

/** Presence by lead, as last read. Unchanged leads keep the same list object. */
export function setPresence(present: readonly Presence[]): void {
  const before = byLead.value
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const next = [...Map.groupBy(present, ({ leadId }) => leadId)]
  byLead.set(new Map(next.map(([id, people]) => [id, same(people, before.get(id)) ? before.get(id)! : people])))
}

/** Teammates present at this lead. */
export function usePresence(leadId: string): readonly Presence[] {
  return useSyncExternalStore(byLead.subscribe, () => byLead.value.get(leadId) ?? nobody)
}
