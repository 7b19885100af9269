import { audienceOf, escalationSteps } from '#domain/escalation.ts'
import { hourMs } from '#domain/instant.ts'
import { announce } from '#server/db/announce.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { awaitsFirstTouchKey } from '../listing/waiting.ts'

/** A step that was due longer ago than this, because no server ran, is not taken any more: the board shows it anyway. */
const windowMs = hourMs
/** Events sent per run; if more leads are due at once, such as after an import, boards reload and find the others. */
const maxAnnounced = 20

/**
 * Escalates every lead that has passed half, all or twice its threshold without an update, and notifies those
 * concerned. Looks at what has come due within the last hour, along the index of the columns; a step is taken once for
 * each update of a lead, and of several that are due the last one alone.
 */
export async function escalateLeads({ sql: db }: Pick<Database, 'sql'>): Promise<void> {
  const steps = escalationSteps.map(
    ({ status, rank, level, afterMs }) =>
      sql`(${status}, ${rank}::int, ${audienceOf[level]}, ${afterMs} * interval '1 millisecond')`,
  )
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ lead_id: string }>(sql`
      insert into lead_escalations (id, lead_id, rank, since, audience, assignee, at)
      select distinct on (l.id) gen_random_uuid(), l.id, step.rank, l.updated_at,
        case when step.audience = 'assignee' and u.id is null then 'team' else step.audience end, u.username, now()
      from (values ${sql.join(steps, sql`, `)}) as step (status, rank, audience, after)
      -- Step by step: PostgreSQL 15 would rather go through all leads once than along the index for each.
      cross join lateral (
        select * from contact_requests l where status = step.status and deleted_at is null and ${sql.raw(awaitsFirstTouchKey)} = 0
          and updated_at <= now() - step.after
          and updated_at > now() - step.after - ${windowMs} * interval '1 millisecond'
        offset 0
      ) as l
      left join users u on u.username = l.assigned_to and u.disabled_at is null
      where not exists (
        select from lead_escalations e where e.lead_id = l.id and e.since = l.updated_at and e.rank >= step.rank
      )
      order by l.id, step.rank desc
      on conflict (lead_id, since, rank) do nothing
      returning lead_id`)
    for (const { lead_id } of rows.slice(0, maxAnnounced)) {
      await announce(tx, { topic: 'alerts', change: 'arrived', id: lead_id })
    }
    await tx.execute(sql`delete from lead_escalations where at < now() - interval '30 days'`)
  })
}
