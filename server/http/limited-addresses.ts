import { edgeLimits } from './edge-limits.ts'

const { maxAnswered, maxBlockMs, max } = edgeLimits.limitedAddresses

type Limited = { refusals: number; blockedUntil: number; forgetAt: number }

/**
 * Addresses that continue after hitting a rate limit. The limiter decides; this only caches its refusal for a few
 * seconds, so that the next requests cost nothing.
 */
export type LimitedAddresses = {
  isEmpty(): boolean
  /** Seconds until a request of this address is let through; null: now. */
  blockedFor(address: string, method: string, path: string): number | null
  /** Call when the limiter refused a request for this many seconds. */
  refused(address: string, method: string, path: string, retryAfter: number): void
  /** Call when the limiter admitted a request. */
  admitted(address: string, method: string, path: string): void
}

/** `clock` in milliseconds. */
export function createLimitedAddresses(clock: () => number = () => performance.now()): LimitedAddresses {
  /** In order of their first refusal. */
  const known = new Map<string, Limited>()
  const keyOf = (address: string, method: string, path: string) => `${address} ${method} ${path}`
  return {
    isEmpty: () => known.size === 0,
    blockedFor(address, method, path) {
      const found = known.get(keyOf(address, method, path))
      const left = found ? found.blockedUntil - clock() : 0
      return left > 0 ? Math.ceil(left / 1000) : null
    },
    refused(address, method, path, retryAfter) {
      const now = clock()
      const key = keyOf(address, method, path)
      const before = known.get(key)
      const refusals = before && before.forgetAt > now ? before.refusals + 1 : 1
      if (!before && known.size >= max) known.delete(known.keys().next().value!)
      const blockMs = refusals > maxAnswered ? Math.min(retryAfter * 1000, maxBlockMs) : 0
      known.set(key, { refusals, blockedUntil: now + blockMs, forgetAt: now + retryAfter * 1000 + maxBlockMs })
    },
    admitted(address, method, path) {
      if (known.size > 0) known.delete(keyOf(address, method, path))
    },
  }
}
