import type { Logger } from 'pino'
import { minuteMs } from '#domain/basics/instant.ts'
import { keptDeliveryDays } from '#domain/staff/webhooks.ts'
import type { Databases, Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Listener } from '#server/db/listener.ts'
import { notifyWebhooks } from '#server/db/webhook-event.ts'
import type { Job } from '#server/jobs/jobs.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { type WebhookScope, webhookTimeoutMs } from '#server/outside/webhook.ts'
import type { Vault } from '#server/vault/vault.ts'
import { openAlarm } from './alarm.ts'
import { webhookHandlers } from './api.ts'
import { nextDeliveryIn, openWebhookLines, purgeSecretsOfWebhooks } from './deliver.ts'

const jobName = 'webhooks'
/** Events that come together are sent together. */
const gatherMs = 200
/** Rows of one statement. */
const batchSize = 5_000

type WebhookFeatureDeps = {
  readonly databases: Databases
  readonly listener: Listener
  readonly vault: Vault
  readonly scope: WebhookScope
  /** Multiplies how long a receiver may take. */
  readonly patience: number
  readonly outbox: Pick<Outbox, 'queue'>
  readonly log: Logger
  readonly report: (error: Error) => void
  readonly wakeJob: (name: string) => Promise<void>
}

/** Webhooks: their calls, and the job that sends. */
export function webhookFeature(deps: WebhookFeatureDeps) {
  const { databases, listener, vault, scope, patience, outbox, log, report, wakeJob } = deps
  const db = databases.background.sql
  const lines = openWebhookLines(
    { db, vault, scope, timeoutMs: patience * webhookTimeoutMs, outbox, log },
    () => void setAlarm().catch(report),
  )
  // New events wait neither for the retry of an earlier one, nor for a receiver that the job is still at.
  const alarm = openAlarm(() => {
    const going = lines.isRunning ? lines.run() : wakeJob(jobName)
    going.catch(report)
  })
  const setAlarm = async () => {
    const next = await nextDeliveryIn(db, lines)
    // The job runs every minute by itself.
    if (next !== null && next < minuteMs) alarm.in(Math.max(next, gatherMs))
  }
  listener.on(notifyWebhooks, (webhook) => {
    if (webhook !== '') lines.tryAgain(webhook)
    alarm.in(gatherMs)
  })
  const run = async () => {
    await lines.run()
    await setAlarm()
  }
  return {
    handlers: webhookHandlers({ database: databases.staff, vault, scope }),
    jobs: [
      { name: jobName, cron: '* * * * *', run },
      { name: 'webhooks-purge', cron: '25 3 * * *', run: () => purgeDeliveries(db) },
    ] satisfies Job[],
    stop: alarm.stop,
  }
}

/** Deletes old deliveries and secrets that sign no more. */
export async function purgeDeliveries(db: Sql): Promise<void> {
  await purgeSecretsOfWebhooks(db)
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from webhook_deliveries where id in (
      select id from webhook_deliveries
      where created_at < settled_now() - ${keptDeliveryDays} * interval '1 day' order by created_at limit ${batchSize})`)
    if ((rowCount ?? 0) < batchSize) return
  }
}
