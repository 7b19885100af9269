import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** PostgreSQL refuses to run as root; everything but the product then runs as an unprivileged user. */
export const plainUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

type Start = {
  readonly program: string
  readonly args: readonly string[]
  /** Its working folder; output goes to `LOG` beside it. */
  readonly folder: string
  readonly log: string
  readonly env?: Readonly<Record<string, string>>
  /** True to run as the user who started the cluster instead of the unprivileged one. */
  readonly asOwner?: boolean
}

/** A restartable process of the cluster, with its children. */
export type Part = {
  readonly pid: number
  start(): void
  isOver(): boolean
  /** Signals it and every process that works in `folder`. */
  signal(signal: NodeJS.Signals, folder?: string): void
  /** Asks it to end, and kills it after `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>
}

export function startPart({ program, args, folder, log, env, asOwner = false }: Start): Part {
  let child: ChildProcess
  const start = () => {
    const output = openSync(log, 'a')
    // In a process group of its own: Ctrl-C reaches us alone, who stop the parts in order.
    child = spawn(program, args, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', output, output],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
      ...(!asOwner && plainUser),
    })
    child.once('error', (error) => console.error(`${program} did not start: ${error.message}`))
    closeSync(output)
  }
  const isOver = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  start()
  return {
    get pid() {
      return child.pid!
    },
    start,
    isOver,
    signal(signal, folderOfOthers) {
      if (!isOver()) child.kill(signal)
      for (const pid of folderOfOthers ? processesIn(folderOfOthers) : []) send(pid, signal)
    },
    async stop(timeoutMs = 15_000) {
      if (isOver()) return
      const ended = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      const isLate = await Promise.race([ended.then(() => false), delay(timeoutMs, true, { ref: false })])
      if (isLate) child.kill('SIGKILL')
      await ended
    },
  }
}

/** Processes with this working folder: finds a PostgreSQL even when its parent is dead. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readlinkSync(`/proc/${pid}/cwd`) === folder
      } catch {
        return false
      }
    })
}

/** Sends a signal to a process that may have ended. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
