import { ApiError } from '#contract/errors.ts'
import { createTries } from '#server/limits/limits.ts'

/** Wrong passwords and second factors for one account from one address. Nobody else is kept out by them. */
const failureLimit = { max: 10, windowSeconds: 180 }
/**
 * Wrong six-digit codes for one account from everywhere: a code is short enough that many addresses together would find
 * one. Passkeys and recovery codes stay open to the person meanwhile.
 */
const codeLimit = { max: 30, windowSeconds: 3600 }

/** Bounds how often somebody may guess who they are. */
export type Guesses = {
  /**
   * Counts a try for this name from this caller before it is checked, so that tries at once do not slip by; throws
   * `too_many_requests`. Only a refusal stays counted: that the database was away is not the caller's mistake.
   */
  attempt<T>(caller: string, username: string, check: () => Promise<T>): Promise<T>
  /** The try was right, but does not prove the person yet: it alone is forgotten. */
  takeBack(caller: string, username: string): Promise<void>
  /** The person is proven: all tries are forgotten. */
  forgive(caller: string, username: string): Promise<void>
  /** As `attempt`, for a six-digit code of an account, from wherever; only a wrong one stays counted. */
  attemptCode(userId: string, check: () => Promise<boolean>): Promise<boolean>
}

/** `limitFactor` is RATE_LIMIT_FACTOR. */
export function createGuesses(limitFactor: number): Guesses {
  const tries = createTries(failureLimit, limitFactor)
  const codes = createTries(codeLimit, limitFactor)
  const subject = (caller: string, username: string) => `${caller} ${username}`
  return {
    async attempt(caller, username, check) {
      await tries.count(subject(caller, username))
      try {
        return await check()
      } catch (error) {
        if (!(error instanceof ApiError)) await tries.takeBack(subject(caller, username))
        throw error
      }
    },
    takeBack: (caller, username) => tries.takeBack(subject(caller, username)),
    forgive: (caller, username) => tries.forget(subject(caller, username)),
    async attemptCode(userId, check) {
      await codes.count(userId)
      const isWrong =
        (await check().catch(async (error: unknown) => {
          await codes.takeBack(userId)
          throw error
        })) === false
      if (!isWrong) await codes.takeBack(userId)
      return !isWrong
    },
  }
}
