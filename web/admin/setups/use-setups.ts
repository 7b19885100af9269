import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SetupPage } from '#contract/setups.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import type { SetupsSearch } from '#web/admin/parts/setups-search.ts'
import { query } from '#web/api/queries.ts'

export type SetupsList = {
  readonly page: SetupPage | undefined
  readonly error: unknown
  /** The page shown belongs to an older search; the one asked for is on its way. */
  readonly isStale: boolean
  reload(): void
}

/** A burst of events is one refresh. */
const settleMs = 250

/** The page of setups that the address asks for; follows every change of any setup. */
export function useSetups({ q, status, after }: SetupsSearch): SetupsList {
  const client = useQueryClient()
  const options = query('listSetups', { query: { q, status, cursor: after, limit: 25 } })
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // When the live line comes back, all queries are read again by the application around.
  useLive('setups', () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: ['listSetups'] }), settleMs)
  })
  return { page: data, error, isStale: isPlaceholderData, reload: () => void refetch() }
}

/** Reads the list and, unless it was deleted, this setup anew after a change of one's own. */
export function useSetupChange(): (id: string, change?: 'changed' | 'deleted') => Promise<void> {
  const client = useQueryClient()
  return async (id, change = 'changed') => {
    const { queryKey } = query('readSetup', { params: { id } })
    await Promise.all([
      client.invalidateQueries({ queryKey: ['listSetups'] }),
      change === 'changed' && client.invalidateQueries({ queryKey }),
    ])
  }
}
