import { useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set when opening a record added a history entry: closing it goes back. */
    overList?: true
  }
}

/**
 * The query of a screen whose records open over it, and a setter. Back closes a record that was opened
 * here; its id is in the query under one of `opened`. Closing it otherwise also removes its history entry, so that Back never
 * reopens it. One that opens while another closes takes its place.
 */
export function useOpenedAddress<S extends object>(
  ...opened: readonly (keyof S)[]
): { search: S; onSearch: (change: Partial<S>) => void } {
  const query: object = useSearch({ strict: false })
  const search = query as S
  const router = useRouter()
  const leaving = useRef(false)
  const onSearch = (change: Partial<S>) => {
    const leaves = opened.some((name) => name in change && change[name] === undefined)
    const closes = leaves && !opened.some((name) => change[name] !== undefined && change[name] !== search[name])
    if (closes && leaving.current) return
    if (closes && router.state.location.state.overList) {
      // history.back is asynchronous: calling it twice would also leave the list.
      leaving.current = true
      const stop = router.history.subscribe(() => {
        leaving.current = false
        stop()
      })
      return router.history.back()
    }
    const opens = !leaves && opened.some((name) => change[name] !== undefined && search[name] === undefined)
    void router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      replace: !opens,
      state: opens ? { overList: true } : true,
    })
  }
  return { search, onSearch }
}
