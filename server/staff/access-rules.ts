import type { AccessRules } from '#contract/people.ts'
import { roles } from '#domain/staff/permissions.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { settings } from '#server/db/schema/staff.ts'
import { accessRulesKey } from './factors.ts'
import { everySession, sessionChannel } from './sessions.ts'

/** Roles that must have a second factor; none by default. */
export async function readAccessRules(db: Sql): Promise<AccessRules> {
  const [row] = await db.select().from(settings).where(eq(settings.key, accessRulesKey))
  const stored = (row?.value ?? {}) as Partial<AccessRules>
  return { secondFactorRoles: roles.filter((role) => stored.secondFactorRoles?.includes(role)) }
}

/** Held until the end of the transaction, so that concurrent changes run one after the other. */
export const lockAccessRules = (tx: Sql) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${accessRulesKey}`}, 0))`)

/** Stores the rules; every server reloads its sessions when this commits. */
export async function writeAccessRules(tx: Sql, rules: AccessRules, updatedBy: string): Promise<void> {
  const row = { value: rules, updatedAt: new Date(), updatedBy }
  await tx
    .insert(settings)
    .values({ key: accessRulesKey, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
  await tx.execute(sql`select pg_notify(${sessionChannel}, ${everySession})`)
}
