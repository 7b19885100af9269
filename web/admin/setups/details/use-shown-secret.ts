import { useEffect, useState } from 'react'
import { useSessionControl } from '#web/admin/parts/session.tsx'

/** Product decision: a secret stays on screen for one minute. */
const shownForSeconds = 60

type ShownSecret = {
  /** The secret while shown; otherwise null, and not in memory. */
  readonly secret: string | null
  readonly secondsLeft: number
  /** True if it was shown and is hidden again. */
  readonly wasShown: boolean
  show(secret: string): void
  hide(): void
}

/**
 * Keeps a secret in memory for at most a minute, also when the page is hidden or in the back/forward
 * cache. It is dropped at once when the session ends, as the dialog stays open under the login.
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
    // A page in the back/forward cache would keep it.
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
