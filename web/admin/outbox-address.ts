import { useNavigate, useSearch } from '@tanstack/react-router'
import type { OutboxSearch } from './parts/outbox-search.ts'

/** The outbox's part of the address. */
export function useOutboxAddress(): { search: OutboxSearch; onSearch: (change: OutboxSearch) => void } {
  const search: OutboxSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const onSearch = (change: OutboxSearch) =>
    void navigate({ to: '.', search: (before: OutboxSearch) => ({ ...before, ...change }), replace: true })
  return { search, onSearch }
}
