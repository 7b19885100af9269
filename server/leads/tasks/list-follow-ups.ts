import type pg from 'pg'
import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import type { FollowUp } from '#contract/tasks.ts'
import { followUpTypes } from '#domain/leads/tasks.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import { Statement } from '#server/db/search.ts'
import { leftTeammatesSql } from '#server/db/teammate.ts'
import { rowTypes } from '../lead-row.ts'

type Row = FollowUp & { hasTask: boolean }

/**
 * A page of the leads' next follow-ups by date. The limit includes those with a task, which are left out, so a page
 * never reads more. Throws `invalid_input` for a malformed cursor.
 */
export async function listFollowUps(
  pool: pg.Pool,
  { of = 'me', from, to, limit = 50, cursor }: ParsedOf<'listFollowUps'>['query'],
  username: string,
): Promise<AnswerOf<'listFollowUps'>> {
  const end = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : null
  const statement = new Statement()
  const most = statement.value(limit + 1)
  const within = [
    'l.deleted_at is null and l.next_follow_up_date is not null',
    from && `l.next_follow_up_date >= ${statement.value(from)}::timestamptz`,
    to && `l.next_follow_up_date < ${statement.value(to)}::timestamptz`,
    end &&
      `(l.next_follow_up_date, l.id) > (${statement.value(end[0])}::timestamptz, ${statement.value(end[1])}::uuid)`,
  ].filter(Boolean)
  const page = (whose: string) => `(select l.id, l.name, l.assigned_to, l.next_follow_up_date from contact_requests l
    where ${[whose, ...within].join(' and ')} order by l.next_follow_up_date, l.id limit ${most})`
  // Own, unassigned, and former teammates'. Each part uses the assignee index; together they would use none.
  const whose = () => [
    `l.assigned_to = ${statement.value(username)}`,
    'l.assigned_to is null',
    `l.assigned_to = any (${leftTeammatesSql})`,
  ]
  const found =
    of === 'everybody'
      ? page('true')
      : `(${whose()
          .map((one) => page(one))
          .join(' union all ')})`
  const { rows } = await pool.query<Row>({
    text: `select l.id as "leadId", l.name, l.assigned_to as "assignedTo", l.next_follow_up_date as "dueDate",
        task.found is not null as "hasTask"
      from (select * from ${found} as due order by next_follow_up_date, id limit ${most}) as l
        -- One look-up for each: PostgreSQL would otherwise read all tasks where it expects many leads.
        left join lateral (
          select true as found from lead_tasks t where t.lead_id = l.id and t.status = 'pending'
            and t.type = any(${statement.value([...followUpTypes])}::text[]) limit 1
        ) as task on true
      order by l.next_follow_up_date, l.id`,
    values: statement.values,
    types: rowTypes,
  })
  const { data, nextCursor } = pageOf(rows, limit, (last) => [last.dueDate, last.leadId])
  return { data: data.flatMap(({ hasTask, ...row }) => (hasTask ? [] : [row])), nextCursor }
}
