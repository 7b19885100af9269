import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { useLiveLead } from '../store/use-live-lead.ts'

export type LeadThread = ReturnType<typeof useThread>

/** The messages of a lead, newest first, page by page. */
const threadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['listMessages', id],
    queryFn: ({ pageParam: cursor, signal }) =>
      call.listMessages({ params: { id }, query: cursor === null ? {} : { cursor } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })

/** The conversation with a lead, and how it can be written to; read again when the lead changes. */
export function useThread(id: string) {
  const client = useQueryClient()
  const pages = useInfiniteQuery({ ...threadQuery(id), refetchOnMount: 'always' })
  const changed = () => void client.invalidateQueries({ queryKey: threadQuery(id).queryKey })
  useLiveLead(id, changed, changed)
  const first = pages.data?.pages[0]
  return {
    messages: pages.data?.pages.flatMap(({ data }) => data),
    seen: first?.seen ?? null,
    wroteAgain: first?.wroteAgain ?? null,
    emails: first?.emails ?? [],
    sendsMail: first?.sendsMail ?? false,
    people: first?.people ?? [],
    messengers: first?.messengers ?? [],
    foreign: pages.data?.pages.flatMap(({ foreign }) => foreign) ?? [],
    writesIn: first?.writesIn ?? null,
    translates: first?.translates ?? false,
    error: pages.error,
    hasOlder: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
    showOlder: () => void pages.fetchNextPage(),
    reload: async () => (await pages.refetch()).data?.pages[0]?.data ?? [],
  }
}
