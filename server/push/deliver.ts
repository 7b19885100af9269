import { isGivenUp, type PushEnd, type PushMessage, pushLifetimeMs, pushRetryDelaysMs } from '#domain/staff/push.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, gt, sql } from '#server/db/drizzle.ts'
import { pushDevices, pushMessages } from '#server/db/schema/push.ts'
import { type Lines, openLines } from '#server/jobs/lines.ts'
import type { PushService } from '#server/outside/push/service.ts'

/** Pushes sent side by side to one push service. */
const batch = 16

type Queued = {
  id: string
  deviceId: string
  endpoint: string
  p256dh: string
  auth: string
  message: PushMessage
  attempts: number
}

/** SQL: the push service of a device `d`, by its host. */
const hostSql = sql.raw(`split_part(d.endpoint, '/', 3)`)

/**
 * Queues of pushes, one per push service. A failed push is retried twice. A device with an expired subscription, or
 * refused repeatedly, gets no more and is listed with the reason. Several servers never send one twice. `queue` adds
 * due pushes first.
 */
export const openPushLines = (
  db: Sql,
  service: PushService,
  {
    queue,
    onEnd,
    now = () => new Date(),
  }: { queue?: () => Promise<unknown>; onEnd?: () => void; now?: () => Date } = {},
): Lines =>
  openLines({
    ...(onEnd && { onEnd }),
    async due() {
      await queue?.()
      await db.execute(sql`delete from push_messages m where created_at < now() - ${pushLifetimeMs} * interval '1 millisecond'
        or exists (select from push_devices d where d.id = m.device_id and (d.paused_at is not null or d.ended is not null))`)
      const { rows } = await db.execute<{ host: string }>(sql`select distinct ${hostSql} as host
        from push_messages m join push_devices d on d.id = m.device_id where m.due_at <= now()`)
      return rows.map(({ host }) => host)
    },
    async work(host) {
      for (;;) {
        const queued = await take(db, host)
        await Promise.all(queued.map((one) => deliver(db, service, one, now())))
        // Pushes are short-lived, with their own retries, so no service is rested.
        if (queued.length < batch) return 'done'
      }
    },
  })

/** Takes the next ones: if this server stops meanwhile, another tries them after the delay. */
async function take(db: Sql, host: string): Promise<Queued[]> {
  const [first = 0, second = first] = pushRetryDelaysMs
  const { rows } = await db.execute<Queued>(sql`
    with taken as (
      update push_messages set attempts = attempts + 1,
        due_at = now() + case when attempts = 0 then ${first}::int else ${second}::int end * interval '1 millisecond'
      where id in (
        select m.id from push_messages m join push_devices d on d.id = m.device_id
        where m.due_at <= now() and ${hostSql} = ${host} order by m.due_at limit ${batch} for update of m skip locked
      )
      returning *
    )
    select taken.id, taken.message, taken.attempts, d.id as "deviceId", d.endpoint, d.p256dh, d.auth
    from taken join push_devices d on d.id = taken.device_id`)
  return rows
}

async function deliver(db: Sql, service: PushService, queued: Queued, now: Date) {
  const { id, deviceId, message, attempts, ...to } = queued
  const topic = 'leadId' in message ? message.leadId.replaceAll('-', '') : message.kind
  const lifetimeSeconds = pushLifetimeMs / 1000
  const outcome = await service.deliver(to, JSON.stringify(message), { topic, lifetimeSeconds })
  const device = eq(pushDevices.id, deviceId)
  const end = outcome === 'refused' ? await recordRefusal(db, deviceId, now) : outcome === 'gone' ? 'gone' : null
  if (end) {
    await db.update(pushDevices).set({ ended: end }).where(device)
    await db.delete(pushMessages).where(eq(pushMessages.deviceId, deviceId))
    return
  }
  if (outcome === 'sent')
    await db
      .update(pushDevices)
      .set({ refusals: 0, refusedSince: null })
      .where(and(device, gt(pushDevices.refusals, 0)))
  if (outcome === 'sent' || attempts > pushRetryDelaysMs.length)
    await db.delete(pushMessages).where(eq(pushMessages.id, id))
}

/** Counts a refusal of a device's service; returns the reason to end its pushes, if it was one too many. */
async function recordRefusal(db: Sql, deviceId: string, now: Date): Promise<PushEnd | null> {
  const [row] = await db
    .update(pushDevices)
    .set({
      refusals: sql`${pushDevices.refusals} + 1`,
      refusedSince: sql`coalesce(${pushDevices.refusedSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(pushDevices.id, deviceId))
    .returning({ count: pushDevices.refusals, since: pushDevices.refusedSince })
  return row?.since && isGivenUp(row.count, row.since.getTime(), now.getTime()) ? 'refused' : null
}
