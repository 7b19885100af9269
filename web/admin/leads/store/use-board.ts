import { useEffect, useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { useEventStream, useLive } from '#web/admin/parts/live.tsx'
import type { Lost } from '../lost/lost-question.ts'
import { type ArrivalNotices, BoardRefresh } from './board-refresh.ts'
import { BoardStore } from './board-store.ts'
import { browserServer } from './browser-server.ts'
import { leadMover, type MoveNotices } from './lead-mover.ts'
import { type ServerClock, serverClock } from './server-clock.ts'

/** Also while the tab is in the background. */
const refreshEveryMs = 10_000

interface OpenBoard {
  readonly store: BoardStore
  readonly refresh: BoardRefresh
  readonly clock: ServerClock
  move(id: string, to: LeadStatus, lost?: Lost, from?: LeadStatus): void
}

/** A board kept up to date while the screen is open; `notices` are called for its events. */
export function useBoard(filters: LeadFilters, me: string, notices: ArrivalNotices & MoveNotices): OpenBoard {
  // Always call the notices of the latest render, which use the current language.
  const latest = useRef(notices)
  useEffect(() => {
    latest.current = notices
  })
  const [board] = useState(() => openBoard(filters, me, latest))
  const { refresh } = board
  const stream = useEventStream()

  useEffect(() => {
    refresh.refresh()
    const timer = setInterval(() => (stream.state === 'open' ? refresh.refresh() : refresh.catchUp()), refreshEveryMs)
    return () => {
      clearInterval(timer)
      refresh.stop()
    }
  }, [refresh, stream])
  useEffect(() => refresh.chooseFilters(filters), [refresh, filters])
  useLive('leads', refresh.onEvent, refresh.catchUp)
  return board
}

/** A board with its clock and moves; it reads nothing until its refresh is asked to. */
export function openBoard(
  filters: LeadFilters,
  me: string,
  latest: { readonly current: ArrivalNotices & MoveNotices },
): OpenBoard {
  const clock = serverClock()
  const store = new BoardStore(filters, me, clock.now)
  const notices: ArrivalNotices & MoveNotices = {
    arrived: (lead: Lead) => latest.current.arrived(lead),
    moved: (lead: Lead, from: Lead) => latest.current.moved(lead, from),
    failed: (move) => latest.current.failed(move),
  }
  const refresh = new BoardRefresh(store, browserServer, clock, notices)
  const mover = leadMover(store, browserServer, clock.now, notices)
  return { store, clock, refresh, move: (id, to, lost, from) => void mover.move(id, to, lost, from) }
}
