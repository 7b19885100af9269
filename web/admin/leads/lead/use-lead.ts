import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import { moveDrafts } from '#web/admin/parts/drafts.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'
import { useBoardTools } from '../store/board-context.ts'
import { useOpened } from '../visits/use-board-visit.ts'

interface FollowedLead {
  readonly lead: Lead | undefined
  readonly isGone: boolean
  /** Id of the lead it was merged into; null if it was not merged. */
  readonly movedTo: string | null
  readonly error: unknown
  /** Set while this browser deletes the lead, so that it does not report its own deletion. */
  readonly deleting: RefObject<boolean>
  reload(): void
}

/** The current lead, starting from the board's copy; reloaded on every event. */
export function useLead(id: string): FollowedLead {
  const { store } = useBoardTools()
  const client = useQueryClient()
  const options = query('readLead', { params: { id } })
  const initialData = () => store.state.leads.get(id)?.lead
  const { data, error, refetch } = useQuery({ ...options, initialData, refetchOnMount: 'always' })
  useOpened(id, data !== undefined)
  // When the event stream reconnects, the application reloads all queries.
  const deleting = useRef(false)
  const [removed, setRemoved] = useState<string | null>(null)
  useLive('leads', (event) => {
    if (event.id === id && event.change === 'removed') {
      if (!deleting.current) setRemoved(id)
    } else if (event.id === id || event.change === 'many') {
      setRemoved(null)
      void client.invalidateQueries({ queryKey: options.queryKey })
    }
  })
  const movedTo = data && data.id !== id ? data.id : null
  // Before the lead that it went into is shown, which reads them.
  if (movedTo !== null) moveDrafts(id, movedTo)
  const isGone = movedTo === null && (removed === id || (error instanceof ApiError && error.code === 'not_found'))
  const lead = isGone || movedTo !== null ? undefined : data
  return { lead, isGone, movedTo, error, deleting, reload: () => void refetch() }
}
