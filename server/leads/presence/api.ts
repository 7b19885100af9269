import type { Handlers } from '#contract/handler.ts'
import { type Doing, presenceLastsMs } from '#domain/leads/presence.ts'
import { announce } from '#server/db/announce.ts'
import type { Database } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { leadPresence as present } from '#server/db/schema/work.ts'
import { readLead } from '../lead-store.ts'

const lasting = sql`${presenceLastsMs} * interval '1 millisecond'`

/** Presence: teammates viewing or editing leads. Only changes are announced, not every heartbeat of a browser. */
export function presenceHandlers({
  pool,
  sql: db,
}: Database): Handlers<'listPresence' | 'showPresence' | 'endPresence'> {
  return {
    async listPresence() {
      const { rows } = await db.execute<{ leadId: string; userId: string; username: string; doing: Doing }>(sql`
        select p.lead_id as "leadId", p.user_id as "userId", u.username, p.doing
        from lead_presence p join users u on u.id = p.user_id and u.disabled_at is null
        where p.seen_at > now() - ${lasting} order by u.username, p.lead_id`)
      return { data: rows }
    },

    async showPresence({ params, body: { doing } }, { actor }) {
      await readLead(pool, params.id)
      await db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ same: boolean }>(sql`
          with earlier as (
            select doing = ${doing} and seen_at > now() - ${lasting} as same from lead_presence
            where lead_id = ${params.id} and user_id = ${actor.userId}
          ), saved as (
            insert into lead_presence (lead_id, user_id, doing, seen_at)
            values (${params.id}, ${actor.userId}, ${doing}, now())
            on conflict (lead_id, user_id) do update set doing = excluded.doing, seen_at = excluded.seen_at
          )
          select coalesce((select same from earlier), false) as same`)
        if (rows[0]?.same) return
        // Entries of browsers that closed without notice are removed with the next update.
        await tx.delete(present).where(sql`${present.seenAt} < now() - 10 * ${lasting}`)
        await announce(tx, { topic: 'presence', change: 'changed', id: params.id })
      })
      return undefined
    },

    async endPresence({ params }, { actor }) {
      await db.transaction(async (tx) => {
        const { rowCount } = await tx
          .delete(present)
          .where(and(eq(present.leadId, params.id), eq(present.userId, actor.userId)))
        if (rowCount) await announce(tx, { topic: 'presence', change: 'removed', id: params.id })
      })
      return undefined
    },
  }
}
