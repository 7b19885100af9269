import { ApiError } from '#contract/errors.ts'
import { type KeyActor, keyHash } from '#server/api-keys/store.ts'
import type { Refusals } from '#server/db/refusals.ts'
import { createLimiter, refuseOver } from '#server/limits/limits.ts'
import type { AddTries } from '#server/limits/tries-store.ts'
import { createWindows, steadyClock } from '#server/limits/windows.ts'
import { tokenOf } from '#server/staff/cookie.ts'
import { type LiveSession, type SessionCache, toActor, tokenHash } from '#server/staff/sessions.ts'
import { addressKey } from './address.ts'
import type { Edge } from './edge.ts'

/** Unknown session tokens or API keys from one address: each costs a database lookup. */
const unknownTokens = { max: 120, windowSeconds: 60 }

/** Requests with one key, of all its calls together: each costs a database lookup. */
const requestsOfKey = { max: 1200, windowSeconds: 60 }

/** True if a request has the cookie of a cached session, without a database query. */
export function createIsKnown(
  sessionCache: Pick<SessionCache, 'kept'>,
): (cookies: string | undefined, secure: boolean) => boolean {
  return (cookies, secure) => {
    const token = cookies === undefined ? null : tokenOf(cookies, secure)
    return token !== null && sessionCache.kept(tokenHash(token)) !== null
  }
}

/**
 * Authenticates a program by API key. A failed key counts like a failed login; an address with too many failures gets
 * `too_many_requests`, as does a key that calls too often, both before the database is asked. `limitFactor`:
 * RATE_LIMIT_FACTOR; `share`: where servers count a key's requests together.
 */
export function createAuthenticateKey(
  find: (key: string) => Promise<KeyActor>,
  refusals: Refusals,
  limitFactor: number,
  share: AddTries | null,
): Edge['authenticateKey'] {
  const strangers = strangersOf(limitFactor)
  const limit = createLimiter(limitFactor, share)
  return async (c, key) => {
    const caller = addressKey(c.get('address'))
    refuseOver(strangers.peek(caller))
    await limit('key', requestsOfKey, keyHash(key))
    try {
      return await find(key)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_signed_in') {
        strangers.hit(caller)
        refusals.record({ kind: 'key_refused', address: c.get('address') })
      }
      throw error
    }
  }
}

// Per process: it only has to limit its own lookups.
const strangersOf = (factor: number) =>
  createWindows({ name: 'unknown tokens', limit: unknownTokens, factor, clock: steadyClock, share: null })

/**
 * Authenticates a teammate by session cookie. A cached session is free; an address with too many invalid tokens (a
 * made-up cookie per request) gets `too_many_requests` before the database is asked. `limitFactor`: RATE_LIMIT_FACTOR.
 */
export function createAuthenticate(sessionCache: SessionCache, limitFactor: number): Edge['authenticate'] {
  const strangers = strangersOf(limitFactor)
  const recognised = (session: LiveSession) => {
    sessionCache.saw(session)
    return toActor(session)
  }
  return async (c) => {
    const token = tokenOf(c.req.raw.headers.get('cookie'), c.get('secure'))
    if (!token) return null
    const hash = tokenHash(token)
    const kept = sessionCache.kept(hash)
    if (kept) return recognised(kept)
    const caller = addressKey(c.get('address'))
    refuseOver(strangers.peek(caller))
    const session = await sessionCache.find(hash)
    if (session) return recognised(session)
    strangers.hit(caller)
    return null
  }
}
