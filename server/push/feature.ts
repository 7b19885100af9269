import { liveEvent } from '#contract/events.ts'
import type { Databases, Sql } from '#server/db/database.ts'
import type { Listener } from '#server/db/listener.ts'
import type { Job } from '#server/jobs/jobs.ts'
import { openPushService } from '#server/outside/push/service.ts'
import type { Vault } from '#server/vault/vault.ts'
import { type PushDeps, pushHandlers } from './api.ts'
import { deliverPushes } from './deliver.ts'
import { openVapidKey } from './keys.ts'
import { queuePushes } from './queue.ts'
import { wakePushes } from './wake.ts'

const jobName = 'pushes'

export type PushFeatureDeps = Pick<PushDeps, 'deviceOf' | 'scope'> & {
  readonly databases: Databases
  readonly listener: Listener
  readonly vault: Vault
  readonly report: (error: Error) => void
  readonly sendJob: (tx: Sql, name: string) => Promise<void>
  readonly liveChannel: string
  /** How push services reach the operator: a `mailto:` or `https:` address; null: they cannot. */
  readonly contact: string | null
  /** Multiplies how long a push service may take. */
  readonly patience: number
}

/** Pushes to teammates' devices: their calls, and the job that sends. */
export async function openPushFeature(deps: PushFeatureDeps) {
  const { databases, vault, scope } = deps
  const key = await openVapidKey(databases.staff.sql, vault)
  const service = openPushService(key, scope, deps.contact, deps.patience)
  const db = databases.background.sql
  const waking = await wakePushes({
    ...deps,
    db,
    isReason,
    wake: () => db.transaction((tx) => deps.sendJob(tx, jobName)),
  })
  const run = async () => {
    await queuePushes(db, Date.now())
    await deliverPushes(db, service)
  }
  return {
    handlers: pushHandlers({ ...deps, database: databases.staff, publicKey: key.publicKey }),
    jobs: [{ name: jobName, cron: '* * * * *', run }] satisfies Job[],
    stop: waking.stop,
  }
}

/** Whether a live event may be a reason to push: a new lead, or one that was escalated. */
function isReason(payload: string): boolean {
  try {
    const { topic, change } = liveEvent.parse(JSON.parse(payload))
    return change === 'arrived' && (topic === 'leads' || topic === 'alerts')
  } catch {
    return false
  }
}
