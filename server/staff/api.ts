import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, Handlers } from '#contract/handler.ts'
import type { Session } from '#contract/session.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { createTries } from '#server/limits/limits.ts'
import { sessionCookie } from './cookie.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { findPerson, type Person, setPassword } from './people.ts'
import {
  allSessionsOf,
  endSession,
  endSessionsOf,
  type LiveSession,
  type SessionBook,
  startSession,
  tokenHash,
} from './sessions.ts'

type StaffCalls = 'logIn' | 'readSession' | 'logOut' | 'changePassword'

/** Wrong passwords for one account from one address: ten in three minutes. Nobody else is kept out by them. */
const failureLimit = { max: 10, windowSeconds: 180 }

/** Logging in and out, and the own password. */
export function staffHandlers(database: Database, book: SessionBook, limitFactor: number): Handlers<StaffCalls> {
  const { sql } = database
  const tries = createTries(failureLimit, limitFactor)
  // Checked for unknown names, so that they take as long as known ones.
  const nobody = hashPassword('nobody has this password')

  /** The person with this name and password, or null. Counted before it is checked, so that tries at once do not slip by. */
  const identify = async (caller: string, username: string, password: string): Promise<Person | null> => {
    const subject = `${caller} ${username}`
    await tries.count(subject)
    try {
      const person = await findPerson(sql, username)
      const matches = await passwordMatches(password, person?.password ?? (await nobody))
      if (!person || !matches) return null
      await tries.forget(subject)
      return person
    } catch (error) {
      // That the database was away is not the caller's mistake.
      await tries.takeBack(subject)
      throw error
    }
  }
  const current = async (actor: Actor): Promise<LiveSession> => {
    const found = await book.find(actor.session)
    if (!found) throw new ApiError('not_signed_in')
    return found
  }

  return {
    async logIn({ body }, context) {
      const person = await identify(context.caller, body.username, body.password)
      if (!person) throw new ApiError('invalid_credentials')
      const token = await sql.transaction(async (tx) => {
        const by = { ...context, actor: { userId: person.id, username: person.username } }
        await audit(tx, by, {
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
      book.forget(context.actor.session)
      context.setHeader('set-cookie', sessionCookie('', context.secure, 0))
      return undefined
    },

    async changePassword({ body }, context) {
      const { actor, caller } = context
      const person = await identify(caller, actor.username, body.current)
      if (!person) throw invalidFields({ current: 'invalid' })
      if (body.next === body.current) throw invalidFields({ next: 'invalid' })
      await sql.transaction(async (tx) => {
        await setPassword(tx, person.id, body.next)
        await audit(tx, context, { action: 'password.changed', entity: 'user', entityId: person.id })
        await endSessionsOf(tx, person.id, actor.session)
      })
      book.forget(allSessionsOf(person.id))
      return publicSession(await current(actor))
    },
  }
}

const publicSession = ({
  tokenHash: _hash,
  awaitsSecondFactor: _due,
  provedAt: _at,
  ...session
}: LiveSession): Session => session

function cookieFor(session: LiveSession, token: string, secure: boolean): string {
  const seconds = Math.floor((Date.parse(session.expiresAt) - Date.now()) / 1000)
  return sessionCookie(token, secure, session.remembered ? seconds : undefined)
}
