import type { AccessRules } from '#contract/people.ts'
import { roles } from '#domain/staff/permissions.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { lockSetting, readSetting, writeSetting } from '#server/db/team-setting.ts'
import { accessRulesKey } from './factors.ts'
import { everySession, sessionChannel } from './sessions.ts'

/** Roles that must have a second factor; none by default. */
export async function readAccessRules(db: Sql): Promise<AccessRules> {
  const stored = ((await readSetting(db, accessRulesKey)) ?? {}) as Partial<AccessRules>
  return { secondFactorRoles: roles.filter((role) => stored.secondFactorRoles?.includes(role)) }
}

/** Held until the end of the transaction, so that concurrent changes run one after the other. */
export const lockAccessRules = (tx: Sql) => lockSetting(tx, accessRulesKey)

/** Stores the rules; every server reloads its sessions when this commits. */
export async function writeAccessRules(tx: Sql, rules: AccessRules, updatedBy: string): Promise<void> {
  await writeSetting(tx, accessRulesKey, rules, updatedBy)
  await tx.execute(sql`select pg_notify(${sessionChannel}, ${everySession})`)
}
