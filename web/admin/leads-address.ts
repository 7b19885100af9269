import { useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { LeadsScreenProps, LeadsSearch } from './parts/leads-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The lead was opened over the step before: closing it goes back there. */
    overBoard?: true
  }
}

/**
 * The query of the leads screen and how to change it. Back closes a lead that was opened here. Closing it in any other
 * way takes its step out of the history, too, so that Back never opens what was closed.
 */
export function useLeadsAddress(): LeadsScreenProps {
  const search: LeadsSearch = useSearch({ strict: false })
  const router = useRouter()
  const leaving = useRef(false)
  const onSearch = (change: LeadsSearch) => {
    const closes = 'lead' in change && change.lead === undefined
    if (closes && leaving.current) return
    if (closes && router.state.location.state.overBoard) {
      // A browser goes back in its own time: asked twice, it would leave the board, too.
      leaving.current = true
      const stop = router.history.subscribe(() => {
        leaving.current = false
        stop()
      })
      return router.history.back()
    }
    const opens = change.lead !== undefined && search.lead === undefined
    void router.navigate({
      to: '.',
      search: (before: LeadsSearch) => ({ ...before, ...change }),
      replace: !opens,
      state: opens ? { overBoard: true } : true,
    })
  }
  return { search, onSearch }
}
