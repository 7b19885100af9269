import { useNavigate } from '@tanstack/react-router'
import { useParsedSearch } from './parsed-search.ts'
import { type AuditSearch, parseAuditSearch } from './parts/audit-search.ts'

/** The audit screen's part of the address. Filters add no history entry. */
export function useAuditAddress(): { search: AuditSearch; onSearch: (change: AuditSearch) => void } {
  const search = useParsedSearch(parseAuditSearch)
  const navigate = useNavigate()
  const onSearch = (change: AuditSearch) =>
    void navigate({ to: '.', search: (before: AuditSearch) => ({ ...before, ...change }), replace: true })
  return { search, onSearch }
}
