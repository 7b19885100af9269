import { useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A record was opened over the step before: closing it goes back there. */
    overList?: true
  }
}

/**
 * The query of a screen whose records open over it, and how to change it. Back closes a record that was opened here; its
 * id stands under `opened`. Closing it in any other way takes its step out of the history, too, so that Back never opens
 * what was closed.
 */
export function useOpenedAddress<S extends object>(
  opened: keyof S,
): { search: S; onSearch: (change: Partial<S>) => void } {
  const query: object = useSearch({ strict: false })
  const search = query as S
  const router = useRouter()
  const leaving = useRef(false)
  const onSearch = (change: Partial<S>) => {
    const closes = opened in change && change[opened] === undefined
    if (closes && leaving.current) return
    if (closes && router.state.location.state.overList) {
      // A browser goes back in its own time: asked twice, it would leave the list, too.
      leaving.current = true
      const stop = router.history.subscribe(() => {
        leaving.current = false
        stop()
      })
      return router.history.back()
    }
    const opens = change[opened] !== undefined && search[opened] === undefined
    void router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      replace: !opens,
      state: opens ? { overList: true } : true,
    })
  }
  return { search, onSearch }
}
