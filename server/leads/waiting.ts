import type { SQL } from 'drizzle-orm'
import type { AnswerOf } from '#contract/api.ts'
import { maxWaitingCount } from '#domain/leads/waiting.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { awaitsReplySql, wroteWhenClosedSql } from '#server/db/stage-sql.ts'
import { leftTeammatesSql } from '#server/db/teammate.ts'
import { messageWaitsSql, whoseSql } from './conversation/inbox.ts'

type Waiting = Pick<AnswerOf<'readWaiting'>, 'inbox' | 'day' | 'quarantine'>

/** Counts of leads and tasks waiting for this teammate or unassigned, and of suspected spam; each up to `maxWaitingCount`. */
export async function countWaiting(db: Sql, username: string): Promise<Waiting> {
  const whose = whoseSql('mine', username)
  const waits = sql.raw(messageWaitsSql)
  const end = sql.raw(`limit ${maxWaitingCount}`)
  const due = (whom: SQL) => sql`(select from lead_tasks t
    join contact_requests l on l.id = t.lead_id and l.deleted_at is null
    where t.assigned_to ${whom} and t.status = 'pending' and t.due_date <= now() ${end})`
  const { rows } = await db.execute<Record<keyof Waiting, string>>(sql`select
    (select count(*) from (
      (select l.id::text as id from contact_requests l
        where l.deleted_at is null and ${sql.raw(awaitsReplySql)} and ${whose}
        order by l.column_at, l.id ${end})
      union
      (select l.id::text from contact_requests l
        where l.deleted_at is null and ${sql.raw(wroteWhenClosedSql)} and ${whose}
        order by l.last_returned_at ${end})
      union
      (select l.id::text from messages m join contact_requests l on l.id = m.lead_id
        where ${waits} and l.deleted_at is null and ${whose} ${end})
      union
      (select distinct m.channel || ' ' || m.person_key from messages m where ${waits} and m.direction = 'in' and m.lead_id is null ${end})
      ${end}) as conversations) as inbox,
    (select count(*) from (${due(sql`= ${username}`)} union all ${due(sql`is null`)}
      union all ${due(sql.raw(`= any (${leftTeammatesSql})`))} ${end}) as due) as day,
    (select count(*) from (select from quarantined_messages where discarded_at is null ${end}) as spam) as quarantine`)
  const [counts] = rows
  if (!counts) throw new Error('Counting what waits returned no row')
  return { inbox: Number(counts.inbox), day: Number(counts.day), quarantine: Number(counts.quarantine) }
}
