import { useSyncExternalStore } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'

/** Says so while this machine has no network at all. */
export function OfflineBanner() {
  const words = useWords()
  const online = useSyncExternalStore(followNetwork, () => navigator.onLine)
  return online ? null : (
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
