import type { Logger } from 'pino'

/** Counts what is refused; a flood of refusals must not become a flood of lines. */
export type RefusalLog = { count(reason: string): void; close(): void }

const everyMs = 1_000

/** Writes at most one line a second: how many requests were refused, by reason. */
export function openRefusalLog(log: Logger): RefusalLog {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    log.warn({ refused: Object.fromEntries(counts) }, `${total} requests refused`)
    counts = new Map()
  }
  return {
    count(reason) {
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
      timer ??= setTimeout(write, everyMs).unref()
    },
    close: write,
  }
}
