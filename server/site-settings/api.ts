import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { SettingsAnswer, SettingsPatch } from '#contract/site-settings.ts'
import { clashesOf } from '#domain/leads/seen.ts'
import type { SiteSettings } from '#domain/site/brand.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { differences, lockSettings, readStored, type Stored, withDefaults, writeStored } from './store.ts'

/** The settings of the public site. `defaults`: from the environment and its brand file; `publicUrl`: PUBLIC_URL. */
export function siteSettingsHandlers(
  { sql: db }: Database,
  defaults: SiteSettings,
  publicUrl: string | null,
): Handlers<'readSettings' | 'changeSettings'> {
  const answerOf = ({ values, version, updatedAt, updatedBy }: Stored): SettingsAnswer => ({
    settings: mutable(withDefaults(defaults, values)),
    defaults: mutable(defaults),
    publicUrl,
    changed: Object.keys(values),
    version,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy,
  })

  return {
    readSettings: async () => answerOf(await readStored(db)),

    changeSettings: ({ body: { version, seen, ...change } }, context) =>
      db.transaction(async (tx) => {
        await lockSettings(tx)
        const stored = await readStored(tx)
        if (version !== undefined && version !== stored.version) {
          throw new ApiError('conflict', { current: answerOf(stored) })
        }
        const before = withDefaults(defaults, stored.values)
        if (clashesOf({ ...before }, change, seen ?? {}).length > 0) {
          throw new ApiError('conflict', {
            current: answerOf(stored),
            ...(stored.updatedBy && { by: stored.updatedBy }),
          })
        }
        const after = withDefaults(defaults, { ...stored.values, ...change })
        const fields = differences(before, after)
        if (fields.length === 0) return answerOf(stored)
        const own = differences(after, defaults)
        const values = Object.fromEntries(own.map((name) => [name, after[name]])) as SettingsPatch
        await writeStored(tx, values, stored.version + 1, context.actor.userId)
        await audit(tx, context, {
          action: 'settings.changed',
          entity: 'setting',
          entityId: 'site',
          detail: { fields, ...(before.mode !== after.mode && { from: before.mode, to: after.mode }) },
        })
        return answerOf(await readStored(tx))
      }),
  }
}

/** The same as plain JSON data. */
const mutable = (settings: SiteSettings) => structuredClone(settings) as SettingsAnswer['settings']
