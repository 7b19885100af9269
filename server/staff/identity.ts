import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, CallContext } from '#contract/handler.ts'
import type { PasskeyProof } from '#contract/passkey.ts'
import type { SecondFactorMethod } from '#contract/session.ts'
import type { Database } from '#server/db/database.ts'
import type { Refusals } from '#server/db/refusals.ts'
import type { Vault } from '#server/vault/vault.ts'
import { takeChallenge } from './challenges.ts'
import { familiarCaller } from './familiar.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { spendPasskey } from './passkeys.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { findPerson, oneTimeIsOver, type Person } from './people.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { spendTotp } from './totp.ts'

/** Proof given in addition to the password. */
export type Shown = {
  readonly code?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: PasskeyProof | undefined
}

/** Verifies passwords and second factors. Does not count tries: callers do (`LoginThrottle.attempt`). */
export type Identity = {
  /**
   * The active person with this name and password, or null; an unknown name takes as long as a known one. Throws
   * `password_expired` for an expired one-time password.
   */
  byPassword(username: string, password: string): Promise<Person | null>
  /** Uses up a factor and returns its kind; throws `invalid_input` at its field, and counts the refusal. */
  showFactor(shown: Shown, context: CallContext & { actor: Actor }): Promise<SecondFactorMethod>
}

export function createIdentity(
  { sql }: Database,
  vault: Vault,
  loginThrottle: LoginThrottle,
  refusals: Refusals,
): Identity {
  const nobody = hashPassword('nobody has this password')

  const isRight = {
    totp: async ({ code = '' }: Shown, context: CallContext & { actor: Actor }) => {
      const { actor } = context
      return loginThrottle.attemptCode(actor.userId, await familiarCaller(sql, context), () =>
        spendTotp(sql, vault, actor.userId, code, true),
      )
    },
    recovery: ({ recoveryCode = '' }: Shown, { actor }: { actor: Actor }) =>
      spendRecoveryCode(sql, actor.userId, recoveryCode),
    passkey: async ({ passkey }: Shown, { actor, origin }: { actor: Actor; origin: string }) => {
      const challenge = await takeChallenge(sql, actor.session)
      return !!passkey && !!challenge && spendPasskey(sql, actor.userId, passkey, challenge, origin)
    },
  }

  return {
    async byPassword(username, password) {
      const person = await findPerson(sql, username)
      const matches = await passwordMatches(password, person?.password ?? (await nobody))
      if (matches && person && oneTimeIsOver(person, new Date())) throw new ApiError('password_expired')
      return matches ? person : null
    },

    async showFactor(shown, context) {
      const method = shown.passkey ? 'passkey' : shown.recoveryCode !== undefined ? 'recovery' : 'totp'
      if (await isRight[method](shown, context)) return method
      const { userId } = context.actor
      refusals.record({ kind: 'factor_refused', address: context.address, userId, call: method })
      throw invalidFields({ [fieldOf[method]]: 'invalid' })
    },
  }
}

const fieldOf = { totp: 'code', recovery: 'recoveryCode', passkey: 'passkey' } as const

/** The session an actor came with was ended meanwhile. */
export const sessionIsOver = () => new ApiError('not_signed_in')
