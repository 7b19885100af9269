import { useIsOffline } from '#web/admin/parts/offline.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'

/** Shown over every screen while offline. */
export function OfflineBanner() {
  const words = useWords()
  return useIsOffline() ? (
    <Banner tone="warning" icon="alert">
      {words.offline}
    </Banner>
  ) : null
}
