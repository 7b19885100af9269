import { useEffect, useState } from 'react'
import { useSessionControl } from '#web/admin/parts/session.tsx'

/** Decisions of the product: a secret can be read for a minute, also by whoever walks past. */
export const shownForSeconds = 60

export type ShownSecret = {
  /** The secret while it may be read; null before and after, when nothing holds it any more. */
  readonly secret: string | null
  readonly secondsLeft: number
  /** It was shown before and is hidden again. */
  readonly wasShown: boolean
  show(secret: string): void
  hide(): void
}

/**
 * A secret in memory for a minute and no longer: also when the page was out of sight or put aside meanwhile. It goes at
 * once when the session ends, since a window stays open under the login.
 */
export function useShownSecret(): ShownSecret {
  const [shown, setShown] = useState<{ secret: string; until: number } | null>(null)
  const [wasShown, setWasShown] = useState(false)
  const [now, setNow] = useState(0)
  const { state } = useSessionControl()
  const isOver = state.status !== 'in' || state.again !== null

  useEffect(() => {
    if (shown === null) return
    const hide = () => setShown(null)
    if (isOver) return hide()
    const tick = () => (Date.now() >= shown.until ? hide() : setNow(Date.now()))
    // A page that is put aside (back/forward cache) would keep it.
    addEventListener('pagehide', hide)
    const timer = setInterval(tick, 250)
    return () => {
      removeEventListener('pagehide', hide)
      clearInterval(timer)
    }
  }, [shown, isOver])

  return {
    secret: shown?.secret ?? null,
    secondsLeft: shown === null ? 0 : Math.max(0, Math.ceil((shown.until - now) / 1000)),
    wasShown,
    show(secret) {
      const at = Date.now()
      setNow(at)
      setWasShown(true)
      setShown({ secret, until: at + shownForSeconds * 1000 })
    },
    hide: () => setShown(null),
  }
}
