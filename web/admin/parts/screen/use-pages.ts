import { useInfiniteQuery } from '@tanstack/react-query'

/** A page of a list and the cursor of the next one; null: it is the last. */
type Page<T> = { readonly data: readonly T[]; readonly nextCursor: string | null }

/** Loads older rows; null when all are shown. */
export type More = { readonly busy: boolean; readonly error: unknown; load(): void } | null

/** The loaded rows of a paginated list; undefined while loading. */
export type Pages<T> = {
  readonly rows: readonly T[] | undefined
  readonly error: unknown
  readonly reload: () => void
  readonly more: More
}

/** A paginated list, read again whenever its screen opens. `cursor` is undefined for the first page; nothing is read while not `enabled`. */
export function usePages<T, P extends Page<T>>(
  key: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<P>,
  enabled = true,
): Pages<P['data'][number]> & { first: P | undefined } {
  const pages = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam || undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    enabled,
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = pages
  return {
    first: data?.pages[0],
    rows: data?.pages.flatMap((page) => page.data),
    error,
    reload: () => void refetch(),
    more: hasNextPage ? { busy: isFetchingNextPage, error, load: () => void fetchNextPage() } : null,
  }
}
