import type { AnswerOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { announce } from '#server/db/announce.ts'
import type { Database } from '#server/db/database.ts'
import { and, eq, isNull, sql } from '#server/db/drizzle.ts'
import { leadNotices } from '#server/db/schema/notices.ts'
import { noticesSql } from './open-sql.ts'

const maxNotices = 100

/** The caller's notices from teammates. */
export function noticeHandlers({ sql: db }: Database): Handlers<'listNotices' | 'finishNotice'> {
  return {
    async listNotices(_input, { actor }) {
      const { rows } = await db.execute<AnswerOf<'listNotices'>['data'][number]>(sql`
        select id, kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, by,
          lead_id as "leadId", lead_name as "leadName", status, task, leads
        from (${noticesSql(actor.userId, sql`done_at is null`)}) as notices
        where is_open order by at desc, id limit ${maxNotices}`)
      return { data: rows }
    },

    finishNotice: ({ params }, { actor }) =>
      db.transaction(async (tx) => {
        const own = and(eq(leadNotices.id, params.id), eq(leadNotices.userId, actor.userId))
        const [found] = await tx.select().from(leadNotices).where(own)
        if (!found) throw new ApiError('not_found')
        const together = found.batchId
          ? and(eq(leadNotices.batchId, found.batchId), eq(leadNotices.userId, actor.userId))
          : own
        await tx
          .update(leadNotices)
          .set({ doneAt: new Date() })
          .where(and(together, isNull(leadNotices.doneAt)))
        await announce(tx, { topic: 'alerts', change: 'changed', id: found.leadId })
        return undefined
      }),
  }
}
