import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AnalyticsSearch } from './parts/analytics-search.ts'

/** The analytics screen's part of the address. Another part of the screen is a step back in the browser, a filter is not. */
export function useAnalyticsAddress(): { search: AnalyticsSearch; onSearch: (change: AnalyticsSearch) => void } {
  const search = useSearch({ strict: false }) as AnalyticsSearch
  const navigate = useNavigate()
  const onSearch = (change: AnalyticsSearch) =>
    void navigate({
      to: '.',
      search: (before: AnalyticsSearch) => ({ ...before, ...change }),
      replace: change.part === undefined,
    })
  return { search, onSearch }
}
