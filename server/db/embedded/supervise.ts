import { setTimeout as delay } from 'node:timers/promises'
import { ensureDatabase } from './ask.ts'
import { EngineStartFailed } from './errors.ts'
import { serverOptions } from './options.ts'
import { endOrphans, sendSignal } from './processes.ts'
import { findServer, startedWith } from './running.ts'
import { follow, launch, type ServerProcess, type Site, stopServer } from './server-process.ts'

/** A server that is kept running until `stop`. */
export type Supervised = { readonly adopted: boolean; stop(): Promise<void> }

/** Adopts the folder's server or starts one, and starts it again whenever it dies. */
export async function supervise(site: Site): Promise<Supervised> {
  const stopping = new AbortController()
  const first = await bringUp(site)
  let current = first.server
  let since = performance.now()
  let pause = 0
  let busy = Promise.resolve()

  const watch = () => {
    void current.gone.then(() => {
      if (!stopping.signal.aborted) busy = restart()
    })
  }
  const restart = async () => {
    site.log.error({ pid: current.pid }, 'The database has died; starting it again')
    // At once the first time; one that keeps dying is given longer and longer pauses.
    if (performance.now() - since > 30_000) pause = 0
    while (!stopping.signal.aborted) {
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {})
      pause = Math.min(Math.max(pause * 2, 100), 5_000)
      if (stopping.signal.aborted) return
      try {
        current = (await bringUp(site)).server
        since = performance.now()
        site.log.info({ pid: current.pid }, 'The database is back')
        return watch()
      } catch (error) {
        site.log.error({ err: error }, 'The database does not start; trying again')
      }
    }
  }
  // An exit without stop, such as after an uncaught error, still ends the server; nothing waits for it.
  const onExit = () => {
    if (process.platform !== 'win32') sendSignal(current.pid, 'SIGINT')
  }
  process.once('exit', onExit)
  watch()

  return {
    adopted: first.adopted,
    stop: async () => {
      stopping.abort()
      await busy
      process.off('exit', onExit)
      await stopServer(site, current.pid)
    },
  }
}

async function bringUp(site: Site): Promise<{ server: ServerProcess; adopted: boolean }> {
  const { folder, binaries, endpoint, log } = site
  const found = await findServer(folder, endpoint.password)
  if (found && 'silent' in found) {
    log.warn({ pid: found.silent }, 'A database server of this folder does not answer; stopping it')
    await stopServer(site, found.silent)
  } else if (found) {
    const { pid, version } = found.server
    const same =
      version === binaries.version &&
      (await startedWith(folder, binaries.postgres, serverOptions(folder, endpoint, site.maxConnections)))
    if (same) {
      log.warn({ pid }, 'Adopted the database server that a killed process left running')
      await ensureDatabase(endpoint)
      return { server: follow(pid), adopted: true }
    }
    await stopServer(site, pid)
  }
  const server = await launchPatiently(site)
  try {
    await ensureDatabase(endpoint)
  } catch (error) {
    await stopServer(site, server.pid)
    throw error
  }
  return { server, adopted: false }
}

/** Starts the server, giving the left-over processes of a killed one ten seconds to let go of its shared memory. */
async function launchPatiently(site: Site): Promise<ServerProcess> {
  for (let attempt = 0; ; attempt++) {
    const ended = await endOrphans(site.folder)
    if (ended > 0) site.log.warn({ ended }, 'Ended the left-over processes of a killed database server')
    try {
      return await launch(site)
    } catch (error) {
      const held = error instanceof EngineStartFailed && /shared memory block|already exists/.test(error.output)
      if (!held || attempt >= 50) throw error
      await delay(200)
    }
  }
}
