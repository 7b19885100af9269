import type { SQL } from 'drizzle-orm'
import { sql } from '#server/db/drizzle.ts'
import type { Listener } from '#server/db/listener.ts'
import { type Bell, createBell } from './bell.ts'
import { deliverNext } from './deliver.ts'
import { downloadNext } from './download.ts'
import { messengerChannel } from './wake.ts'
import type { WorkerParts } from './worker-parts.ts'

/** How often to check for work, besides when it is announced; milliseconds. */
const pollMs = 30_000

/** Sends our messages and fetches files of theirs, until stopped. */
export function startWorker(parts: WorkerParts, listener: Pick<Listener, 'on'>): { stop(): Promise<void> } {
  const db = parts.database.sql
  let isStopping = false
  const bells = [createBell(), createBell()] as const
  const ring = () => {
    for (const bell of bells) bell.ring()
  }
  listener.on(messengerChannel, ring)

  const follow = async (bell: Bell, next: (parts: WorkerParts) => Promise<boolean>, dueIn: () => Promise<number>) => {
    while (!isStopping) {
      try {
        if (!(await next(parts))) await bell.wait(Math.min(Math.max(await dueIn(), 50), pollMs))
      } catch (error) {
        parts.log.warn({ name: (error as Error).name }, 'messengers: work failed')
        await bell.wait(pollMs)
      }
    }
  }
  const dueIn = (table: string, waiting: SQL) => async () => {
    const { rows } = await db.execute<{ ms: number | null }>(sql`
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from ${sql.identifier(table)} where ${waiting}`)
    return rows[0]?.ms ?? pollMs
  }
  // Two loops, so that files do not delay messages.
  const working = Promise.all([
    follow(bells[0], deliverNext, dueIn('channel_sends', sql`ended_at is null and handed_at is null`)),
    follow(bells[1], downloadNext, dueIn('message_downloads', sql`true`)),
  ])
  return {
    async stop() {
      isStopping = true
      ring()
      await working
    },
  }
}
