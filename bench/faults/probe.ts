import { appendFileSync, readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the product before its own code. On SIGUSR2 it collects garbage and appends a line to the file of PROBE_FILE.

export type Sample = {
  /** Bytes, after a collection. */
  readonly memory: { readonly rss: number; readonly heapUsed: number; readonly external: number }
  /** Resources that keep the event loop alive, such as sockets and timers. */
  readonly handles: number
  /** Open file descriptors; null if unknown. */
  readonly descriptors: number | null
  /** Event loop delay since the previous sample, ms. */
  readonly delayMs: { readonly p50: number; readonly p99: number; readonly max: number }
}

const resolutionMs = 10
const file = process.env.PROBE_FILE
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

if (file) {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  // The histogram records whole timer intervals.
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
    // The collection is no delay of the product.
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
