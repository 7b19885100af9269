import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, CallContext, Handlers } from '#contract/handler.ts'
import type { PushSubscriptionBody } from '#contract/push.ts'
import { maxPushDevices } from '#domain/staff/push.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { pushDevices, pushQuietHours } from '#server/db/schema/push.ts'
import { sessions } from '#server/db/schema/staff.ts'
import { mayPushTo, type PushScope } from '#server/outside/push/service.ts'

type PushCalls = 'readPush' | 'addPushDevice' | 'renewPushDevice' | 'removePushDevice' | 'changeQuietHours'
type Context = CallContext & { actor: Actor }

export type PushDeps = {
  readonly database: Pick<Database, 'sql'>
  readonly publicKey: string
  readonly scope: PushScope
  /** Browser and system of a User-Agent in words. */
  readonly deviceOf: (userAgent: string) => string
}

/** The devices that get a teammate's pushes, and when none come. */
export function pushHandlers({ database: { sql: db }, publicKey, scope, deviceOf }: PushDeps): Handlers<PushCalls> {
  const refuseOthers = ({ endpoint }: PushSubscriptionBody) => {
    if (!mayPushTo(endpoint, scope)) throw invalidFields({ endpoint: 'invalid' })
  }
  return {
    async readPush(_input, { actor }) {
      const mine = eq(pushDevices.userId, actor.userId)
      const rows = await db.select().from(pushDevices).where(mine).orderBy(desc(pushDevices.seenAt), pushDevices.id)
      const [quiet] = await db.select().from(pushQuietHours).where(eq(pushQuietHours.userId, actor.userId))
      return {
        publicKey: scope === 'off' ? null : publicKey,
        devices: rows.map(shown),
        quietHours: quiet ? { from: quiet.from, to: quiet.to, timeZone: quiet.timeZone } : null,
      }
    },

    async addPushDevice({ body }, context) {
      refuseOthers(body)
      const { userId } = context.actor
      return db.transaction(async (tx) => {
        const values = { ...(await deviceNow(tx, context, body)), device: deviceOf(context.userAgent) }
        const [row] = await tx
          .insert(pushDevices)
          .values({ id: newId(), endpoint: body.endpoint, ...values })
          // A browser has one subscription: the last user to subscribe gets its pushes.
          .onConflictDoUpdate({ target: pushDevices.endpoint, set: { ...values, ...afresh, createdAt: sql`now()` } })
          .returning()
        // An earlier subscription of this browser that ended: its teammate knows.
        await tx.execute(sql`delete from push_devices
          where user_id = ${userId} and session_id = ${values.sessionId} and ended is not null`)
        await tx.execute(sql`delete from push_devices where id in (select id from push_devices where user_id = ${userId}
          order by ended is not null, seen_at desc, id desc offset ${maxPushDevices})`)
        await audit(tx, context, { action: 'push.device_added', entity: 'push_device', entityId: row!.id })
        return shown(row!)
      })
    },

    async renewPushDevice({ body }, context) {
      refuseOthers(body)
      return db.transaction(async (tx) => {
        const mine = and(eq(pushDevices.endpoint, body.endpoint), eq(pushDevices.userId, context.actor.userId))
        const [row] = await tx
          .update(pushDevices)
          .set(await deviceNow(tx, context, body))
          .where(mine)
          .returning()
        if (!row) throw new ApiError('not_found')
        return shown(row)
      })
    },

    async removePushDevice({ params }, context) {
      const mine = and(eq(pushDevices.id, params.id), eq(pushDevices.userId, context.actor.userId))
      await db.transaction(async (tx) => {
        const [removed] = await tx.delete(pushDevices).where(mine).returning()
        if (!removed) throw new ApiError('not_found')
        await audit(tx, context, { action: 'push.device_removed', entity: 'push_device', entityId: params.id })
      })
      return undefined
    },

    async changeQuietHours({ body: { quietHours } }, context) {
      const { userId } = context.actor
      await db.transaction(async (tx) => {
        if (quietHours === null) await tx.delete(pushQuietHours).where(eq(pushQuietHours.userId, userId))
        else
          await tx
            .insert(pushQuietHours)
            .values({ userId, ...quietHours })
            .onConflictDoUpdate({ target: pushQuietHours.userId, set: quietHours })
        await audit(tx, context, { action: 'push.quiet_hours_changed', entity: 'user', entityId: userId })
      })
      return undefined
    },
  }
}

/** Stored data of a device that has the app open. */
async function deviceNow(tx: Sql, { actor }: Context, { keys }: PushSubscriptionBody) {
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, actor.session))
  if (!session) throw new ApiError('not_signed_in')
  return { userId: actor.userId, sessionId: session.id, ...keys, seenAt: new Date(), pausedAt: null }
}

/** Earlier refusals are reset when its user subscribes again. */
const afresh = { refusals: 0, refusedSince: null, ended: null }

const shown = ({ id, device, createdAt, seenAt, pausedAt, ended }: typeof pushDevices.$inferSelect) => ({
  id,
  device,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
  paused: pausedAt !== null,
  ended,
})
