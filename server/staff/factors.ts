import type { SecondFactorMethod } from '#contract/session.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNotNull, isNull, sql } from '#server/db/drizzle.ts'
import { passkeys, recoveryCodes, totpSecrets } from '#server/db/schema/staff.ts'

/** A person's second factors; empty if none is set up. Recovery codes replace a second factor but are not one. */
export async function methodsOf(db: Sql, userId: string): Promise<SecondFactorMethod[]> {
  const { rows } = await db.execute<HeldMethods>(sql`select ${heldMethodsSql(userId)}`)
  return methodsIn(rows[0])
}

export type HeldMethods = Record<SecondFactorMethod, boolean>

/** Columns of `HeldMethods`, for a statement that asks more about a person. */
export const heldMethodsSql = (userId: string) => sql`
    exists (select from ${totpSecrets} where ${and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))}) as totp,
    exists (select from ${passkeys} where ${eq(passkeys.userId, userId)}) as passkey,
    exists (select from ${recoveryCodes} where ${and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))}) as recovery`

/** The methods of such columns. */
export function methodsIn(has: HeldMethods | undefined): SecondFactorMethod[] {
  if (!has?.totp && !has?.passkey) return []
  return (['totp', 'passkey', 'recovery'] as const).filter((method) => has[method])
}

/** Key of the roles that must have a second factor (table `settings`). */
export const accessRulesKey = 'access'

/** True if a row of `users` lacks the second factor its role requires. */
export const lacksSecondFactor = sql<boolean>`exists (select from settings s
    where s.key = ${sql.raw(`'${accessRulesKey}'`)} and jsonb_exists(s.value -> 'secondFactorRoles', users.role))
  and not exists (select from totp_secrets t where t.user_id = users.id and t.confirmed_at is not null)
  and not exists (select from passkeys p where p.user_id = users.id)`

/** Takes all second factors from a person. */
export async function removeFactors(tx: Sql, userId: string): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Recovery codes replace a second factor: without one they are deleted. */
export async function removeIdleRecoveryCodes(tx: Sql, userId: string): Promise<void> {
  if ((await methodsOf(tx, userId)).length === 0) {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  }
}
