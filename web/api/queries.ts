import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Api, CallName, CallOf } from '#contract/api.ts'
import { type Client, call } from './client.ts'

type ReadName = {
  [N in CallName]: Api[N] extends { method: 'GET'; stream?: never; download?: never } ? N : never
}[CallName]
type Read = (input: unknown, options: { signal: AbortSignal }) => Promise<unknown>

/** TanStack Query options of a reading call: `useQuery(query('readLead', { params: { id } }))`. */
export function query<N extends ReadName>(name: N, input: CallOf<N>, client: Client = call) {
  return queryOptions<AnswerOf<N>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => (client[name] as Read)(input, { signal }) as Promise<AnswerOf<N>>,
  })
}

/**
 * No automatic retry, no refetch on focus (docs/product.md#new-leads); data is stale only when invalidated: by an event, by the event stream
 * reconnecting, by the 10 s refresh.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
