import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, CallContext, Handlers } from '#contract/handler.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNotNull, isNull, sql as query } from '#server/db/drizzle.ts'
import { passkeys, recoveryCodes, totpSecrets } from '#server/db/schema/staff.ts'
import { giveChallenge, takeChallenge } from './challenges.ts'
import { methodsOf, removeIdleRecoveryCodes } from './factors.ts'
import type { StaffParts } from './parts.ts'
import { invitationFor, passkeysOf, passkeysWorkAt, readNewPasskey } from './passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { allSessionsOf, endSessionsOf, sessionChannel } from './sessions.ts'
import { spendTotp, startTotp } from './totp.ts'

type FactorCalls =
  | 'readFactors'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'renewRecoveryCodes'

type Context = CallContext & { actor: Actor }

/** Setting up and removing the own second factors. */
export function factorHandlers({
  sql,
  vault,
  sessionCache,
  loginThrottle,
  brandName,
}: StaffParts): Handlers<FactorCalls> {
  /** Changes what it takes to log in: one transaction with its audit entry, after which the person's other sessions are over. */
  const change = async <T>(context: Context, action: string, work: (tx: Sql) => Promise<T>): Promise<T> => {
    const { userId, session } = context.actor
    const result = await sql.transaction(async (tx) => {
      const done = await work(tx)
      await audit(tx, context, { action, entity: 'user', entityId: userId })
      await endSessionsOf(tx, userId, session)
      // What the session that stays may do depends on the factors.
      await tx.execute(query`select pg_notify(${sessionChannel}, ${allSessionsOf(userId)})`)
      return done
    })
    sessionCache.forget(allSessionsOf(userId))
    return result
  }
  /** Recovery codes come with the first second factor; null where the person has theirs. */
  const firstCodes = async (tx: Sql, userId: string) =>
    (await methodsOf(tx, userId)).includes('recovery') ? null : makeRecoveryCodes(tx, userId)

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
      const codes = await change(context, 'totp.added', async (tx) => {
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
      await change(context, 'totp.removed', async (tx) => {
        const counting = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))
        const removed = await tx.delete(totpSecrets).where(counting).returning({ userId: totpSecrets.userId })
        if (removed.length === 0) throw new ApiError('not_found')
        await removeIdleRecoveryCodes(tx, userId)
      })
      return undefined
    },

    async startPasskey(_input, { actor, origin }) {
      const challenge = await giveChallenge(sql, actor.session)
      return invitationFor(actor, challenge, origin, await passkeysOf(sql, actor.userId), await brandName())
    },

    async addPasskey({ body }, context) {
      const { actor, origin } = context
      const challenge = await takeChallenge(sql, actor.session)
      const made = challenge && (await readNewPasskey(body.passkey, challenge, origin))
      if (!made) throw invalidFields({ passkey: 'invalid' })
      const codes = await change(context, 'passkey.added', async (tx) => {
        const row = { ...made, userId: actor.userId, name: body.name }
        const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
        if (added.length === 0) throw new ApiError('conflict')
        return firstCodes(tx, actor.userId)
      })
      return { recoveryCodes: codes }
    },

    async removePasskey({ params }, context) {
      const { userId } = context.actor
      await change(context, 'passkey.removed', async (tx) => {
        const mine = and(eq(passkeys.id, params.id), eq(passkeys.userId, userId))
        const removed = await tx.delete(passkeys).where(mine).returning({ id: passkeys.id })
        if (removed.length === 0) throw new ApiError('not_found')
        await removeIdleRecoveryCodes(tx, userId)
      })
      return undefined
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
