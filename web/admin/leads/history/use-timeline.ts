import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { TimelineEntry } from '#contract/timeline.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { call } from '#web/api/client.ts'
import { useLiveLead } from '../store/use-live-lead.ts'

export interface History {
  /** Newest first, as far back as loaded; undefined until the first page arrives. */
  readonly entries: readonly TimelineEntry[] | undefined
  readonly error: unknown
  readonly hasOlder: boolean
  readonly isLoadingOlder: boolean
  readonly olderFailed: boolean
  reload(): void
  showOlder(): void
}

/** A lead's history, page by page; updates with the lead and its tasks. */
export function useTimeline(id: string): History {
  const client = useQueryClient()
  const queryKey = ['listTimeline', id]
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) =>
      call.listTimeline({ params: { id }, query: cursor === null ? {} : { cursor } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    refetchOnMount: 'always',
  })
  const changed = () => void client.invalidateQueries({ queryKey })
  useLiveLead(id, changed)
  useLive('tasks', (event) => event.id === id && event.change !== 'removed' && changed())
  return {
    entries: pages.data?.pages.flatMap(({ data }) => data),
    error: pages.error,
    hasOlder: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
    reload: () => void pages.refetch(),
    olderFailed: pages.isFetchNextPageError,
    showOlder: () => void pages.fetchNextPage(),
  }
}
