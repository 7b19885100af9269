import type { SettingsPatch } from '#contract/site-settings.ts'
import type { SettingName, SiteSettings } from '#domain/site/brand.ts'
import type { Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { settings, users } from '#server/db/schema/staff.ts'
import { lockSetting, writeSetting } from '#server/db/team-setting.ts'

/** The `settings` row of the public site: only what differs from the defaults. */
const key = 'site'

export type Stored = {
  readonly values: SettingsPatch
  /** How often it was changed. */
  readonly version: number
  readonly updatedAt: Date | null
  readonly updatedBy: string | null
}

/** Settings changed in the product. */
export async function readStored(db: Sql): Promise<Stored> {
  const [row] = await db
    .select({ value: settings.value, updatedAt: settings.updatedAt, updatedBy: users.username })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.updatedBy))
    .where(eq(settings.key, key))
  if (!row) return { values: {}, version: 0, updatedAt: null, updatedBy: null }
  const { version, values } = row.value as { version: number; values: SettingsPatch }
  return { values, version, updatedAt: row.updatedAt, updatedBy: row.updatedBy }
}

/** Locks the settings until the transaction ends. */
export const lockSettings = (tx: Sql): Promise<void> => lockSetting(tx, key)

export const writeStored = (tx: Sql, values: SettingsPatch, version: number, userId: string): Promise<void> =>
  writeSetting(tx, key, { version, values }, userId)

/** Effective settings: changed ones, else the defaults. A missing tagline is in English. */
export function withDefaults(defaults: SiteSettings, values: SettingsPatch): SiteSettings {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const settings: SiteSettings = { ...defaults, ...given }
  const tagline = Object.fromEntries(
    Object.entries(settings.tagline).map(([language, words]) => [language, words || settings.tagline.en]),
  ) as SiteSettings['tagline']
  return { ...settings, tagline }
}

/** Names of differing settings; values are compared in stored form. */
export function differences(a: SiteSettings, b: SiteSettings): SettingName[] {
  const same = (x: unknown, y: unknown) => canonical(x) === canonical(y)
  return (Object.keys(a) as SettingName[]).filter((name) => !same(a[name], b[name]))
}

/** JSON with its keys in order, since PostgreSQL keeps an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
