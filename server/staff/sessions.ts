import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#contract/handler.ts'
import type { Session } from '#contract/session.ts'
import type { Role } from '#domain/permissions.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, eq, gt, isNull, ne, sql } from '#server/db/drizzle.ts'
import type { Listener } from '#server/db/listener.ts'
import { sessions, users } from '#server/db/schema/staff.ts'

/**
 * The channel on which triggers announce ended sessions (migration 0002): a token hash, or `user <id>` for all of a
 * person's sessions.
 */
export const sessionChannel = 'sessions'

/** Sessions kept in memory; further ones are read each time. */
const mostKept = 10_000
const dayMs = 86_400_000
/** A remembered session lasts 30 days, any other ends with the browser and after 12 hours (decisions B). */
const lifetimeMs = (remembered: boolean) => (remembered ? 30 * dayMs : dayMs / 2)

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

export type LiveSession = Session & {
  readonly tokenHash: string
  readonly awaitsSecondFactor: boolean
  readonly provedAt: number | null
}

/** Starts a session and answers its token: 256 random bits, of which only the hash is stored. */
export async function startSession(tx: Sql, userId: string, remembered: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + lifetimeMs(remembered))
  await tx.insert(sessions).values({ tokenHash: tokenHash(token), userId, remembered, expiresAt })
  return token
}

/** What names all sessions of a person on the channel. */
export const allSessionsOf = (userId: string) => `user ${userId}`

/** Ends one session on every server. */
export async function endSession(tx: Sql, hash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, hash))
}

/** Ends all sessions of a person, but `except`. */
export async function endSessionsOf(tx: Sql, userId: string, except: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, except)))
}

/** Forgets sessions that are over. */
export async function purgeSessions(tx: Sql): Promise<void> {
  await tx.delete(sessions).where(sql`${sessions.expiresAt} < now()`)
}

async function readSession(db: Sql, hash: string): Promise<LiveSession | null> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, sql`now()`), isNull(users.disabledAt)))
  if (!row) return null
  const { id, username, role, mustChangePassword } = row.user
  return {
    tokenHash: hash,
    user: { id, username, role: role as Role },
    mustChangePassword,
    awaitsSecondFactor: row.session.awaitsSecondFactor,
    provedAt: row.session.provedAt?.getTime() ?? null,
    remembered: row.session.remembered,
    expiresAt: row.session.expiresAt.toISOString(),
  }
}

export type SessionBook = {
  /** The session of a token's hash; null once it is over, on whichever server it ended. */
  find(hash: string): Promise<LiveSession | null>
  /** As `find`, from memory alone: null also says that the database would have to be asked. */
  kept(hash: string): LiveSession | null
  /** Forgets a session (its hash) or all of a person's (`user <id>`) at once, before the database's word is back. */
  forget(ended: string): void
}

/**
 * Sessions by hash, kept in memory as long as the database tells us at once when one ends (decision 0008). While that
 * line is down every look-up goes to the database.
 */
export function createSessionBook({ sql: db }: Database, listener: Listener): SessionBook {
  const known = new Map<string, LiveSession>()
  /** Counts what was forgotten: a session read before must not be kept after, it may be the one that ended. */
  let forgotten = 0
  const forget = (ended: string) => {
    forgotten += 1
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
    return session && Date.parse(session.expiresAt) > Date.now() ? session : null
  }
  return {
    forget,
    kept,
    async find(hash) {
      const session = kept(hash)
      if (session) return session
      known.delete(hash)
      const before = listener.isConnected() ? forgotten : null
      const found = await readSession(db, hash)
      if (found && listener.isConnected() && forgotten === before && known.size < mostKept) known.set(hash, found)
      return found
    },
  }
}

export const toActor = ({ user, tokenHash: session, ...state }: LiveSession): Actor => ({
  userId: user.id,
  username: user.username,
  role: user.role,
  mustChangePassword: state.mustChangePassword,
  awaitsSecondFactor: state.awaitsSecondFactor,
  provedAt: state.provedAt,
  session,
})
