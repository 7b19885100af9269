import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { passkeys } from '#server/db/schema/staff.ts'
import { giveChallenge, takeChallenge } from './challenges.ts'
import { changeFactors, firstCodes } from './factor-change.ts'
import { removeIdleRecoveryCodes } from './factors.ts'
import type { StaffParts } from './parts.ts'
import { invitationFor, passkeysOf, readNewPasskey } from './passkeys.ts'

/** Adding and removing one's own passkeys. */
export function passkeyHandlers(parts: StaffParts): Handlers<'startPasskey' | 'addPasskey' | 'removePasskey'> {
  const { sql, brandName } = parts
  return {
    async startPasskey(_input, { actor, origin }) {
      const challenge = await giveChallenge(sql, actor.session)
      return invitationFor(actor, challenge, origin, await passkeysOf(sql, actor.userId), await brandName())
    },

    async addPasskey({ body }, context) {
      const { actor, origin } = context
      const challenge = await takeChallenge(sql, actor.session)
      const made = challenge && (await readNewPasskey(body.passkey, challenge, origin))
      if (!made) throw invalidFields({ passkey: 'invalid' })
      const codes = await changeFactors(parts, context, 'passkey.added', async (tx) => {
        const row = { ...made, userId: actor.userId, name: body.name }
        const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
        if (added.length === 0) throw new ApiError('conflict')
        return firstCodes(tx, actor.userId)
      })
      return { recoveryCodes: codes }
    },

    async removePasskey({ params }, context) {
      const { userId } = context.actor
      await changeFactors(parts, context, 'passkey.removed', async (tx) => {
        const mine = and(eq(passkeys.id, params.id), eq(passkeys.userId, userId))
        const removed = await tx.delete(passkeys).where(mine).returning({ id: passkeys.id })
        if (removed.length === 0) throw new ApiError('not_found')
        await removeIdleRecoveryCodes(tx, userId)
      })
      return undefined
    },
  }
}
