import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, CallContext, Handlers } from '#contract/handler.ts'
import { proofLifetimeMinutes } from '#domain/staff/permissions.ts'
import { audit } from '#server/db/audit.ts'
import { giveChallenge } from './challenges.ts'
import { methodsOf } from './factors.ts'
import { type Shown, sessionIsOver } from './identity.ts'
import type { StaffParts } from './parts.ts'
import { challengeFor, passkeysOf } from './passkeys.ts'
import { enter } from './session-api.ts'
import { endSession, renewSession, startSession } from './sessions.ts'

type ProofCalls = 'showSecondFactor' | 'challengePasskey' | 'prove'

/** The second step of a login, and proving again who it is (step-up). */
export function proofHandlers(parts: StaffParts): Handlers<ProofCalls> {
  const { sql, sessionCache, loginThrottle, identity, refusals } = parts

  /** Password and, where one is set up, second factor; or a passkey alone, which is both (it asks the person itself). */
  const proveAgain = async (
    given: Shown & { password?: string | undefined },
    context: CallContext & { actor: Actor },
  ) => {
    if (given.passkey) return identity.showFactor({ passkey: given.passkey }, context)
    const methods = await methodsOf(sql, context.actor.userId)
    if (methods.length > 0 && !methods.includes('totp')) throw invalidFields({ passkey: 'required' })
    if (methods.includes('totp') && given.code === undefined) throw invalidFields({ code: 'required' })
    const person = await identity.byPassword(context.actor.username, given.password ?? '')
    if (!person) {
      refusals.record({ kind: 'proof_refused', address: context.address, userId: context.actor.userId })
      throw invalidFields({ password: 'invalid' })
    }
    return methods.includes('totp') ? identity.showFactor({ code: given.code }, context) : 'password'
  }

  return {
    async showSecondFactor({ body }, context) {
      const { actor, caller } = context
      if (!actor.awaitsSecondFactor) throw new ApiError('conflict')
      const method = await loginThrottle.attempt(caller, actor.username, () => identity.showFactor(body, context))
      await loginThrottle.reset(caller, actor.username)
      const token = await sql.transaction(async (tx) => {
        const half = await endSession(tx, actor.session)
        if (!half) throw sessionIsOver()
        await audit(tx, context, {
          action: 'session.started',
          entity: 'user',
          entityId: actor.userId,
          detail: { secondFactor: method },
        })
        const { remembered } = half
        return startSession(tx, { ...context, userId: actor.userId, remembered, awaitsSecondFactor: false })
      })
      sessionCache.forget(actor.session)
      return enter(parts, context, token)
    },

    async challengePasskey(_input, { actor, origin }) {
      const known = await passkeysOf(sql, actor.userId)
      if (known.length === 0) throw new ApiError('not_found')
      return challengeFor(await giveChallenge(sql, actor.session), origin, known)
    },

    async prove({ body }, context) {
      const { actor, caller } = context
      const method = await loginThrottle.attempt(caller, actor.username, () => proveAgain(body, context))
      await loginThrottle.reset(caller, actor.username)
      const now = new Date()
      const token = await sql.transaction(async (tx) => {
        await audit(tx, context, {
          action: 'identity.proved',
          entity: 'user',
          entityId: actor.userId,
          detail: { method },
        })
        return renewSession(tx, actor.session, now.getTime())
      })
      sessionCache.forget(actor.session)
      if (!token) throw sessionIsOver()
      await enter(parts, context, token)
      return { provedUntil: new Date(now.getTime() + proofLifetimeMinutes * 60_000).toISOString() }
    },
  }
}
