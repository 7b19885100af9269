import { refuseOver } from '#server/limits/limits.ts'
import { createWindows } from '#server/limits/windows.ts'
import { tokenOf } from '#server/staff/cookie.ts'
import { type LiveSession, type SessionCache, toActor, tokenHash } from '#server/staff/sessions.ts'
import { addressKey } from './address.ts'
import type { Edge } from './edge.ts'

/** Unknown session tokens from one address: each costs a database lookup. */
const unknownTokens = { max: 120, windowSeconds: 60 }

/** Whether a request carries the cookie of a session that is kept in memory: asks nothing of the database. */
export function createIsKnown(
  sessionCache: Pick<SessionCache, 'kept'>,
): (cookies: string | undefined, secure: boolean) => boolean {
  return (cookies, secure) => {
    const token = cookies === undefined ? null : tokenOf(cookies, secure)
    return token !== null && sessionCache.kept(tokenHash(token)) !== null
  }
}

/**
 * Answers the colleague behind a session cookie. A session that is kept in memory costs nothing; once an address has
 * shown too many tokens that are none (a made-up cookie with each request), others of it are refused with
 * `too_many_requests` before the database is asked. `limitFactor` is RATE_LIMIT_FACTOR.
 */
export function createAuthenticate(sessionCache: SessionCache, limitFactor: number): Edge['authenticate'] {
  // Per process: it only has to limit its own lookups.
  const strangers = createWindows({
    name: 'unknown tokens',
    limit: unknownTokens,
    factor: limitFactor,
    clock: Date.now,
    share: null,
  })
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
