import type { SecondFactorMethod } from '#contract/session.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNotNull, isNull, sql } from '#server/db/drizzle.ts'
import { passkeys, recoveryCodes, totpSecrets } from '#server/db/schema/staff.ts'

/** What a person can show as a second factor; nothing where none is set up. Recovery codes stand in for one, they are none. */
export async function methodsOf(db: Sql, userId: string): Promise<SecondFactorMethod[]> {
  const { rows } = await db.execute<Record<SecondFactorMethod, boolean>>(sql`select
    exists (select from ${totpSecrets} where ${and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))}) as totp,
    exists (select from ${passkeys} where ${eq(passkeys.userId, userId)}) as passkey,
    exists (select from ${recoveryCodes} where ${and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))}) as recovery`)
  const [has] = rows
  if (!has?.totp && !has?.passkey) return []
  return (['totp', 'passkey', 'recovery'] as const).filter((method) => has[method])
}

/** Takes all second factors from a person. */
export async function removeFactors(tx: Sql, userId: string): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Recovery codes stand in for a second factor: without one they go. */
export async function removeIdleRecoveryCodes(tx: Sql, userId: string): Promise<void> {
  if ((await methodsOf(tx, userId)).length === 0) {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  }
}
