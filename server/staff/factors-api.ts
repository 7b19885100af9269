import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { audit } from '#server/db/audit.ts'
import { and, eq, isNull } from '#server/db/drizzle.ts'
import { recoveryCodes, totpSecrets } from '#server/db/schema/staff.ts'
import { methodsOf } from './factors.ts'
import type { StaffParts } from './parts.ts'
import { passkeysOf, passkeysWorkAt } from './passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** One's own second factors as a whole, and new recovery codes. */
export function factorHandlers({ sql }: Pick<StaffParts, 'sql'>): Handlers<'readFactors' | 'renewRecoveryCodes'> {
  return {
    async readFactors(_input, { actor, origin }) {
      const { userId } = actor
      const [totp] = await sql.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
      const keys = await passkeysOf(sql, userId)
      const codes = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
      return {
        totp: totp?.confirmedAt ? { confirmedAt: totp.confirmedAt.toISOString() } : null,
        passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft: await sql.$count(recoveryCodes, codes),
        passkeysWork: passkeysWorkAt(origin),
      }
    },

    renewRecoveryCodes: (_input, context) =>
      sql.transaction(async (tx) => {
        const { userId } = context.actor
        if ((await methodsOf(tx, userId)).length === 0) throw new ApiError('conflict')
        await audit(tx, context, { action: 'recovery_codes.renewed', entity: 'user', entityId: userId })
        return { recoveryCodes: await makeRecoveryCodes(tx, userId) }
      }),
  }
}
