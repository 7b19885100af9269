import { useSyncExternalStore } from 'react'
import { useEventStreamState } from './live.tsx'

/** True if this machine is offline and the server, which may run locally, is unreachable too. */
export function useIsOffline(): boolean {
  const online = useSyncExternalStore(followNetwork, () => navigator.onLine)
  const state = useEventStreamState()
  return !online && state !== 'open'
}

function followNetwork(changed: () => void): () => void {
  const stop = new AbortController()
  for (const type of ['online', 'offline']) addEventListener(type, changed, { signal: stop.signal })
  return () => stop.abort()
}
