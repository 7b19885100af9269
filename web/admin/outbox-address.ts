import { useNavigate } from '@tanstack/react-router'
import { useParsedSearch } from './parsed-search.ts'
import { type OutboxSearch, parseOutboxSearch } from './parts/outbox-search.ts'

/** The outbox's part of the address. */
export function useOutboxAddress(): { search: OutboxSearch; onSearch: (change: OutboxSearch) => void } {
  const search = useParsedSearch(parseOutboxSearch)
  const navigate = useNavigate()
  const onSearch = (change: OutboxSearch) =>
    void navigate({ to: '.', search: (before: OutboxSearch) => ({ ...before, ...change }), replace: true })
  return { search, onSearch }
}
