import type { AnswerOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { announce } from '#server/db/announce.ts'
import type { Database } from '#server/db/database.ts'
import { and, eq, isNull, sql } from '#server/db/drizzle.ts'
import { leadNotices } from '#server/db/schema/notices.ts'
import { noticeIsOpenSql } from './open-sql.ts'

const maxNotices = 100
/** Notices looked at: some of them no longer ask for anything. */
const maxLooked = 3 * maxNotices

/** What teammates passed to the caller. */
export function noticeHandlers({ sql: db }: Database): Handlers<'listNotices' | 'finishNotice'> {
  return {
    async listNotices(_input, { actor }) {
      const { rows } = await db.execute<AnswerOf<'listNotices'>['data'][number]>(sql`
        select n.id, n.kind, to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, n.by,
          l.id as "leadId", l.name as "leadName", l.status, n.leads
        from (
          select * from lead_notices where user_id = ${actor.userId} and done_at is null order by at desc limit ${maxLooked}
        ) as n
        cross join lateral (select * from contact_requests where id = n.lead_id and deleted_at is null offset 0) as l
        join users u on u.id = n.user_id
        where ${sql.raw(noticeIsOpenSql)}
        order by n.at desc, n.id limit ${maxNotices}`)
      return { data: rows }
    },

    finishNotice: ({ params }, { actor }) =>
      db.transaction(async (tx) => {
        const own = and(eq(leadNotices.id, params.id), eq(leadNotices.userId, actor.userId))
        const [found] = await tx.select({ leadId: leadNotices.leadId }).from(leadNotices).where(own)
        if (!found) throw new ApiError('not_found')
        await tx
          .update(leadNotices)
          .set({ doneAt: new Date() })
          .where(and(own, isNull(leadNotices.doneAt)))
        await announce(tx, { topic: 'alerts', change: 'changed', id: found.leadId })
        return undefined
      }),
  }
}
