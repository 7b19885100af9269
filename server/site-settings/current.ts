import type { SiteSettings } from '#domain/site/brand.ts'
import type { Sql } from '#server/db/database.ts'
import type { Listener } from '#server/db/listener.ts'
import { readStored, withDefaults } from './store.ts'

type CurrentSettings = {
  /** The current settings. */
  read(): Promise<SiteSettings>
  /** As they were last read. */
  latest(): SiteSettings
}

/**
 * The settings for whatever shows the brand's name, read again when they change. `channel`: where changes are announced;
 * while disconnected nothing is cached.
 */
export function currentSettings(db: Sql, defaults: SiteSettings, listener: Listener, channel: string): CurrentSettings {
  let known: Promise<SiteSettings> | null = null
  let last = defaults
  const forget = () => {
    known = null
  }
  listener.on(channel, forget)
  listener.onGap(forget)
  return {
    latest: () => last,
    read() {
      if (!listener.isConnected()) forget()
      if (known) return known
      const reading = readStored(db).then(
        ({ values }) => {
          const settings = withDefaults(defaults, values)
          if (known === reading) last = settings
          return settings
        },
        // While the database is briefly unavailable, the last known name stays.
        () => {
          if (known === reading) forget()
          return last
        },
      )
      known = reading
      return reading
    },
  }
}
