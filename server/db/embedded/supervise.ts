import { setTimeout as delay } from 'node:timers/promises'
import { answers, ensureDatabase } from './ask.ts'
import { findBinaries } from './binaries.ts'
import { EngineStartFailed } from './errors.ts'
import { endOrphans } from './processes.ts'
import { findServer } from './running.ts'
import { launch, type ServerProcess, type Site, stopServer } from './server-process.ts'

/** A server kept running until `stop`. */
type Supervised = { stop(): Promise<void> }

export type SuperviseOptions = {
  /** Ends the start. */
  readonly signal?: AbortSignal | undefined
  /** Called when another program has stopped the server; without it the server is restarted. */
  readonly onToldToStop?: (() => void) | undefined
  /** Liveness checks, ms. */
  readonly pulse?: Pulse | undefined
}

/** Check intervals while a server answers and while it does not, and its maximum silence. */
type Pulse = { readonly every: number; readonly again: number; readonly silence: number }
const defaultPulse: Pulse = { every: 10_000, again: 2_000, silence: 30_000 }

/** Maximum silence of a recovering server, ms: on a slow disk each attempt gets twice the time, up to this. */
const longestSilence = 10 * 60_000
/** Time a server has to answer before it is stopped, ms. */
const lastAnswerWithin = 3_000

/** Starts the folder's server, replacing one left by a killed process, and restarts it whenever it dies or hangs. */
export async function supervise(
  given: Site,
  { signal, onToldToStop, pulse = defaultPulse }: SuperviseOptions,
): Promise<Supervised> {
  const stopping = new AbortController()
  const until = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])])
  let isToldToStop = false
  let isEnding = false
  let hasEnded = false
  const onLine = (line: string) => {
    if (until.aborted || isEnding || !/received (smart|fast|immediate) shutdown request/.test(line)) return
    site.log.warn({}, 'The database was told to stop by a signal that is not ours')
    isToldToStop = true
    onToldToStop?.()
  }
  const site = { ...given, onLine }
  let silence = pulse.silence
  let current = await startAfterLeftovers(site, until, silence)
  let since = performance.now()
  let pause = 0
  let busy = Promise.resolve()

  const watch = () => {
    const watched = new AbortController()
    hasEnded = false
    void current.gone.then(() => {
      hasEnded = true
      watched.abort()
      if (stopping.signal.aborted || (isToldToStop && onToldToStop)) return
      isToldToStop = false
      busy = restart()
    })
    void endIfSilent(current, AbortSignal.any([until, watched.signal]))
  }
  /** Ends a server that lives but does not answer; its end causes the restart. */
  const endIfSilent = async (server: ServerProcess, ended: AbortSignal) => {
    let answeredAt = performance.now()
    for (let failures = 0; ; ) {
      await delay(failures > 0 ? pulse.again : pulse.every, undefined, { signal: ended, ref: false }).catch(() => {})
      if (ended.aborted) return
      const isWell = await answers(site.endpoint)
      failures = isWell ? 0 : failures + 1
      if (isWell) answeredAt = performance.now()
      // Elapsed time alone proves nothing: the machine may have been asleep.
      else if (failures >= 3 && performance.now() - Math.max(answeredAt, server.saidAt()) > silence) break
    }
    site.log.error({ pid: server.pid }, 'The database runs but does not answer; ending it')
    silence = Math.min(silence * 2, longestSilence)
    isEnding = true
    await stopServer(site, server.pid, { answers: false, isChild: true }).finally(() => {
      isEnding = false
    })
  }
  const restart = async () => {
    site.log.error({ pid: current.pid }, 'The database has died; starting it again')
    // At once the first time, then after increasing pauses.
    if (performance.now() - since > 30_000) pause = 0
    while (!stopping.signal.aborted) {
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {})
      pause = Math.min(Math.max(pause * 2, 100), 5_000)
      if (stopping.signal.aborted) return
      try {
        // Packages may have been reinstalled since the start, which removes the library links.
        const binaries = await findBinaries(site.folder, site.account)
        current = await startAfterLeftovers({ ...site, binaries }, until, silence)
        since = performance.now()
        site.log.info({ pid: current.pid }, 'The database is back')
        return watch()
      } catch (error) {
        if (!stopping.signal.aborted) site.log.error({ err: error }, 'The database does not start; trying again')
      }
    }
  }
  watch()

  return {
    stop: async () => {
      stopping.abort()
      await busy
      // A stopping server says so, and gets time to finish.
      const isWell = isToldToStop || (await Promise.race([answers(site.endpoint), delay(lastAnswerWithin, false)]))
      await stopServer(site, current.pid, { answers: isWell, isChild: !hasEnded })
    },
  }
}

async function startAfterLeftovers(site: Site, signal: AbortSignal, silence: number): Promise<ServerProcess> {
  const { folder, endpoint, log } = site
  const found = await findServer(folder, endpoint.password)
  if (found) {
    const pid = 'silent' in found ? found.silent : found.server.pid
    log.warn({ pid }, 'A killed process has left the database server running; stopping it')
    await stopServer(site, pid, { answers: 'server' in found })
  }
  const server = await launchPatiently(site, signal, silence)
  try {
    await ensureDatabase(endpoint)
  } catch (error) {
    await stopServer(site, server.pid, { answers: true, isChild: true })
    throw error
  }
  return server
}

/** Starts the server, allowing leftover processes ten seconds to release its shared memory. */
async function launchPatiently(site: Site, signal: AbortSignal, silence: number): Promise<ServerProcess> {
  for (let attempt = 0; ; attempt++) {
    const ended = await endOrphans(site.folder)
    if (ended > 0) site.log.warn({ ended }, 'Ended the left-over processes of a killed database server')
    try {
      return await launch(site, { signal, silence })
    } catch (error) {
      const held = error instanceof EngineStartFailed && /shared memory block|already exists/.test(error.output)
      if (!held || attempt >= 50) throw error
      await delay(200, undefined, { signal })
    }
  }
}
