import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

/** The query of the address as its screen parses it: the router also hands on fields that others appended to a link. */
export function useParsedSearch<S>(parse: (query: Record<string, unknown>) => S): S {
  const query: Record<string, unknown> = useSearch({ strict: false })
  return useMemo(() => parse(query), [parse, query])
}
