import type { Sql } from './database.ts'
import { eq, sql } from './drizzle.ts'
import { settings } from './schema/staff.ts'

/** The stored value of a setting that the team can change; undefined while its default applies. */
export async function readSetting(db: Sql, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value
}

/** SQL: the key of a setting's advisory lock. */
export const settingLock = (key: string) => sql`hashtextextended(${`setting ${key}`}, 0)`

/** Locks a setting until the transaction ends, so that concurrent changes take turns. */
export async function lockSetting(tx: Sql, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${settingLock(key)})`)
}

/** Stores a setting, with who changed it. */
export async function writeSetting(tx: Sql, key: string, value: unknown, updatedBy: string): Promise<void> {
  const row = { value, updatedAt: new Date(), updatedBy }
  await tx
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
}
