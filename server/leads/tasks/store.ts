import type pg from 'pg'
import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import type { Task } from '#contract/tasks.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { leadTasks } from '#server/db/schema/leads.ts'
import { Statement } from '#server/db/search.ts'
import { leftTeammatesSql } from '#server/db/teammate.ts'
import { rowTypes } from '../lead-row.ts'

const columns = `t.id, t.lead_id as "leadId", t.title, t.description, t.type, t.priority, t.status,
  t.assigned_to as "assignedTo", t.due_date as "dueDate", t.completed_at as "completedAt",
  t.created_by as "createdBy", t.created_at as "createdAt"`
const ofLead = `json_build_object('name', l.name, 'email', l.email, 'phone', l.phone,
  'language', coalesce(l.preferred_language, l.language), 'status', l.status) as lead`

/** A lead's open tasks by due date, then the done ones, the latest first. */
export async function listLeadTasks(pool: pg.Pool, leadId: string): Promise<Task[]> {
  const { rows } = await pool.query<Task>({
    name: 'tasks-of-lead',
    text: `select ${columns} from lead_tasks t where t.lead_id = $1
      order by t.status = 'completed', case when t.status = 'pending' then t.due_date end, t.completed_at desc, t.id
      limit 200`,
    values: [leadId],
    types: rowTypes,
  })
  return rows
}

/** A page of open tasks across leads, by due date; throws `invalid_input` for a malformed cursor. */
export async function listTasks(
  pool: pg.Pool,
  { of = 'me', from, to, limit = 50, cursor }: ParsedOf<'listTasks'>['query'],
  username: string,
): Promise<Omit<AnswerOf<'listTasks'>, 'now'>> {
  const end = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : null
  const statement = new Statement()
  const most = statement.value(limit + 1)
  const within = [
    from && `t.due_date >= ${statement.value(from)}::timestamptz`,
    to && `t.due_date < ${statement.value(to)}::timestamptz`,
    end && `(t.due_date, t.id) > (${statement.value(end[0])}::timestamptz, ${statement.value(end[1])}::uuid)`,
  ].filter(Boolean)
  // Tasks come in the order of their index, and the lead of each is looked up.
  const page = (whose: string) => `(select ${columns}, ${ofLead}
    from lead_tasks t cross join lateral (select * from contact_requests where id = t.lead_id and deleted_at is null offset 0) l
    where ${["t.status = 'pending'", whose, ...within].join(' and ')} order by t.due_date, t.id limit ${most})`
  // Own, unassigned, and those of each former teammate. Each part uses its own index; together they would use none.
  const found =
    of === 'everybody'
      ? page('true')
      : `select * from (${page(`t.assigned_to = ${statement.value(username)}`)}
          union all ${page('t.assigned_to is null')}
          union all select p.* from unnest(${leftTeammatesSql}) as former cross join lateral ${page('t.assigned_to = former')} as p
        ) as found order by "dueDate", id limit ${most}`
  const { rows } = await pool.query<AnswerOf<'listTasks'>['data'][number]>({
    text: found,
    values: statement.values,
    types: rowTypes,
  })
  return pageOf(rows, limit, (last) => [last.dueDate, last.id])
}

/** A stored task as staff read it. */
export const asTask = ({ dueDate, completedAt, createdAt, chain: _, ...row }: typeof leadTasks.$inferSelect): Task => ({
  ...row,
  priority: row.priority as Task['priority'],
  status: row.status as Task['status'],
  dueDate: dueDate.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})
