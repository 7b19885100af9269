import { useNavigate } from '@tanstack/react-router'
import { useParsedSearch } from './parsed-search.ts'
import { type CustomersSearch, parseCustomersSearch } from './parts/customers-search.ts'

/** The customers screen's part of the address. */
export function useCustomersAddress(): { search: CustomersSearch; onSearch: (change: CustomersSearch) => void } {
  const search = useParsedSearch(parseCustomersSearch)
  const navigate = useNavigate()
  const onSearch = (change: CustomersSearch) =>
    void navigate({ to: '.', search: (before: CustomersSearch) => ({ ...before, ...change }), replace: true })
  return { search, onSearch }
}
