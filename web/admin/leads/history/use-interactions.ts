import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Interaction } from '#contract/leads.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { call } from '#web/api/client.ts'

export interface History {
  /** Newest first, as far back as was asked for; undefined until something has come. */
  readonly interactions: readonly Interaction[] | undefined
  readonly error: unknown
  readonly hasOlder: boolean
  readonly isLoadingOlder: boolean
  readonly olderFailed: boolean
  reload(): void
  showOlder(): void
}

/** The history of a lead, page by page; follows every change of the lead. */
export function useInteractions(id: string): History {
  const client = useQueryClient()
  const queryKey = ['listInteractions', id]
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) =>
      call.listInteractions({ params: { id }, query: cursor === null ? {} : { cursor } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    refetchOnMount: 'always',
  })
  useLive('leads', (event) => {
    if (event.id === id) void client.invalidateQueries({ queryKey })
  })
  return {
    interactions: pages.data?.pages.flatMap(({ data }) => data),
    error: pages.error,
    hasOlder: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
    reload: () => void pages.refetch(),
    olderFailed: pages.isFetchNextPageError,
    showOlder: () => void pages.fetchNextPage(),
  }
}
