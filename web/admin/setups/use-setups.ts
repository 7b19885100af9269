import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SetupPage } from '#contract/setups.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import type { SetupsSearch } from '#web/admin/parts/setups-search.ts'
import { query } from '#web/api/queries.ts'

export type SetupsList = {
  readonly page: SetupPage | undefined
  readonly error: unknown
  /** The page shown belongs to the previous query; the new one is loading. */
  readonly isStale: boolean
  reload(): void
}

/** A burst of events causes one reload. */
const settleMs = 250

/** The page of setups for the address; reloaded on every setup event. */
export function useSetups({ q, status, from, to, after }: SetupsSearch): SetupsList {
  const client = useQueryClient()
  const options = query('listSetups', { query: { q, status, from, to, cursor: after, limit: 25 } })
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // When the event stream reconnects, the application reloads all queries.
  useLive('setups', () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: ['listSetups'] }), settleMs)
  })
  return { page: data, error, isStale: isPlaceholderData, reload: () => void refetch() }
}

/** Reloads the list and, unless deleted, this setup after a local change. */
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
