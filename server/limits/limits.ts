import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '#contract/errors.ts'
import type { Limit } from '#contract/route.ts'

/** Counts tries by subject against one limit, in this process's memory. */
export type Tries = {
  /** Counts a try; throws `too_many_requests`, with the time to wait, once more were made than the limit allows. */
  count(subject: string): Promise<void>
  /** Counts nothing; throws where the limit is used up. */
  check(subject: string): Promise<void>
  /** Takes back one try. */
  takeBack(subject: string): Promise<void>
  /** Lets a subject start anew. */
  forget(subject: string): Promise<void>
}

/** `factor` multiplies the limit (RATE_LIMIT_FACTOR). */
export function createTries({ max, windowSeconds }: Limit, factor: number): Tries {
  const limiter = new RateLimiterMemory({ points: Math.max(1, Math.round(max * factor)), duration: windowSeconds })
  return {
    async count(subject) {
      try {
        await limiter.consume(subject)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw tooMany(refusal)
      }
    },
    async check(subject) {
      const state = await limiter.get(subject)
      if (state && state.remainingPoints <= 0) throw tooMany(state)
    },
    takeBack: async (subject) => void (await limiter.reward(subject)),
    forget: async (subject) => void (await limiter.delete(subject)),
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new ApiError('too_many_requests', { retryAfter: Math.ceil(msBeforeNext / 1000) })

/** Counts a request of `caller` against the limit of `name`; throws `too_many_requests` once it is used up. */
export type Limiter = (name: string, limit: Limit, caller: string) => Promise<void>

/** Limits by name; `factor` multiplies all of them (RATE_LIMIT_FACTOR). */
export function createLimiter(factor: number): Limiter {
  const known = new Map<string, Tries>()
  return (name, limit, caller) => {
    let tries = known.get(name)
    if (!tries) {
      tries = createTries(limit, factor)
      known.set(name, tries)
    }
    return tries.count(caller)
  }
}
