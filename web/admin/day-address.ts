import { useNavigate, useSearch } from '@tanstack/react-router'
import type { DaySearch } from './parts/day-search.ts'

/** My day's part of the address. Each week is an entry of the browser's history. */
export function useDayAddress(): { search: DaySearch; onSearch: (search: DaySearch) => void } {
  const { view, week } = useSearch({ strict: false }) as DaySearch
  const navigate = useNavigate()
  return { search: { view, week }, onSearch: (search) => void navigate({ to: '.', search }) }
}
