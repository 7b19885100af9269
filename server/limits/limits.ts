import { ApiError } from '#contract/errors.ts'
import type { Limit } from '#contract/route.ts'
import { type AddTries, triesKey } from './tries-store.ts'
import { createWindows, type Hit, steadyClock, type Windows } from './windows.ts'

/** Counts tries by subject against one limit, exactly and on all servers together. */
type Tries = {
  /**
   * Counts an attempt; throws `too_many_requests` with Retry-After beyond the limit. A subject known to be blocked is
   * refused without asking the database.
   */
  count(subject: string): Promise<void>
  /** Uncounts one try. */
  undo(subject: string): Promise<void>
  /** Resets a subject. */
  forget(subject: string): Promise<void>
}

/** `name` identifies the limit in the store; `factor` multiplies the limit (RATE_LIMIT_FACTOR). */
export function createTries(add: AddTries, name: string, { max, windowSeconds }: Limit, factor: number): Tries {
  const allowed = Math.max(1, Math.round(max * factor))
  /** End of a subject's block, by `steadyClock`. */
  const refusedUntil = new Map<string, number>()
  const sweep = (now: number) => {
    for (const [subject, until] of refusedUntil) if (until <= now) refusedUntil.delete(subject)
  }
  const change = (subject: string, tries: number) => add(triesKey(name, subject), tries, windowSeconds)
  return {
    async count(subject) {
      const left = (refusedUntil.get(subject) ?? 0) - steadyClock()
      if (left > 0) throw tooMany(left)
      const { count, msLeft } = await change(subject, 1)
      if (count <= allowed) return
      sweep(steadyClock())
      refusedUntil.set(subject, steadyClock() + msLeft)
      throw tooMany(msLeft)
    },
    undo: async (subject) => void (await change(subject, -1)),
    forget: async (subject) => void (await change(subject, -allowed - 1)),
  }
}

/** Throws `too_many_requests` if a limit is used up. */
export function refuseOver({ isOver, msLeft }: Hit): void {
  if (isOver) throw tooMany(msLeft)
}

const tooMany = (msLeft: number) =>
  new ApiError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(msLeft / 1000)) })

/** Counts a request of `caller` against the limit of `name`; throws `too_many_requests` once it is used up. */
export type Limiter = (name: string, limit: Limit, caller: string) => Promise<void>

/** Limits of calls by name; `factor` multiplies all of them (RATE_LIMIT_FACTOR), `share` is where servers count together. */
export function createLimiter(factor: number, share: AddTries | null): Limiter {
  const known = new Map<string, Windows>()
  return async (name, limit, caller) => {
    let windows = known.get(name)
    if (!windows) {
      windows = createWindows({ name: `call ${name}`, limit, factor, clock: steadyClock, share })
      known.set(name, windows)
    }
    refuseOver(windows.hit(caller))
  }
}
