import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import type { Lead } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import type { ListSort } from '#domain/leads/lead-views.ts'
import { useEventStream, useLive } from '#web/admin/parts/live.tsx'
import { call } from '#web/api/client.ts'
import { coalesce } from '../store/coalesce.ts'

type Page = AnswerOf<'listLeads'>

export interface LeadList {
  readonly rows: readonly Lead[]
  /** How many match; null until that is known. */
  readonly total: number | null
  readonly totalIsCapped: boolean
  /** Only the newest matches are listed; more exist. */
  readonly newestOnly: boolean
  /** True if nothing matches the search, so similar names are shown. */
  readonly similarOnly: boolean
  /** The rows shown belong to the previous query; the new one is loading. */
  readonly isStale: boolean
  readonly isLoading: boolean
  readonly error: unknown
  /** True if more rows follow. */
  readonly hasMore: boolean
  loadMore(): Promise<void>
  reload(): void
  /** Replaces a row, also optimistically. */
  put(lead: Lead): void
}

const pageSize = 100
/** Delay from an event to the reload, and between two reloads; events in quick succession share one. */
const soonMs = 150
const calmMs = 1_000
/** Polling interval while the event stream is down, and for filters that depend on time. */
const refreshEveryMs = 10_000

/** Leads page by page, reloaded on every event. `filters` must be a stable object. */
export function useLeadList(filters: LeadFilters, sort: ListSort, order: 'asc' | 'desc'): LeadList {
  const client = useQueryClient()
  const stream = useEventStream()
  const queryKey = useMemo(() => ['listLeads', filters, sort, order], [filters, sort, order])
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call.listLeads(
        { query: { ...filters, sort, order, limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data, error, refetch, fetchNextPage } = pages

  const refresh = useMemo(
    () => coalesce(() => client.invalidateQueries({ queryKey: ['listLeads'] }), soonMs, calmMs),
    [client],
  )
  useEffect(() => {
    const timer = setInterval(() => {
      if (stream.state !== 'open' || ages(filters, sort)) refresh.request()
    }, refreshEveryMs)
    return () => {
      clearInterval(timer)
      refresh.stop()
    }
  }, [refresh, stream, filters, sort])
  useLive('leads', refresh.request)

  const rows = useMemo(() => unique(data?.pages.flatMap((page) => page.data) ?? []), [data])
  const first = data?.pages[0]
  return {
    rows,
    total: first?.total ?? null,
    totalIsCapped: first?.totalIsCapped ?? false,
    newestOnly: first?.newestOnly ?? false,
    similarOnly: first?.similarOnly ?? false,
    isStale: pages.isPlaceholderData,
    isLoading: data === undefined && error === null,
    error,
    hasMore: pages.hasNextPage && !pages.isPlaceholderData,
    loadMore: async () => {
      const { isFetchNextPageError, error: problem } = await fetchNextPage()
      if (isFetchNextPageError) throw problem
    },
    reload: () => void refetch(),
    put: (lead) =>
      client.setQueriesData<InfiniteData<Page>>({ queryKey }, (before) => before && withLead(before, lead)),
  }
}

const ages = (filters: LeadFilters, sort: ListSort) =>
  sort === 'score' ||
  [filters.overdue, filters.temperature, filters.scoreFrom, filters.scoreTo].some((filter) => filter !== undefined)

/** A lead that moved between two pages appears twice: keep the first. */
const unique = (leads: readonly Lead[]) => [...new Map(leads.map((lead) => [lead.id, lead])).values()]

function withLead(before: InfiniteData<Page>, lead: Lead): InfiniteData<Page> {
  const pages = before.pages.map((page) => ({
    ...page,
    data: page.data.map((row) => (row.id === lead.id ? lead : row)),
  }))
  return { ...before, pages }
}
