import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/** Calls `onEnd` after `ms` of time in which it was neither paused nor the page out of sight. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  const visible = useSyncExternalStore(followVisibility, () => document.visibilityState === 'visible')
  const running = visible && !paused
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!running) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [running])
}

function followVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
