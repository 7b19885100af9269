import type { CallOf } from '#contract/api.ts'
import type { AuditSearch } from '#web/admin/parts/audit-search.ts'
import { endOfDay, startOfDay } from '#web/admin/parts/date/local-moment.ts'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { call } from '#web/api/client.ts'

/** The filters of the address as the call takes them. */
export function filterOf({ user, action, entity, record, from, to }: AuditSearch): CallOf<'exportAudit'>['query'] {
  return {
    userId: user,
    action,
    entity,
    entityId: record,
    from: from && startOfDay(from).toISOString(),
    to: to && endOfDay(to).toISOString(),
  }
}

/** The log by filter, newest first. */
export function useAudit(search: AuditSearch) {
  const filter = filterOf(search)
  return usePages(['listAudit', filter], (cursor, signal) =>
    call.listAudit({ query: { ...filter, cursor } }, { signal }),
  )
}
