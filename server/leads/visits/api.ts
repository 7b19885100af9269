import type { Handlers } from '#contract/handler.ts'
import type { Database } from '#server/db/database.ts'
import { boardVisits } from '#server/db/schema/work.ts'

/** Records when a teammate looks at the board. Their session returns it (`server/staff/session-api`). */
export function boardVisitHandlers({ sql: db }: Database): Handlers<'seeBoard'> {
  return {
    async seeBoard(_input, { actor }) {
      const seenAt = new Date()
      const { userId } = actor
      await db
        .insert(boardVisits)
        .values({ userId, seenAt })
        .onConflictDoUpdate({ target: boardVisits.userId, set: { seenAt } })
      return { boardSeenAt: seenAt.toISOString() }
    },
  }
}
