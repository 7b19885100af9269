import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#contract/handler.ts'
import type { OwnSession, Session } from '#contract/session.ts'
import { isAdmitted, type Role } from '#domain/staff/permissions.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, desc, eq, gt, inArray, isNull, ne, not, sql } from '#server/db/drizzle.ts'
import type { Listener } from '#server/db/listener.ts'
import { pushDevices } from '#server/db/schema/push.ts'
import { sessions, users } from '#server/db/schema/staff.ts'
import { deviceOf } from './device.ts'
import { lacksSecondFactor } from './factors.ts'

/**
 * The channel on which triggers announce ended sessions (`sessions-sql`): a token hash, or `user <id>` for all of a
 * person's sessions.
 */
export const sessionChannel = 'sessions'

/** Announced on that channel when all sessions must be reloaded because the second-factor rules changed. */
export const everySession = 'every'

/** Limit of cached sessions; further ones are read each time. */
const maxSessions = 10_000
const dayMs = 86_400_000
/** A remembered session lasts 30 days, any other ends with the browser and after 12 hours (docs/product.md#login). */
const lifetimeMs = (remembered: boolean) => (remembered ? 30 * dayMs : dayMs / 2)
/** A remembered session expires after seven days without use. */
const rememberedIdleMs = 7 * dayMs

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Lifetime of a session before its second factor: ten minutes. */
const halfLifetimeMs = 600_000
/** How precisely it is known when a session was last used. */
const sightingMs = 300_000

export type LiveSession = Omit<
  Session,
  'secondFactor' | 'methods' | 'boardSeenAt' | 'timeZone' | 'ownTimeZone' | 'names'
> & {
  readonly tokenHash: string
  readonly awaitsSecondFactor: boolean
  readonly provedAt: number | null
  readonly mustSetUpSecondFactor: boolean
  /** Milliseconds since 1970, to within minutes. */
  lastSeenAt: number
}

type NewSession = {
  readonly userId: string
  readonly remembered: boolean
  /** Only the password was right so far. */
  readonly awaitsSecondFactor: boolean
  readonly address: string
  readonly userAgent: string
}

/**
 * Starts a session and returns its token: 256 random bits, stored as a hash only. A complete login counts as a step-up.
 */
export async function startSession(
  tx: Sql,
  { userId, remembered, awaitsSecondFactor, address, userAgent }: NewSession,
): Promise<string> {
  const token = newToken()
  const now = Date.now()
  await tx.insert(sessions).values({
    tokenHash: tokenHash(token),
    userId,
    remembered,
    awaitsSecondFactor,
    provedAt: awaitsSecondFactor ? null : new Date(now),
    address,
    device: deviceOf(userAgent),
    expiresAt: new Date(now + (awaitsSecondFactor ? halfLifetimeMs : lifetimeMs(remembered))),
  })
  return token
}

/** SQL condition for sessions that expired by inactivity. `idleMs`: how long a session that is not remembered may be idle. */
const isIdle = (idleMs: number) =>
  sql`${sessions.lastSeenAt} < now() - (case when ${sessions.remembered} then ${rememberedIdleMs}::bigint else ${idleMs}::bigint end)
    * interval '1 millisecond'`

/** A person's open sessions, the last used first; `current` is the hash of the one that asks. */
export async function listSessions(db: Sql, userId: string, current: string, idleMs: number): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`), not(isIdle(idleMs))))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
  return rows.map(({ id, device, address, awaitsSecondFactor, ...row }) => ({
    id,
    device,
    address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: row.tokenHash === current,
    awaitsSecondFactor,
  }))
}

/**
 * Gives a session a new token and returns it, so that a leaked old token does not gain what was just verified. The old
 * one ends on every server. Null if the session has ended.
 */
export async function renewSession(tx: Sql, hash: string, provedAt: number | null): Promise<string | null> {
  const token = newToken()
  const renewed = await tx
    .update(sessions)
    .set({ tokenHash: tokenHash(token), provedAt: provedAt === null ? null : new Date(provedAt) })
    .where(eq(sessions.tokenHash, hash))
    .returning({ id: sessions.id })
  return renewed.length === 1 ? token : null
}

const newToken = () => randomBytes(32).toString('base64url')

/** Notification text for all sessions of a person. */
export const allSessionsOf = (userId: string) => `user ${userId}`

/** Ends one session on every server; returns it, null if it had ended. */
export async function endSession(tx: Sql, hash: string): Promise<{ remembered: boolean } | null> {
  const [ended] = await tx.delete(sessions).where(eq(sessions.tokenHash, hash)).returning()
  return ended ?? null
}

/**
 * Ends all sessions of a person, but `except`; returns how many there were. Devices whose session had expired get no more
 * pushes either, until the person logs in there.
 */
export async function endSessionsOf(tx: Sql, userId: string, except = ''): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, except)))
    .returning({ id: sessions.id })
  await tx
    .update(pushDevices)
    .set({ pausedAt: sql`now()` })
    .where(and(eq(pushDevices.userId, userId), isNull(pushDevices.sessionId), isNull(pushDevices.pausedAt)))
  return ended.length
}

/** Deletes expired sessions. Their devices still get pushes, unlike those of a session that somebody ended. */
export async function purgeSessions(db: Sql, idleMs: number): Promise<void> {
  const expired = sql`${sessions.expiresAt} < now() or ${isIdle(idleMs)}`
  await db.transaction(async (tx) => {
    await tx
      .update(pushDevices)
      .set({ sessionId: null })
      .where(inArray(pushDevices.sessionId, tx.select({ id: sessions.id }).from(sessions).where(expired).for('update')))
    await tx.delete(sessions).where(expired)
  })
}

async function readSession(db: Sql, hash: string, idleMs: number): Promise<LiveSession | null> {
  const [row] = await db
    .select({ session: sessions, user: users, mustSetUpSecondFactor: lacksSecondFactor })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hash),
        gt(sessions.expiresAt, sql`now()`),
        not(isIdle(idleMs)),
        isNull(users.disabledAt),
      ),
    )
  if (!row) return null
  const { id, username, role, mustChangePassword } = row.user
  return {
    tokenHash: hash,
    user: { id, username, role: role as Role },
    mustChangePassword,
    mustSetUpSecondFactor: row.mustSetUpSecondFactor,
    awaitsSecondFactor: row.session.awaitsSecondFactor,
    provedAt: row.session.provedAt?.getTime() ?? null,
    lastSeenAt: row.session.lastSeenAt.getTime(),
    remembered: row.session.remembered,
    expiresAt: row.session.expiresAt.toISOString(),
  }
}

export type SessionCache = {
  /** The session with this token hash; null once it has ended on any server. */
  find(hash: string): Promise<LiveSession | null>
  /** True if a session still is one of this role, with nothing left to do first. */
  isOpen(hash: string, role: Role): Promise<boolean>
  /** As `find`, from memory only: null can also mean that the database must be asked. */
  kept(hash: string): LiveSession | null
  /** Records that a session is being used: written every few minutes at most, without waiting for it. */
  saw(session: LiveSession): void
  /** Forgets a session (its hash) or all of a person's (`user <id>`) at once, without waiting for the database's notification. */
  forget(ended: string): void
  /** How many are kept. */
  readonly size: number
}

/**
 * Sessions by hash (`idleMs`: SESSION_IDLE_HOURS), cached while the database notifies us of ended ones
 * (`docs/design/sessions.md`). While that connection is down every lookup goes to the database.
 */
export function createSessionCache(
  { sql: db }: Database,
  listener: Listener,
  onError: (error: Error) => void,
  idleMs: number,
): SessionCache {
  const known = new Map<string, LiveSession>()
  /** Counts evictions: a session read before one must not be cached after, since it may be the ended one. */
  let forgotten = 0
  const forget = (ended: string) => {
    forgotten += 1
    if (ended === everySession) return known.clear()
    const userId = /^user (.+)$/.exec(ended)?.[1]
    if (!userId) known.delete(ended)
    else for (const [hash, session] of known) if (session.user.id === userId) known.delete(hash)
  }
  listener.on(sessionChannel, forget)
  listener.onGap(() => {
    forgotten += 1
    known.clear()
  })
  const kept = (hash: string) => {
    const session = listener.isConnected() ? known.get(hash) : undefined
    if (!session) return null
    const now = Date.now()
    // Idle as far as this server knows: it may have been used on another, so the database is asked.
    const isOver = now - session.lastSeenAt > (session.remembered ? rememberedIdleMs : idleMs)
    return !isOver && Date.parse(session.expiresAt) > now ? session : null
  }
  const find = async (hash: string): Promise<LiveSession | null> => {
    const session = kept(hash)
    if (session) return session
    known.delete(hash)
    const before = listener.isConnected() ? forgotten : null
    const found = await readSession(db, hash, idleMs)
    if (found && listener.isConnected() && forgotten === before && known.size < maxSessions) known.set(hash, found)
    return found
  }
  return {
    get size() {
      return known.size
    },
    forget,
    find,
    async isOpen(hash, role) {
      const session = await find(hash)
      return session !== null && session.user.role === role && isAdmitted(session)
    },
    kept,
    saw(session) {
      const now = Date.now()
      if (now - session.lastSeenAt < sightingMs) return
      session.lastSeenAt = now
      const write = db
        .update(sessions)
        .set({ lastSeenAt: new Date(now) })
        .where(eq(sessions.tokenHash, session.tokenHash))
      write.catch(onError)
    },
  }
}

export const toActor = ({ user, tokenHash: session, ...state }: LiveSession): Actor => ({
  userId: user.id,
  username: user.username,
  role: user.role,
  mustChangePassword: state.mustChangePassword,
  mustSetUpSecondFactor: state.mustSetUpSecondFactor,
  awaitsSecondFactor: state.awaitsSecondFactor,
  provedAt: state.provedAt,
  session,
})
