import { useNavigate, useSearch } from '@tanstack/react-router'
import type { CustomersSearch } from './parts/customers-search.ts'

/** The customers screen's part of the address. */
export function useCustomersAddress(): { search: CustomersSearch; onSearch: (change: CustomersSearch) => void } {
  const search: CustomersSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const onSearch = (change: CustomersSearch) =>
    void navigate({ to: '.', search: (before: CustomersSearch) => ({ ...before, ...change }), replace: true })
  return { search, onSearch }
}
