import type { Retention } from '#domain/privacy/retention.ts'
import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import type { SiteSettings } from '#domain/site/brand.ts'
import type { Listener } from '#server/db/listener.ts'
import type { PublicRecord } from '#server/record/store.ts'

/** Channel that announces changes of page content (`page-changes-sql`). */
export const pagesChannel = 'pages'

/** Maximum age of the cached data, since claims expire and years end. */
const maxAgeMs = 600_000

export type SiteData = PublicRecord & {
  readonly accounts: readonly PublishedAccount[]
  readonly settings: SiteSettings
  readonly retention: Retention
  readonly sendsMail: boolean
  /** The connected Telegram bot. */
  readonly telegramBot: string | null
}

/** The data that pages show, cached. */
type SiteDataCache = {
  /** The data, read again if it may have changed; the last known data while the database is unavailable. */
  current(): Promise<SiteData>
  /** The last read data not announced as changed, however old: for use while the database is away. */
  known(): Promise<SiteData>
  /** Changes whenever the data may have changed; null while nothing may be cached. */
  edition(): number | null
}

/**
 * Keeps the site's data until the database announces a change, and calls `onStale` then. While that connection is down
 * nothing is cached.
 */
export function cacheSiteData(
  readSite: () => Promise<SiteData>,
  listener: Listener,
  onStale: () => void,
): SiteDataCache {
  let data: Promise<SiteData> | null = null
  let lastData: SiteData | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let edition = 0
  const forget = () => {
    data = null
    edition += 1
    onStale()
  }
  listener.on(pagesChannel, forget)
  listener.onGap(forget)

  const isCurrent = () => data !== null && listener.isConnected() && performance.now() - readAt <= maxAgeMs
  const read = () => {
    readAt = performance.now()
    const reading = readSite().then(
      (found) => {
        lastData = found
        return found
      },
      (error: unknown) => {
        if (data === reading) forget()
        // A short database outage must not affect the site.
        if (lastData) return lastData
        throw error
      },
    )
    data = reading
    return reading
  }
  return {
    edition: () => (isCurrent() ? edition : null),
    current() {
      if (!isCurrent()) forget()
      return data ?? read()
    },
    async known() {
      return data ?? (listener.isConnected() ? null : lastData) ?? read()
    },
  }
}
