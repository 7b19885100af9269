import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { audit } from '#server/db/audit.ts'
import { and, eq, isNotNull, isNull } from '#server/db/drizzle.ts'
import { totpSecrets } from '#server/db/schema/staff.ts'
import { changeFactors, firstCodes } from './factor-change.ts'
import { removeIdleRecoveryCodes } from './factors.ts'
import type { StaffParts } from './parts.ts'
import { spendTotp, startTotp } from './totp.ts'

/** Setting up and removing one's own authenticator app. */
export function totpHandlers(parts: StaffParts): Handlers<'startTotp' | 'confirmTotp' | 'removeTotp'> {
  const { sql, vault, loginThrottle, brandName } = parts
  return {
    startTotp: (_input, context) =>
      sql.transaction(async (tx) => {
        const { userId } = context.actor
        await audit(tx, context, { action: 'totp.started', entity: 'user', entityId: userId })
        return startTotp(tx, vault, context.actor, await brandName())
      }),

    async confirmTotp({ body }, context) {
      const { userId } = context.actor
      const waiting = and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt))
      if ((await sql.$count(totpSecrets, waiting)) === 0) throw new ApiError('not_found')
      const codes = await changeFactors(parts, context, 'totp.added', async (tx) => {
        const isRight = await loginThrottle.attemptCode(userId, context.caller, () =>
          spendTotp(tx, vault, userId, body.code, false),
        )
        if (!isRight) throw invalidFields({ code: 'invalid' })
        return firstCodes(tx, userId)
      })
      return { recoveryCodes: codes }
    },

    async removeTotp(_input, context) {
      const { userId } = context.actor
      await changeFactors(parts, context, 'totp.removed', async (tx) => {
        const counting = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))
        const removed = await tx.delete(totpSecrets).where(counting).returning({ userId: totpSecrets.userId })
        if (removed.length === 0) throw new ApiError('not_found')
        await removeIdleRecoveryCodes(tx, userId)
      })
      return undefined
    },
  }
}
