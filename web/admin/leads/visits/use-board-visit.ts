import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Lead } from '#contract/leads.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { subscribeToLogOut, useSession, useSessionControl } from '#web/admin/parts/session.tsx'
import type { Session } from '#web/admin/parts/session-state.ts'
import { call } from '#web/api/client.ts'
import { createStore } from '#web/kit/store.ts'
import { type BoardVisit, isNewSince, visitAt, withOpened } from './board-visit.ts'

const key = 'staff.board-visit'
const visit = createStore<BoardVisit | null>(stored())
/** When this page last reported a look to the server; null: not yet. */
let notedAt: { readonly userId: string; readonly at: string } | null = null

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key) visit.set(stored())
})

function keep(next: BoardVisit): void {
  visit.set(next)
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Storage may be disabled: then a visit lasts as long as the page.
  }
}

function stored(): BoardVisit | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as BoardVisit | null
  } catch {
    return null
  }
}

const isVisible = () => document.visibilityState === 'visible'

/** The visit that the signed-in person is on now. */
function currentVisit({ user, boardSeenAt }: Session): BoardVisit {
  const noted = notedAt?.userId === user.id ? notedAt.at : null
  const seenAt = noted !== null && (boardSeenAt === null || boardSeenAt < noted) ? noted : boardSeenAt
  return visitAt(visit.value, user.id, seenAt, Date.now())
}

/** While the leads screen is open: begins or continues the visit, and notes on the server when one stops looking. */
export function useBoardVisit(): void {
  const session = useSession()
  const { state } = useSessionControl()
  const look = useEffectEvent(() => keep(currentVisit(session)))
  const leave = useEffectEvent(async () => {
    look()
    // A session that has ended can note nothing.
    if (state.status !== 'in' || state.again) return
    // If this fails, the next visit marks leads that were seen before, and none is missed.
    const noted = await call.seeBoard({}, { keepalive: true }).catch(() => null)
    if (noted) notedAt = { userId: session.user.id, at: noted.boardSeenAt }
  })
  useEffect(() => {
    let isLooking = false
    const follow = async (looks: boolean) => {
      if (looks === isLooking) return
      isLooking = looks
      if (looks) look()
      else await leave()
    }
    const turned = () => void follow(isVisible())
    const gone = () => void follow(false)
    const stayIn = subscribeToLogOut(() => follow(false))
    turned()
    const timer = setInterval(() => isLooking && look(), minuteMs)
    document.addEventListener('visibilitychange', turned)
    addEventListener('pageshow', turned)
    addEventListener('pagehide', gone)
    return () => {
      clearInterval(timer)
      stayIn()
      document.removeEventListener('visibilitychange', turned)
      removeEventListener('pageshow', turned)
      removeEventListener('pagehide', gone)
      gone()
    }
  }, [])
}

/** Notes that a lead was opened here: its card loses the mark. */
export function useOpened(id: string, isShown: boolean): void {
  const session = useSession()
  const open = useEffectEvent(() => keep(withOpened(currentVisit(session), id)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lead is another opening
  useEffect(() => {
    if (isShown) open()
  }, [id, isShown])
}

/** True if a lead arrived since this person's previous visit and is unopened. */
export function useIsNewSinceVisit(lead: Lead): boolean {
  return useSyncExternalStore(visit.subscribe, () => isNewSince(visit.value, lead))
}
