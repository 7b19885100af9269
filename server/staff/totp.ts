import { ApiError } from '#contract/errors.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNotNull, isNull, sql } from '#server/db/drizzle.ts'
import { totpSecrets } from '#server/db/schema/staff.ts'
import { places, type Vault } from '#server/vault/vault.ts'

/** Seconds a code is valid; one step earlier and later is accepted as well, since clocks differ (RFC 6238 §5.2). */
const period = 30
/** Steps of a day: a last step further ahead than that was used while the clock was. */
const farAhead = (24 * 3_600) / period

/** Loaded at the first use: most starts never need it. */
const otplib = () => import('otplib')

/**
 * A new secret and the address that authenticator apps read from a QR code, not yet counting. Throws `conflict` if one
 * counts already.
 */
export async function startTotp(tx: Sql, vault: Vault, user: { userId: string; username: string }, issuer: string) {
  const { generateSecret, generateURI } = await otplib()
  // Same length as the hash of RFC 6238.
  const secret = generateSecret({ length: 20 })
  const sealed = vault.seal(places.totpSecret(user.userId), secret)
  const stored = await tx
    .insert(totpSecrets)
    .values({ userId: user.userId, ...sealed })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { ...sealed, createdAt: sql`now()` },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId })
  if (stored.length === 0) throw new ApiError('conflict')
  return { secret, uri: generateURI({ issuer, label: user.username, secret }) }
}

/**
 * Uses a code up; false if wrong, or of a time step used before, on any server. `isConfirmed`: which secret: the active
 * one, or the one waiting for its first code.
 */
export async function spendTotp(
  db: Sql,
  vault: Vault,
  userId: string,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const ofState = isConfirmed ? isNotNull(totpSecrets.confirmedAt) : isNull(totpSecrets.confirmedAt)
  const mine = and(eq(totpSecrets.userId, userId), ofState)
  const [row] = await db.select().from(totpSecrets).where(mine)
  if (!row) return false
  const step = await matchingStep(await vault.open(places.totpSecret(userId), row), code)
  if (step === null) return false
  // One far ahead would refuse every code until then; a clock that is set back a little repeats no code.
  const isFresh = sql`(${totpSecrets.lastStep} < ${step} or ${totpSecrets.lastStep} > ${step + farAhead})`
  const used = await db
    .update(totpSecrets)
    .set({ lastStep: step, ...(!isConfirmed && { confirmedAt: sql`now()` }) })
    .where(and(mine, isFresh, eq(totpSecrets.sealed, row.sealed)))
    .returning({ userId: totpSecrets.userId })
  return used.length === 1
}

async function matchingStep(secret: string, code: string): Promise<number | null> {
  const { verifySync } = await otplib()
  const found = verifySync({ secret, token: code, period, epochTolerance: period })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}
