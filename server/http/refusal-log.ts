import type { Logger } from 'pino'
import { measured } from '#server/db/measured.ts'

/** Counts refusals, so that a flood of them does not flood the log. */
export type RefusalLog = { count(reason: string): void; close(): void }

/** Delay before a log line; doubles while refusals continue; ms. */
const pauses = { first: 1_000, longest: 60_000 }

/** Logs counts of refused requests by reason: after a second, then less and less often while they continue. */
export function openRefusalLog(log: Logger): RefusalLog {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let pause = pauses.first
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) {
      pause = pauses.first
      return
    }
    pause = Math.min(pause * 2, pauses.longest)
    timer = setTimeout(write, pause).unref()
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    log.warn({ refused: Object.fromEntries(counts) }, `${total} requests refused`)
    counts = new Map()
  }
  return {
    count(reason) {
      measured('refused', { reason })
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
      timer ??= setTimeout(write, pause).unref()
    },
    close() {
      write()
      clearTimeout(timer)
    },
  }
}
