import { ApiError, invalidFields } from '#contract/errors.ts'
import type { CallContext, Handlers } from '#contract/handler.ts'
import type { Session } from '#contract/session.ts'
import type { SignedNames } from '#domain/letters/signed-name.ts'
import { passwordProblem } from '#domain/staff/password.ts'
import { proofHolds } from '#domain/staff/permissions.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull, sql } from '#server/db/drizzle.ts'
import { users } from '#server/db/schema/staff.ts'
import { boardVisits } from '#server/db/schema/work.ts'
import { chosenTeamZoneSql } from '#server/db/team-time-sql.ts'
import { sessionCookie } from './cookie.ts'
import { type HeldMethods, heldMethodsSql, methodsIn, methodsOf } from './factors.ts'
import { isFamiliarTo } from './familiar.ts'
import { sessionIsOver } from './identity.ts'
import type { StaffParts } from './parts.ts'
import { setPassword } from './people.ts'
import {
  allSessionsOf,
  endSession,
  endSessionsOf,
  type LiveSession,
  renewSession,
  startSession,
  tokenHash,
} from './sessions.ts'

type SessionCalls = 'logIn' | 'enterDemonstration' | 'readSession' | 'changeTimeZone' | 'logOut' | 'changePassword'

/** Logging in and out, and the own password. */
export function sessionHandlers({
  sql: db,
  sessionCache,
  loginThrottle,
  identity,
  refusals,
  isOpenDemonstration,
}: StaffParts): Handlers<SessionCalls> {
  return {
    async logIn({ body }, context) {
      const { username, password, rememberMe } = body
      const isFamiliar = await isFamiliarTo(db, username, context.address)
      const person = await loginThrottle.attemptLogin(context.caller, username, isFamiliar, async () => {
        const found = await identity.byPassword(username, password)
        if (!found) {
          refusals.record({ kind: 'login_refused', address: context.address, name: username })
          throw new ApiError('invalid_credentials')
        }
        return found
      })
      const awaitsSecondFactor = (await methodsOf(db, person.id)).length > 0
      // With a second factor due the password proves nothing yet: it must not reset the throttle for that factor.
      if (awaitsSecondFactor) await loginThrottle.undoAttempt(context.caller, username)
      else await loginThrottle.reset(context.caller, username)
      const token = await db.transaction(async (tx) => {
        const by = { ...context, actor: { userId: person.id, username: person.username } }
        const action = awaitsSecondFactor ? 'session.password_given' : 'session.started'
        await audit(tx, by, { action, entity: 'user', entityId: person.id })
        await endEarlierSession(tx, context)
        return startSession(tx, { ...context, userId: person.id, remembered: rememberMe, awaitsSecondFactor })
      })
      if (context.sentSession) sessionCache.forget(context.sentSession)
      return enter({ sql: db, sessionCache }, context, token)
    },

    async enterDemonstration({ body: { role } }, context) {
      // To everybody else there is no such address.
      if (!(await isOpenDemonstration())) throw new ApiError('not_found')
      const [person] = await db
        .select({ id: users.id, username: users.username })
        .from(users)
        .where(and(eq(users.role, role), isNull(users.disabledAt), eq(users.mustChangePassword, false)))
        .orderBy(users.createdAt, users.id)
        .limit(1)
      if (!person || (await methodsOf(db, person.id)).length > 0) throw new ApiError('not_found')
      const token = await db.transaction(async (tx) => {
        const by = { ...context, actor: { userId: person.id, username: person.username } }
        await audit(tx, by, { action: 'session.started', entity: 'user', entityId: person.id })
        await endEarlierSession(tx, context)
        return startSession(tx, { ...context, userId: person.id, remembered: false, awaitsSecondFactor: false })
      })
      if (context.sentSession) sessionCache.forget(context.sentSession)
      return enter({ sql: db, sessionCache }, context, token)
    },

    async readSession(_input, { actor }) {
      const session = await sessionCache.find(actor.session)
      if (!session) throw sessionIsOver()
      return publicSession(db, session)
    },

    async changeTimeZone({ body: { timeZone } }, context) {
      const { actor } = context
      await db.transaction(async (tx) => {
        await tx.update(users).set({ timeZone }).where(eq(users.id, actor.userId))
        await audit(tx, context, { action: 'user.time_zone_changed', entity: 'user', entityId: actor.userId })
      })
      const session = await sessionCache.find(actor.session)
      if (!session) throw sessionIsOver()
      return publicSession(db, session)
    },

    async logOut(_input, context) {
      const { actor } = context
      await db.transaction(async (tx) => {
        await audit(tx, context, { action: 'session.ended', entity: 'user', entityId: actor.userId })
        await endSession(tx, actor.session)
      })
      sessionCache.forget(actor.session)
      context.setHeader('set-cookie', sessionCookie('', context.secure, 0))
      // Also clears the screen, the browser's cache and its storage.
      context.setHeader('clear-site-data', '"cache", "storage"')
      return undefined
    },

    async changePassword({ body }, context) {
      const { actor, caller } = context
      const person = await loginThrottle.attempt(caller, actor.username, async () => {
        const found = await identity.byPassword(actor.username, body.current)
        if (!found) {
          refusals.record({ kind: 'proof_refused', address: context.address, userId: actor.userId })
          throw invalidFields({ current: 'invalid' })
        }
        return found
      })
      const hasSecondFactor = (await methodsOf(db, person.id)).length > 0
      if (hasSecondFactor) await loginThrottle.undoAttempt(caller, actor.username)
      else await loginThrottle.reset(caller, actor.username)
      if (hasSecondFactor && !proofHolds(actor.provedAt, Date.now())) throw new ApiError('proof_needed')
      if (body.next === body.current) throw invalidFields({ next: 'invalid' })
      const problem = passwordProblem(body.next, person)
      if (problem) throw invalidFields({ next: problem })
      const token = await db.transaction(async (tx) => {
        await setPassword(tx, person.id, body.next)
        await audit(tx, context, { action: 'password.changed', entity: 'user', entityId: person.id })
        await endSessionsOf(tx, person.id, actor.session)
        return renewSession(tx, actor.session, actor.provedAt)
      })
      sessionCache.forget(allSessionsOf(person.id))
      if (!token) throw sessionIsOver()
      return enter({ sql: db, sessionCache }, context, token)
    },
  }
}

/** One session per browser: a login ends the one whose cookie it replaces, whosever it was. */
export async function endEarlierSession(tx: Sql, { sentSession }: Pick<CallContext, 'sentSession'>): Promise<void> {
  if (sentSession) await endSession(tx, sentSession)
}

/** Hands a session that was just started or renewed to its browser. */
export async function enter(
  { sql: db, sessionCache }: Pick<StaffParts, 'sql' | 'sessionCache'>,
  context: Pick<CallContext, 'secure' | 'setHeader'>,
  token: string,
): Promise<Session> {
  const session = await sessionCache.find(tokenHash(token))
  if (!session) throw new ApiError('invalid_credentials')
  const seconds = Math.floor((Date.parse(session.expiresAt) - Date.now()) / 1000)
  context.setHeader('set-cookie', sessionCookie(token, context.secure, session.remembered ? seconds : undefined))
  return publicSession(db, session)
}

type Kept = { ownTimeZone: string | null; teamTimeZone: string | null; names: SignedNames }

/** A session as its person sees it. */
async function publicSession(db: Sql, session: LiveSession): Promise<Session> {
  const { user, mustChangePassword, mustSetUpSecondFactor, remembered, expiresAt, awaitsSecondFactor } = session
  const { rows } = await db.execute<HeldMethods & { boardSeenAt: Date | string | null } & Kept>(sql`select
    ${heldMethodsSql(user.id)},
    (select ${boardVisits.seenAt} from ${boardVisits} where ${eq(boardVisits.userId, user.id)}) as "boardSeenAt",
    (select ${users.timeZone} from ${users} where ${eq(users.id, user.id)}) as "ownTimeZone",
    (select ${users.names} from ${users} where ${eq(users.id, user.id)}) as names,
    (${sql.raw(chosenTeamZoneSql)}) as "teamTimeZone"`)
  const methods = methodsIn(rows[0])
  const seenAt = rows[0]?.boardSeenAt ?? null
  const boardSeenAt = seenAt === null ? null : new Date(seenAt).toISOString()
  const secondFactor = awaitsSecondFactor ? 'due' : methods.length > 0 ? 'shown' : 'none'
  const { ownTimeZone = null, teamTimeZone = null, names = {} } = rows[0] ?? {}
  const zones = { timeZone: ownTimeZone ?? teamTimeZone, ownTimeZone }
  const must = { mustChangePassword, mustSetUpSecondFactor }
  return { user, ...must, remembered, expiresAt, secondFactor, methods, boardSeenAt, ...zones, names }
}
