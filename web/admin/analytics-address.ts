import { useNavigate } from '@tanstack/react-router'
import { useParsedSearch } from './parsed-search.ts'
import { type AnalyticsSearch, parseAnalyticsSearch } from './parts/analytics-search.ts'

/** The analytics screen's part of the address. Switching tabs adds a history entry, a filter does not. */
export function useAnalyticsAddress(): { search: AnalyticsSearch; onSearch: (change: AnalyticsSearch) => void } {
  const search = useParsedSearch(parseAnalyticsSearch)
  const navigate = useNavigate()
  const onSearch = (change: AnalyticsSearch) =>
    void navigate({
      to: '.',
      search: (before: AnalyticsSearch) => ({ ...before, ...change }),
      replace: change.part === undefined,
    })
  return { search, onSearch }
}
