import type { Logger } from 'pino'
import { staffLanguageOf } from '#domain/site/languages.ts'
import { can, type Role } from '#domain/staff/permissions.ts'
import { maxAtOnce, pauseAfterMs, webhookRetriesMs } from '#domain/staff/webhooks.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { auditLog, users } from '#server/db/schema/staff.ts'
import { webhookDeliveries, webhookSecrets } from '#server/db/schema/webhooks.ts'
import { type LineEnd, type Lines, openLines } from '#server/jobs/lines.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { postWebhook, type WebhookAnswer, type WebhookScope } from '#server/outside/webhook.ts'
import { places, type Vault } from '#server/vault/vault.ts'
import { bodyOf } from './body.ts'
import { signed } from './sign.ts'

/** For how long a delivery belongs to the server that sends it; one that dies leaves it to another after that. */
const claimMs = 60_000
/** After this long no further deliveries are taken in one go, so that a stopping server waits for no slow webhook. */
const maxGoMs = 2_000
/** Deliveries to one webhook in one go: about as many as a receiver takes in a minute. */
const maxInOneGo = 120

export type DeliveryDeps = {
  readonly db: Sql
  readonly vault: Pick<Vault, 'open'>
  readonly scope: WebhookScope
  /** How long a receiver may take, milliseconds. */
  readonly timeoutMs: number
  readonly outbox: Pick<Outbox, 'queue'>
  readonly log: Logger
}

type Taken = {
  id: string
  event: string
  leadId: string | null
  detail: Record<string, unknown>
  at: Date
  attempts: number
  /** The request that caused it; null if none did. */
  requestId: string | null
  url: string
  withContact: boolean
}

/** The lines in which events wait for their webhooks. */
export const openWebhookLines = (deps: DeliveryDeps, onEnd?: () => void): Lines =>
  openLines({
    ...(onEnd && { onEnd }),
    async due() {
      const { rows } = await deps.db.execute<{ id: string }>(sql`
        select w.id from webhooks w where w.is_on and exists (
          select from webhook_deliveries d where d.webhook_id = w.id and d.status = 'waiting' and d.due_at <= now())`)
      return rows.map(({ id }) => id)
    },
    work: (id, isTrial) => deliverTo(deps, id, isTrial ? 1 : maxAtOnce),
  })

/** Milliseconds until something can be delivered, below 0 where it could be by now; null where nothing waits. */
export async function nextDeliveryIn(db: Sql, { opensIn }: Pick<Lines, 'opensIn'>): Promise<number | null> {
  const { rows } = await db.execute<{ id: string; ms: number }>(sql`
    select w.id, (extract(epoch from d.due_at - now()) * 1000)::float8 as ms from webhooks w
    cross join lateral (
      select due_at from webhook_deliveries where webhook_id = w.id and status = 'waiting' order by due_at limit 1
    ) d where w.is_on`)
  return rows.length === 0 ? null : Math.min(...rows.map(({ id, ms }) => Math.max(ms, opensIn(id))))
}

async function deliverTo(deps: DeliveryDeps, webhookId: string, atOnce: number): Promise<LineEnd> {
  const until = Date.now() + maxGoMs
  for (let sent = 0; sent < maxInOneGo && Date.now() < until; sent += atOnce) {
    const taken = await take(deps.db, webhookId, atOnce)
    if (taken.length === 0) break
    const secrets = await readSecrets(deps, webhookId)
    const answers = await Promise.all(taken.map((one) => deliver(deps, webhookId, secrets, one)))
    // Queued deliveries keep their attempts for when the receiver is back.
    if (answers.every(isDown)) return 'down'
  }
  return 'done'
}

/** True if the receiver is down or asks to be left alone; refusing an event is neither. */
const isDown = ({ problem, status }: WebhookAnswer) =>
  problem !== null && !(status >= 300 && status < 500 && status !== 408 && status !== 429)

async function take(db: Sql, webhookId: string, count: number): Promise<Taken[]> {
  const { rows } = await db.execute<Omit<Taken, 'at'> & { at: string | Date }>(sql`
    update webhook_deliveries d set attempts = d.attempts + 1, due_at = now() + ${claimMs} * interval '1 millisecond'
    from webhooks w
    where w.id = d.webhook_id and d.id in (
      select id from webhook_deliveries where webhook_id = ${webhookId} and status = 'waiting' and due_at <= now()
      order by due_at limit ${count} for update skip locked)
    returning d.id, d.event, d.lead_id as "leadId", d.detail, d.created_at as "at", d.attempts,
      d.request_id as "requestId", w.url, w.with_contact as "withContact"`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))
}

/** The secrets that sign now: the current one, and one that was replaced within the last day. */
async function readSecrets({ db, vault }: DeliveryDeps, webhookId: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(webhookSecrets)
    .where(and(eq(webhookSecrets.webhookId, webhookId), sql`coalesce(${webhookSecrets.expiresAt}, 'infinity') > now()`))
    .orderBy(sql`${webhookSecrets.createdAt} desc`)
  return Promise.all(rows.map((row) => vault.open(places.webhookSecret(row.id), row)))
}

async function deliver(
  { db, scope, timeoutMs, outbox, log }: DeliveryDeps,
  webhookId: string,
  secrets: readonly string[],
  one: Taken,
): Promise<WebhookAnswer> {
  const body = await bodyOf(db, one)
  const answer = await postWebhook(one.url, body, signed(one.id, new Date(), body, secrets), scope, { timeoutMs })
  await note({ db, outbox }, webhookId, one, answer)
  const { id, event, attempts, requestId } = one
  const facts = { delivery: id, webhook: webhookId, event, attempt: attempts, ...(requestId !== null && { requestId }) }
  if (answer.problem === null) log.info(facts, 'webhook delivered')
  else log.warn({ ...facts, problem: answer.problem, status: answer.status }, 'webhook not delivered')
  return answer
}

/**
 * Records the result of an attempt: accepted, to be retried, or given up. A webhook that has failed for days is
 * disabled.
 */
async function note(
  { db, outbox }: Pick<DeliveryDeps, 'db' | 'outbox'>,
  webhookId: string,
  { id, attempts }: Taken,
  answer: WebhookAnswer,
): Promise<void> {
  const retryMs = webhookRetriesMs[attempts - 1]
  const status = answer.problem === null ? 'delivered' : retryMs === undefined ? 'failed' : 'waiting'
  await db
    .update(webhookDeliveries)
    .set({
      status,
      dueAt: new Date(Date.now() + (retryMs ?? 0)),
      answeredAt: new Date(),
      problem: answer.problem,
      responseStatus: answer.status === 0 ? null : answer.status,
      // PostgreSQL takes no NUL.
      responseText: answer.text.replaceAll('\0', ''),
    })
    // A server slower than its claim must not overwrite a later result.
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.status, 'waiting'),
        eq(webhookDeliveries.attempts, attempts),
      ),
    )
  if (answer.problem === null) {
    await db.execute(
      sql`update webhooks set failing_since = null where id = ${webhookId} and failing_since is not null`,
    )
  } else await recordFailure(db, outbox, webhookId)
}

async function recordFailure(db: Sql, outbox: Pick<Outbox, 'queue'>, webhookId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ paused: boolean; name: string; since: string | Date }>(sql`
      update webhooks set failing_since = coalesce(failing_since, now()),
        paused_at = case when failing_since < now() - ${pauseAfterMs} * interval '1 millisecond' then now() end,
        is_on = not coalesce(failing_since < now() - ${pauseAfterMs} * interval '1 millisecond', false)
      where id = ${webhookId} and is_on returning not is_on as paused, name, failing_since as since`)
    const [row] = rows
    if (!row?.paused) return
    await tx.insert(auditLog).values({ action: 'webhook.paused', entity: 'webhook', entityId: webhookId })
    await mailManagers(tx, outbox, webhookId, { name: row.name, since: new Date(row.since).toISOString() })
  })
}

/** Mails those who manage connections and have an address. */
async function mailManagers(
  tx: Sql,
  outbox: Pick<Outbox, 'queue'>,
  webhookId: string,
  values: { name: string; since: string },
): Promise<void> {
  const people = await tx.select().from(users).where(sql`${users.email} is not null and ${users.disabledAt} is null`)
  for (const { email, language } of people.filter((one) => can(one.role as Role, 'connections.manage'))) {
    await outbox.queue(tx, {
      template: 'webhook_paused',
      language: staffLanguageOf(language),
      to: { address: email!, name: null },
      about: { entity: 'webhook', id: webhookId },
      values,
    })
  }
}

/** Deletes secrets that sign no more. */
export const purgeSecretsOfWebhooks = (db: Sql) =>
  db.delete(webhookSecrets).where(sql`${webhookSecrets.expiresAt} < now()`)
