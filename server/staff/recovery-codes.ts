import { createHash } from 'node:crypto'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull, sql } from '#server/db/drizzle.ts'
import { recoveryCodes } from '#server/db/schema/staff.ts'
import { plainCode, randomCode } from './random-code.ts'

const howMany = 10

/** A plain hash is enough: behind it are 99 random bits, not a password that a list of guesses could hold. */
const hashOf = (code: string) => createHash('sha256').update(plainCode(code)).digest('base64url')

/** Ten new codes in place of all older ones. Only hashes are stored: this is the one time they can be shown. */
export async function makeRecoveryCodes(tx: Sql, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, randomCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashOf(code), userId })))
  return codes
}

/** Uses a code up; false if it is not this person's, or was used before. */
export async function spendRecoveryCode(db: Sql, userId: string, code: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.hash, hashOf(code)), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash })
  return used.length === 1
}
