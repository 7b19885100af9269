import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Listener } from '#server/db/listener.ts'

/** The channel on which the database announces changed devices (`push-sql`). */
export const pushChannel = 'push'

/** Leads that come in together are pushed together. */
const gatherMs = 300

type WakeDeps = {
  readonly db: Sql
  readonly listener: Listener
  /** The channel of live events, and whether one of its notifications may be a reason to push. */
  readonly liveChannel: string
  readonly isReason: (payload: string) => boolean
  /** Asks for a run of the job that pushes. */
  readonly wake: () => Promise<void>
  readonly report: (error: Error) => void
}

/**
 * Asks for pushes as soon as a lead comes in or becomes overdue. While no device is registered anywhere, an arriving lead
 * costs no query.
 */
export async function wakePushes({ db, listener, liveChannel, isReason, wake, report }: WakeDeps) {
  let hasDevices = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    const { rows } = await db.execute<{ any: boolean }>(sql`select exists (select from push_devices) as any`)
    hasDevices = rows[0]?.any ?? false
  }
  const recheck = () => void look().catch(report)
  listener.on(pushChannel, recheck)
  listener.onGap(recheck)
  listener.on(liveChannel, (payload) => {
    if (!hasDevices || timer !== undefined || !isReason(payload)) return
    timer = setTimeout(() => {
      timer = undefined
      wake().catch(report)
    }, gatherMs)
    timer.unref()
  })
  await look()
  return { stop: () => clearTimeout(timer) }
}
