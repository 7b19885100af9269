import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, CallContext, Handlers } from '#contract/handler.ts'
import { changeableWebhook, type Webhook, type WebhookDelivery } from '#contract/webhooks.ts'
import {
  type DeliveryProblem,
  type DeliveryStatus,
  maxWebhooks,
  oldSecretMs,
  testEvent,
  webhookEvents,
} from '#domain/staff/webhooks.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, desc, eq, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { webhookDeliveries, webhookSecrets, webhooks } from '#server/db/schema/webhooks.ts'
import { meantOf, refuseOutdatedValues } from '#server/db/seen.ts'
import { notifyWebhooks } from '#server/db/webhook-event.ts'
import { mayBeWebhook, type WebhookScope } from '#server/outside/webhook.ts'
import { places, type Vault } from '#server/vault/vault.ts'
import { newSecret } from './sign.ts'

type WebhookCalls =
  | 'listWebhooks'
  | 'addWebhook'
  | 'changeWebhook'
  | 'deleteWebhook'
  | 'renewWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery'

/** Deliveries that are listed. */
const maxListed = 50

type WebhookDeps = {
  readonly database: Pick<Database, 'sql'>
  readonly vault: Pick<Vault, 'seal'>
  readonly scope: WebhookScope
}

/** Programs that receive lead events: adding, changing, testing, and their deliveries. */
export function webhookHandlers({ database: { sql: db }, vault, scope }: WebhookDeps): Handlers<WebhookCalls> {
  const refuseUnfit = (url: string) => {
    if (!mayBeWebhook(url, scope)) throw invalidFields({ url: 'invalid' })
  }
  const addSecret = async (tx: Sql, webhookId: string) => {
    const secret = newSecret()
    const id = newId()
    await tx.insert(webhookSecrets).values({ id, webhookId, ...vault.seal(places.webhookSecret(id), secret) })
    return secret
  }
  return {
    async listWebhooks() {
      return { data: (await db.select().from(webhooks).orderBy(webhooks.createdAt, webhooks.id)).map(shown) }
    },

    addWebhook({ body }, context) {
      refuseUnfit(body.url)
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`)
        if ((await tx.$count(webhooks)) >= maxWebhooks) throw new ApiError('conflict')
        const values = { id: newId(), ...body, createdBy: context.actor.username, createdById: context.actor.userId }
        const [row] = await tx.insert(webhooks).values(values).returning()
        const secret = await addSecret(tx, row!.id)
        await note(tx, context, 'added', row!.id, { events: body.events, withContact: body.withContact })
        return { webhook: shown(row!), secret }
      })
    },

    changeWebhook({ params: { id }, body: { seen, ...given } }, context) {
      refuseUnfit(given.url)
      return db.transaction(async (tx) => {
        // Whoever enables it is responsible from then on.
        const own = { createdBy: context.actor.username, createdById: context.actor.userId }
        const before = found(await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update'))
        const body = await meantOf(tx, { entity: 'webhook', id, current: shown(before) }, given, seen)
        const next = {
          ...body,
          ...(body.isOn && { pausedAt: null, failingSince: null }),
          ...(body.isOn && !before.isOn && own),
        }
        const row = found(await tx.update(webhooks).set(next).where(eq(webhooks.id, id)).returning())
        await note(tx, context, 'changed', id, { events: body.events, withContact: body.withContact, isOn: body.isOn })
        await wake(tx, id)
        return shown(row)
      })
    },

    async deleteWebhook({ params: { id }, query }, context) {
      await db.transaction(async (tx) => {
        const current = shown(found(await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')))
        await refuseOutdatedValues(tx, { entity: 'webhook', id, current }, changeableWebhook(current), query.seen)
        await tx.delete(webhooks).where(eq(webhooks.id, id))
        await note(tx, context, 'deleted', id)
      })
      return undefined
    },

    renewWebhookSecret: ({ params: { id } }, context) =>
      db.transaction(async (tx) => {
        const row = found(await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update'))
        await tx
          .update(webhookSecrets)
          .set({ expiresAt: new Date(Date.now() + oldSecretMs) })
          .where(and(eq(webhookSecrets.webhookId, id), isNull(webhookSecrets.expiresAt)))
        const secret = await addSecret(tx, id)
        await note(tx, context, 'secret_renewed', id)
        return { webhook: shown(row), secret }
      }),

    testWebhook: ({ params: { id } }, context) =>
      db.transaction(async (tx) => {
        const { isOn } = found(await tx.select().from(webhooks).where(eq(webhooks.id, id)))
        // It would be queued, and sent whenever the webhook is enabled.
        if (!isOn) throw new ApiError('conflict', { message: 'This webhook is switched off: switch it on first.' })
        const values = { id: newId(), webhookId: id, event: testEvent }
        const [row] = await tx.insert(webhookDeliveries).values(values).returning()
        await note(tx, context, 'tested', id)
        await wake(tx, id)
        return delivery(row!)
      }),

    async listWebhookDeliveries({ params: { id } }) {
      found(await db.select().from(webhooks).where(eq(webhooks.id, id)))
      const rows = await db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.webhookId, id))
        .orderBy(desc(webhookDeliveries.at))
        .limit(maxListed)
      return { data: rows.map(delivery) }
    },

    replayWebhookDelivery: ({ params: { id } }, context) =>
      db.transaction(async (tx) => {
        const next = { status: 'waiting', attempts: 0, dueAt: new Date() }
        const row = found(await tx.update(webhookDeliveries).set(next).where(eq(webhookDeliveries.id, id)).returning())
        await note(tx, context, 'replayed', row.webhookId, { delivery: id })
        await wake(tx, row.webhookId)
        return delivery(row)
      }),
  }
}

/** Somebody waits to see how it goes: the webhook is tried at once. */
const wake = (tx: Sql, webhook: string) => tx.execute(sql`select pg_notify(${notifyWebhooks}, ${webhook})`)

const note = (
  tx: Sql,
  context: CallContext & { actor: Actor },
  what: string,
  id: string,
  detail?: Record<string, unknown>,
) => audit(tx, context, { action: `webhook.${what}`, entity: 'webhook', entityId: id, ...(detail && { detail }) })

function found<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new ApiError('not_found')
  return row
}

const shown = ({ id, name, url, events, withContact, isOn, ...row }: typeof webhooks.$inferSelect): Webhook => ({
  id,
  name,
  url,
  events: webhookEvents.filter((event) => events.includes(event)),
  withContact,
  isOn,
  pausedAt: row.pausedAt?.toISOString() ?? null,
  failingSince: row.failingSince?.toISOString() ?? null,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
})

const delivery = ({ id, event, leadId, ...row }: typeof webhookDeliveries.$inferSelect): WebhookDelivery => ({
  id,
  event,
  leadId,
  at: row.at.toISOString(),
  status: row.status as DeliveryStatus,
  attempts: row.attempts,
  dueAt: row.status === 'waiting' ? row.dueAt.toISOString() : null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  problem: row.problem as DeliveryProblem | null,
  responseStatus: row.responseStatus,
  responseText: row.responseText,
})
