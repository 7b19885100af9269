import { knownEvent } from '#server/db/announce.ts'
import type { Databases } from '#server/db/database.ts'
import type { Listener } from '#server/db/listener.ts'
import type { Job } from '#server/jobs/jobs.ts'
import { openPushService } from '#server/outside/push/service.ts'
import type { Vault } from '#server/vault/vault.ts'
import { type PushDeps, pushHandlers } from './api.ts'
import { openPushLines } from './deliver.ts'
import { openVapidKey } from './keys.ts'
import { queuePushes } from './queue.ts'
import { wakePushes } from './wake.ts'

const jobName = 'pushes'

type PushFeatureDeps = Pick<PushDeps, 'deviceOf' | 'scope'> & {
  readonly databases: Databases
  readonly listener: Listener
  readonly vault: Vault
  readonly report: (error: Error) => void
  readonly wakeJob: (name: string) => Promise<void>
  readonly liveChannel: string
  /** How push services reach the operator: a `mailto:` or `https:` address; null: they cannot. */
  readonly contact: () => Promise<string | null>
  /** Multiplies how long a push service may take. */
  readonly patience: number
}

/** Pushes to teammates' devices: their calls, and the job that sends. */
export async function openPushFeature(deps: PushFeatureDeps) {
  const { databases, vault, scope } = deps
  const key = await openVapidKey(databases.staff.sql, vault)
  const service = openPushService(key, scope, deps.contact, deps.patience)
  const db = databases.background.sql
  const lines = openPushLines(db, service, {
    queue: () => queuePushes(db, Date.now()),
    // New pushes for a push service meanwhile.
    onEnd: () => void lines.run().catch(deps.report),
  })
  const waking = await wakePushes({
    ...deps,
    db,
    isReason,
    // New pushes do not wait for a slow push service.
    wake: () => (lines.isRunning ? lines.run() : deps.wakeJob(jobName)),
  })
  return {
    handlers: pushHandlers({ ...deps, database: databases.staff, publicKey: key.publicKey }),
    jobs: [{ name: jobName, cron: '* * * * *', run: lines.run }] satisfies Job[],
    stop: waking.stop,
  }
}

/** True if an event may cause a push: a new lead, or an escalated one. */
function isReason(payload: string): boolean {
  const event = knownEvent(payload)
  return event?.change === 'arrived' && (event.topic === 'leads' || event.topic === 'alerts')
}
