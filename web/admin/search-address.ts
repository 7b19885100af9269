import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

/**
 * The query of the address as its screen parses it, without fields that others appended to a link. A change of the field
 * `entered` adds a history entry, any other does not.
 */
export function useSearchAddress<S extends object>(
  parse: (query: Record<string, unknown>) => S,
  entered?: keyof S,
): { search: S; onSearch: (change: S) => void } {
  const query: Record<string, unknown> = useSearch({ strict: false })
  const search = useMemo(() => parse(query), [parse, query])
  const navigate = useNavigate()
  const onSearch = (change: S) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      replace: entered === undefined || !(entered in change),
    })
  return { search, onSearch }
}
