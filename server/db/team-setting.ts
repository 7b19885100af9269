import { audit, type By } from './audit.ts'
import type { Sql } from './database.ts'
import { eq, sql } from './drizzle.ts'
import { settings } from './schema/staff.ts'
import { refuseUnseen } from './seen.ts'

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

/**
 * Changes the given fields of a setting, with an audit entry; a change by a teammate since they were `seen` is a
 * conflict. Returns the new value.
 */
export async function changeSetting<T extends object>(
  tx: Sql,
  by: By,
  key: string,
  read: (tx: Sql) => Promise<T>,
  { seen, ...change }: { readonly [K in keyof T]?: T[K] | undefined } & { readonly seen?: object | undefined },
): Promise<T> {
  // Concurrent changes of different fields both apply.
  await lockSetting(tx, key)
  const before = await read(tx)
  await refuseUnseen(tx, { entity: 'setting', id: key, current: before }, change, seen)
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after = { ...before, ...given }
  await writeSetting(tx, key, after, by.actor.userId)
  const detail = { from: before, to: after }
  await audit(tx, by, { action: 'settings.changed', entity: 'setting', entityId: key, detail })
  return after
}
