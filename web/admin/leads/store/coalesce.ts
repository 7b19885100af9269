/** Asks for something to be done soon. */
export interface Coalesced {
  request(): void
  /** Nothing more is started until `request` is called again. */
  stop(): void
}

/**
 * Many requests, few runs: requests share the run that follows, and those during a run lead to one more. Never two at a
 * time. The first run starts `soonMs` after its request, the next not before `calmMs` after the last one began, so that
 * a storm of requests costs little. `run` handles its own errors.
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
    stop() {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}
