import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { audit } from '#server/db/audit.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { sessions } from '#server/db/schema/staff.ts'
import type { StaffParts } from './parts.ts'
import { allSessionsOf, endSessionsOf, listSessions } from './sessions.ts'

type OwnSessionCalls = 'listSessions' | 'endSession' | 'endOtherSessions'

/** A teammate's sessions, and ending them. */
export function ownSessionHandlers({ sql, sessionCache, idleMs }: StaffParts): Handlers<OwnSessionCalls> {
  return {
    listSessions: async (_input, { actor }) => ({ data: await listSessions(sql, actor.userId, actor.session, idleMs) }),

    async endSession({ params }, context) {
      const { userId } = context.actor
      const hash = await sql.transaction(async (tx) => {
        const [ended] = await tx
          .delete(sessions)
          .where(and(eq(sessions.id, params.id), eq(sessions.userId, userId)))
          .returning()
        if (!ended) throw new ApiError('not_found')
        await audit(tx, context, { action: 'session.ended', entity: 'session', entityId: params.id })
        return ended.tokenHash
      })
      sessionCache.forget(hash)
      return undefined
    },

    async endOtherSessions(_input, context) {
      const { userId, session } = context.actor
      await sql.transaction(async (tx) => {
        const ended = await endSessionsOf(tx, userId, session)
        await audit(tx, context, {
          action: 'session.others_ended',
          entity: 'user',
          entityId: userId,
          detail: { count: ended },
        })
      })
      sessionCache.forget(allSessionsOf(userId))
      return undefined
    },
  }
}
