import { appendFileSync, readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the product before its own code. On SIGUSR2 it collects garbage and appends a line to the file of PROBE_FILE.

export type Sample = {
  /** Bytes, after a collection. */
  readonly memory: { readonly rss: number; readonly heapUsed: number; readonly external: number }
  /** What keeps the event loop alive: sockets, timers and the like. */
  readonly handles: number
  /** Open file descriptors; null where the system does not say. */
  readonly descriptors: number | null
  /** Of the event loop since the sample before, milliseconds. */
  readonly delayMs: { readonly p50: number; readonly p99: number; readonly max: number }
}

const resolutionMs = 10
const file = process.env.PROBE_FILE
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

if (file) {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  // The histogram holds whole intervals of its timer.
  const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs)
  process.on('SIGUSR2', () => {
    const delayMs = { p50: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), max: ms(delays.max) }
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    const sample: Sample = {
      memory: { rss, heapUsed, external },
      handles: process.getActiveResourcesInfo().length,
      descriptors: countDescriptors(),
      delayMs,
    }
    appendFileSync(file, `${JSON.stringify(sample)}\n`)
    // The collection is none of the product's delays.
    setTimeout(() => delays.reset(), 100).unref()
  })
}

function countDescriptors(): number | null {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}
