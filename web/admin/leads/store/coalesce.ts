/** Requests a run. */
export interface Coalesced {
  request(): void
  /** Requests a run that someone is waiting for: `soonMs` from now, however recent the last one. */
  requestNow(): void
  /** Cancels scheduled runs until `request` is called again. */
  stop(): void
}

/**
 * Combines many requests into few runs: requests share the next run, and those during a run cause one
 * more. Runs never overlap. A run starts `soonMs` after its request, but at least `calmMs` after the last
 * one began, so that a burst of requests costs little. `run` handles its own errors.
 */
export function coalesce(run: () => Promise<void>, soonMs: number, calmMs: number): Coalesced {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let lastStart = Number.NEGATIVE_INFINITY

  async function start() {
    timer = undefined
    running = true
    again = false
    lastStart = performance.now()
    try {
      await run()
    } finally {
      running = false
      if (again) request()
    }
  }

  function request() {
    if (running) again = true
    else timer ??= setTimeout(start, Math.max(soonMs, lastStart + calmMs - performance.now()))
  }

  return {
    request,
    requestNow() {
      clearTimeout(timer)
      timer = undefined
      lastStart = Number.NEGATIVE_INFINITY
      request()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}
