import { useInfiniteQuery } from '@tanstack/react-query'
import type { AnswerOf, CallOf } from '#contract/api.ts'
import type { AuditEntry } from '#contract/audit.ts'
import type { AuditSearch } from '#web/admin/parts/audit-search.ts'
import { endOfDay, startOfDay } from '#web/admin/parts/calendar-day.ts'
import { call } from '#web/api/client.ts'

type Page = AnswerOf<'listAudit'>

/** The filters of the address as the call takes them. */
export function filterOf({ user, action, entity, record, from, to }: AuditSearch): CallOf<'exportAudit'>['query'] {
  return {
    userId: user,
    action,
    entity,
    entityId: record,
    from: from && startOfDay(from),
    to: to && endOfDay(to),
  }
}

export type More = { readonly busy: boolean; readonly error: unknown; load(): void } | null

/** The log by filter, newest first; `more` is there while older entries are. */
export function useAudit(search: AuditSearch): {
  entries: readonly AuditEntry[] | undefined
  /** Every action the log knows. */
  actions: readonly string[]
  error: unknown
  reload: () => void
  more: More
} {
  const pages = useInfiniteQuery({
    queryKey: ['listAudit', filterOf(search)],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call.listAudit({ query: { ...filterOf(search), ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = pages
  return {
    entries: data?.pages.flatMap((page) => page.data),
    actions: data?.pages[0]?.actions ?? [],
    error,
    reload: () => void refetch(),
    more: hasNextPage ? { busy: isFetchingNextPage, error, load: () => void fetchNextPage() } : null,
  }
}
