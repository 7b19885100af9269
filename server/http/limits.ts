import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '#contract/errors.ts'
import type { Limit } from '#contract/route.ts'

/** Counts a request of `caller` against the limit of `name`; throws `too_many_requests` once it is used up. */
export type Limiter = (name: string, limit: Limit, caller: string) => Promise<void>

/** Limits kept in this process's memory; `factor` multiplies all of them (RATE_LIMIT_FACTOR). */
export function createLimiter(factor: number): Limiter {
  const limiters = new Map<string, RateLimiterMemory>()
  return async (name, limit, caller) => {
    let limiter = limiters.get(name)
    if (!limiter) {
      limiter = new RateLimiterMemory({
        points: Math.max(1, Math.round(limit.max * factor)),
        duration: limit.windowSeconds,
      })
      limiters.set(name, limiter)
    }
    try {
      await limiter.consume(caller)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new ApiError('too_many_requests', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) })
    }
  }
}
