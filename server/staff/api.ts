import { RateLimiterMemory } from 'rate-limiter-flexible'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, Handlers } from '#contract/handler.ts'
import type { Session } from '#contract/session.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { sessionCookie } from './cookie.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { findPerson, setPassword } from './people.ts'
import { endSession, endSessionsOf, type LiveSession, type SessionBook, startSession, tokenHash } from './sessions.ts'

type StaffCalls = 'logIn' | 'readSession' | 'logOut' | 'changePassword'

/** Wrong passwords for one account from one address: ten in three minutes. Nobody else is kept out by them. */
const failureLimit = { points: 10, duration: 180 }

/** Logging in and out, and the own password. */
export function staffHandlers(database: Database, book: SessionBook, limitFactor: number): Handlers<StaffCalls> {
  const { sql } = database
  const failures = new RateLimiterMemory({ ...failureLimit, points: Math.round(failureLimit.points * limitFactor) })
  // Checked for unknown names, so that they take as long as known ones.
  const nobody = hashPassword('nobody has this password')

  const refuseIfTooMany = async (subject: string) => {
    const state = await failures.get(subject)
    if (state && state.remainingPoints <= 0) {
      throw new ApiError('too_many_requests', { retryAfter: Math.ceil(state.msBeforeNext / 1000) })
    }
  }
  const countFailure = (subject: string) => failures.penalty(subject)
  const current = async (actor: Actor): Promise<LiveSession> => {
    const found = await book.find(actor.session)
    if (!found) throw new ApiError('not_signed_in')
    return found
  }

  return {
    async logIn({ body }, context) {
      const subject = `${context.address} ${body.username}`
      await refuseIfTooMany(subject)
      const person = await findPerson(sql, body.username)
      const matches = await passwordMatches(body.password, person?.password ?? (await nobody))
      if (!person || !matches) {
        await countFailure(subject)
        throw new ApiError('invalid_credentials')
      }
      await failures.delete(subject)
      const token = await sql.transaction(async (tx) => {
        await audit(tx, { userId: person.id, username: person.username }, context.requestId, {
          action: 'session.started',
          entity: 'user',
          entityId: person.id,
        })
        return startSession(tx, person.id, body.rememberMe)
      })
      const session = await book.find(tokenHash(token))
      if (!session) throw new ApiError('invalid_credentials')
      context.setHeader('set-cookie', cookieFor(session, token, context.secure))
      return publicSession(session)
    },

    readSession: async (_input, { actor }) => publicSession(await current(actor)),

    async logOut(_input, context) {
      await endSession(sql, context.actor.session)
      context.setHeader('set-cookie', sessionCookie('', context.secure, 0))
      return undefined
    },

    async changePassword({ body }, { actor, address, requestId }) {
      const subject = `${address} ${actor.username}`
      await refuseIfTooMany(subject)
      const person = await findPerson(sql, actor.username)
      if (!person || !(await passwordMatches(body.current, person.password))) {
        await countFailure(subject)
        throw invalidFields({ current: 'invalid' })
      }
      await sql.transaction(async (tx) => {
        await setPassword(tx, person.id, body.next)
        await audit(tx, actor, requestId, { action: 'password.changed', entity: 'user', entityId: person.id })
        await endSessionsOf(tx, person.id, actor.session)
      })
      return publicSession({ ...(await current(actor)), mustChangePassword: false })
    },
  }
}

const publicSession = ({ tokenHash: _hash, ...session }: LiveSession): Session => session

function cookieFor(session: LiveSession, token: string, secure: boolean): string {
  const seconds = Math.floor((Date.parse(session.expiresAt) - Date.now()) / 1000)
  return sessionCookie(token, secure, session.remembered ? seconds : undefined)
}
