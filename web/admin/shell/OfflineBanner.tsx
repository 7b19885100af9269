import { useSyncExternalStore } from 'react'
import { useLiveState } from '#web/admin/parts/live.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'

/** Says so while this machine has no network and the server, which may run on it, does not answer either. */
export function OfflineBanner() {
  const words = useWords()
  const online = useSyncExternalStore(followNetwork, () => navigator.onLine)
  const state = useLiveState()
  return online || state === 'open' ? null : (
    <Banner tone="warning" icon="alert">
      {words.offline}
    </Banner>
  )
}

function followNetwork(changed: () => void): () => void {
  const stop = new AbortController()
  for (const type of ['online', 'offline']) addEventListener(type, changed, { signal: stop.signal })
  return () => stop.abort()
}
