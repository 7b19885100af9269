import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import { rememberedAs } from '#web/admin/parts/remembered.ts'
import { useStore } from '#web/kit/store.ts'

const collapsed = rememberedAs<ReadonlySet<LeadStatus>>(
  'staff.collapsed-columns',
  (text) => new Set(leadStatuses.filter((status) => text?.split(' ').includes(status))),
  (statuses) => [...statuses].join(' '),
)

/** The columns collapsed in this browser. */
export const useCollapsed = (): ReadonlySet<LeadStatus> => useStore(collapsed)

/** Collapses or expands a column. */
export function toggleCollapsed(status: LeadStatus): void {
  const next = new Set(collapsed.value)
  if (!next.delete(status)) next.add(status)
  collapsed.set(next)
}
