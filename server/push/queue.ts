import { escalationLevels } from '#domain/leads/escalation.ts'
import { type LeadStatus, pipeline } from '#domain/leads/pipeline.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { isPushedTo, isQuiet, type PushKind, pushedRoles, pushesOf, pushLifetimeMs } from '#domain/staff/push.ts'
import { isDayOff } from '#domain/staff/working-hours.ts'
import type { Sql } from '#server/db/database.ts'
import { inArray, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { pushMessages, pushQuietHours } from '#server/db/schema/push.ts'
import { closedStagesSql } from '#server/db/stage-sql.ts'
import { offTodaySql } from '#server/db/teammate.ts'
import { readWorkers } from '#server/db/workers.ts'

/** Leads looked at in one run; the next takes further ones. */
const maxLeads = 1_000
const rankOfOverdue = escalationLevels.indexOf('overdue') + 1

type DueLead = {
  kind: PushKind
  leadId: string
  language: string
  status: LeadStatus
  /** Null if it has no assignee, or one who has left or has the day off. */
  owner: string | null
  /** Epoch milliseconds. */
  since: number
  /** When its push became due, epoch ms. */
  at: number
}
type Device = { id: string; userId: string; username: string; role: Role; createdAt: number }

/**
 * Queues pushes for leads that came in or became overdue within the last minutes and were not pushed yet. Imported leads
 * do not count as new: their people did not just write. Answers how many pushes were queued.
 */
export async function queuePushes(db: Sql, now: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('pushes', 0))`)
    const devices = await readDevices(tx)
    if (devices.length === 0) return 0
    const due = await takeDue(tx)
    if (due.length === 0) return 0
    const users = [...new Map(devices.map((device) => [device.userId, device])).values()]
    const quiet = await tx
      .select()
      .from(pushQuietHours)
      .where(
        inArray(
          pushQuietHours.userId,
          users.map(({ userId }) => userId),
        ),
      )
    const { workers } = await readWorkers(tx)
    const messages = users.flatMap((user) => {
      const hours = quiet.find(({ userId }) => userId === user.userId) ?? null
      const working = workers.find(({ id }) => id === user.userId)?.hours ?? null
      if (isQuiet(hours, now) || isDayOff(working, now)) return []
      const mine = due.filter(({ owner }) => isPushedTo({ ...user, disabled: false }, owner))
      return devices.filter(({ userId }) => userId === user.userId).flatMap((device) => messagesTo(device, mine))
    })
    if (messages.length > 0) await tx.insert(pushMessages).values(messages)
    return messages.length
  })
}

/** Pushes for one device: none due before its subscription. */
function messagesTo(device: Device, due: readonly DueLead[]) {
  const since = due.filter(({ at }) => at >= device.createdAt)
  const pushed = since.map(({ kind, leadId, language, status, since }) => {
    const { thresholdMs } = pipeline[status]
    return { kind, leadId, language, dueAt: thresholdMs === null ? null : new Date(since + thresholdMs).toISOString() }
  })
  return pushesOf(pushed).map((message) => ({
    id: newId(),
    deviceId: device.id,
    leadId: 'leadId' in message ? message.leadId : null,
    message,
  }))
}

async function readDevices(tx: Sql): Promise<Device[]> {
  const { rows } = await tx.execute<Device>(sql`
    select d.id, d.user_id as "userId", u.username, u.role,
      (extract(epoch from d.created_at) * 1000)::float8 as "createdAt"
    from push_devices d join users u on u.id = d.user_id
    where d.paused_at is null and d.ended is null and u.disabled_at is null
      and u.role = any(${sql.param([...pushedRoles])}::text[])
    order by d.user_id, d.id`)
  return rows
}

/** The leads that are due to be pushed, oldest first; each is taken once. */
async function takeDue(tx: Sql): Promise<DueLead[]> {
  const recent = sql`now() - ${pushLifetimeMs} * interval '1 millisecond'`
  const { rows } = await tx.execute<DueLead>(sql`
    with due as (
      (select 'arrived' as kind, id as lead_id, created_at as since, created_at as at from (
          select * from contact_requests where deleted_at is null and created_at > ${recent}
          order by created_at desc, id desc limit ${maxLeads} offset 0
        ) as latest where imported_at is null)
      union all
      -- Released from suspected spam: it arrives now, and has the date of then.
      (select 'arrived', l.id, l.created_at, a.at from audit_log a join contact_requests l on l.id = a.entity_id::uuid
        where a.action = 'quarantine.released' and a.entity = 'lead' and a.at > ${recent} and l.created_at <= ${recent}
          and l.deleted_at is null and l.last_returned_at is null
        order by a.at desc limit ${maxLeads})
      union all
      (select 'overdue', lead_id, since, at from lead_escalations
        where at > ${recent} and rank = ${rankOfOverdue} order by at desc limit ${maxLeads})
    ), taken as (
      insert into push_steps (lead_id, kind, since)
      select due.lead_id, due.kind, due.since from due on conflict do nothing
      returning lead_id, kind, since
    )
    select due.kind, l.id as "leadId", coalesce(l.preferred_language, l.language) as language, l.status,
      u.username as owner, (extract(epoch from due.since) * 1000)::float8 as since,
      (extract(epoch from due.at) * 1000)::float8 as at
    from taken join due using (lead_id, kind, since)
      cross join lateral (
        select * from contact_requests where id = due.lead_id and deleted_at is null offset 0
      ) as l
      left join users u on u.username = l.assigned_to and u.disabled_at is null
        and u.username <> all (${sql.raw(offTodaySql)})
    where l.status not in (${sql.raw(closedStagesSql)})
    order by due.at, l.id`)
  await tx.execute(sql`delete from push_steps where at < now() - interval '1 day'`)
  return rows
}
