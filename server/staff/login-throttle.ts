import { ApiError } from '#contract/errors.ts'
import { usernameKey } from '#domain/staff/username.ts'
import { createTries } from '#server/limits/limits.ts'
import { networkOf } from '#server/limits/network.ts'
import type { AddTries } from '#server/limits/tries-store.ts'

/** Wrong passwords and second factors for one account from one address. Other addresses are not affected. */
const failureLimit = { max: 10, windowSeconds: 180 }
/**
 * Wrong passwords from addresses that the person never logged in from: for one account from all networks together, and from
 * one wider network for all accounts together. Familiar addresses are not affected.
 */
const strangersLimits = {
  account: { max: 100, windowSeconds: 3600 },
  network: { max: 200, windowSeconds: 3600 },
}
/**
 * Wrong six-digit codes for one account from all addresses together that it never logged in from: a code is short enough
 * that many of them would find one. Each address that the person did log in from has its own count, so that somebody who knows
 * the password cannot use up the person's own tries. Passkeys and recovery codes stay available meanwhile.
 */
const codeLimit = { max: 30, windowSeconds: 3600 }

/** Limits failed logins and second factors. */
export type LoginThrottle = {
  /**
   * Counts a try for this name from this caller before it is checked, so that parallel tries are counted too; throws
   * `too_many_requests`. Only a refusal stays counted, not a failure of ours such as an unavailable database.
   */
  attempt<T>(caller: string, username: string, check: () => Promise<T>): Promise<T>
  /** As `attempt`, for the password of a login; `isFamiliar`: the person has logged in from this address before. */
  attemptLogin<T>(caller: string, username: string, isFamiliar: boolean, check: () => Promise<T>): Promise<T>
  /** The try was right but a second factor is still due: uncounts this try only. */
  undoAttempt(caller: string, username: string): Promise<void>
  /** The person is verified: clears all tries. */
  reset(caller: string, username: string): Promise<void>
  /** As `attempt`, for a six-digit code of an account; only a wrong one stays counted. `familiarFrom`: the caller, where the person has logged in from there before. */
  attemptCode(userId: string, familiarFrom: string | null, check: () => Promise<boolean>): Promise<boolean>
}

/** `limitFactor` is RATE_LIMIT_FACTOR. */
export function createLoginThrottle(add: AddTries, limitFactor: number): LoginThrottle {
  const tries = createTries(add, 'password', failureLimit, limitFactor)
  const ofAccount = createTries(add, 'account', strangersLimits.account, limitFactor)
  const ofNetwork = createTries(add, 'network', strangersLimits.network, limitFactor)
  const codes = createTries(add, 'code', codeLimit, limitFactor)
  const subject = (caller: string, username: string) => `${caller} ${usernameKey(username)}`
  const attempt: LoginThrottle['attempt'] = async (caller, username, check) => {
    await tries.count(subject(caller, username))
    try {
      return await check()
    } catch (error) {
      if (!(error instanceof ApiError)) await tries.undo(subject(caller, username))
      throw error
    }
  }
  return {
    attempt,
    attemptLogin: (caller, username, isFamiliar, check) =>
      attempt(caller, username, async () => {
        if (isFamiliar) return check()
        const wider = [[ofNetwork, networkOf(caller)] as const, [ofAccount, usernameKey(username)] as const]
        for (const [counted, key] of wider) await counted.count(key)
        let isWrong = false
        try {
          return await check()
        } catch (error) {
          isWrong = error instanceof ApiError
          throw error
        } finally {
          if (!isWrong) for (const [counted, key] of wider) await counted.undo(key)
        }
      }),
    undoAttempt: (caller, username) => tries.undo(subject(caller, username)),
    reset: (caller, username) => tries.forget(subject(caller, username)),
    async attemptCode(userId, familiarFrom, check) {
      const account = `${userId} ${familiarFrom ?? ''}`
      await codes.count(account)
      const isWrong =
        (await check().catch(async (error: unknown) => {
          await codes.undo(account)
          throw error
        })) === false
      if (!isWrong) await codes.undo(account)
      return !isWrong
    },
  }
}
