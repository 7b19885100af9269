import type { AnswerOf } from '#contract/api.ts'
import type { Handlers } from '#contract/handler.ts'
import { escalationLevels } from '#domain/leads/escalation.ts'
import { can } from '#domain/staff/permissions.ts'
import type { Database } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { users } from '#server/db/schema/staff.ts'
import { clockStartSql, closedStagesSql } from '#server/db/stage-sql.ts'
import { whoseSql } from '../conversation/inbox.ts'
import { readEndedLogins } from '../conversation/own-logins.ts'
import { noticesSql } from '../notices/open-sql.ts'

type Row = Omit<AnswerOf<'listAlerts'>['data'][number], 'id'>

const maxAlerts = 50
/** Events of one kind read at most: some are for other teammates. */
const maxEvents = 4 * maxAlerts

const iso = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/**
 * Events while the teammate was away: new and returning leads as in their inbox, and overdue leads: the latest one per
 * lead.
 */
export function alertHandlers({ sql: db }: Database): Handlers<'listAlerts' | 'seeAlerts'> {
  return {
    async listAlerts(_input, { actor }) {
      const leads = can(actor.role, 'lead.restore') ? ['managers', 'team'] : ['team']
      const kinds = sql.join(
        escalationLevels.map((level) => sql`${level}`),
        sql`, `,
      )
      const { rows } = await db.execute<Row>(sql`
        with alerts as (
          (select id as lead_id, 'arrived' as kind, created_at as at, null::timestamptz as since,
              null::boolean as open, null::text as by, 1 as leads, null::text as reason, null::text as task, null::uuid as notice from (
              select * from contact_requests where deleted_at is null and created_at > now() - interval '7 days'
              order by created_at desc, id desc offset 0
            ) as recent
            where imported_at is null order by created_at desc, id desc limit ${maxEvents})
          union all
          -- Released from suspected spam: it arrives now, and has the date of then.
          (select entity_id::uuid, 'arrived', at, null, null, null, 1, null, null, null from audit_log
            where action = 'quarantine.released' and entity = 'lead' and at > now() - interval '7 days'
            order by at desc, id desc limit ${maxAlerts})
          union all
          (select id, 'returned', last_returned_at, null, null, null, 1, null, null, null from contact_requests
            where deleted_at is null and last_returned_at > now() - interval '7 days'
            order by last_returned_at desc, id desc limit ${maxEvents})
          union all
          (select lead_id, coalesce((array[${kinds}])[rank], 'rule'), at, case when rank > 0 then since end, null, null, 1,
              case when rank = 0 then reason end, null, null from (
              select * from lead_escalations
              where at > now() - interval '7 days' order by at desc limit ${maxEvents}
            ) as latest
            where audience = any(${sql.param(leads)}::text[]) or (audience = 'assignee' and assignee = ${actor.username})
            order by at desc limit ${maxAlerts})
          union all
          (select lead_id, kind, at, null, is_open, by, leads, null, task,
              case when leads > 1 or kind = 'task' then id end
            from (${noticesSql(actor.userId, sql`at > now() - interval '7 days'`)}) as notices
            order by at desc limit ${maxAlerts})
        )
        -- Several leads, or a task, are not told by what happened to one lead.
        , latest_of_lead as (
          select distinct on (lead_id, notice) alerts.* from alerts
            cross join lateral (select assigned_to from contact_requests where id = alerts.lead_id offset 0) as l
          where alerts.kind not in ('arrived', 'returned') or ${whoseSql('mine', actor.username)}
            -- Who logged the lead's message has read it.
            and not exists (select from lead_interactions i where i.lead_id = alerts.lead_id
              and i.created_at = alerts.at and i.by_visitor and i.created_by = ${actor.username})
          order by lead_id, notice, at desc
        )
        select alerts.kind, ${iso('alerts.at')} as at, l.id as "leadId", l.name as "leadName", l.status,
          l.assigned_to as "assignedTo", alerts.by, alerts.leads, alerts.reason, alerts.task,
          case when alerts.open is not null then alerts.open
            else l.status not in (${sql.raw(closedStagesSql)}) and case when alerts.since is null
            then coalesce(l.last_reply_at < alerts.at, true) else ${sql.raw(clockStartSql)} = alerts.since end end as "isOpen",
          alerts.at <= coalesce(u.alerts_seen_at, u.created_at) as "isSeen"
        from latest_of_lead as alerts
          -- One look-up for each, whatever PostgreSQL believes of how many there are.
          cross join lateral (
            select * from contact_requests where id = alerts.lead_id and deleted_at is null offset 0
          ) as l
          join users u on u.id = ${actor.userId}
        order by alerts.at desc, l.id limit ${maxAlerts}`)
      const logins = can(actor.role, 'connections.manage') ? await readEndedLogins(db, actor.userId) : []
      return {
        data: rows.map((row) => ({ id: `${row.leadId} ${row.kind} ${row.at} ${row.task ?? ''}`.trim(), ...row })),
        logins,
        unseen: [...rows, ...logins].filter(({ isSeen }) => !isSeen).length,
        now: new Date().toISOString(),
      }
    },

    async seeAlerts(_input, { actor }) {
      await db.update(users).set({ alertsSeenAt: new Date() }).where(eq(users.id, actor.userId))
      return undefined
    },
  }
}
