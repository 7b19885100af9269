import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Measuring interval, ms: unpacking allocates less than 100 MB meanwhile. */
const everyMs = 50
/** Clock ticks per second in Linux's processor times. */
const ticks = 100

/** Limits of a process. */
export type Allowance = {
  /** Memory including buffers. */
  readonly megabytes: number
  /** Seconds of processor time, which a busy machine does not prolong. */
  readonly seconds: number
}

/** Why a process was killed; null: it was not. */
export type Excess = 'memory' | 'time' | null

/**
 * Kills a child process above its limits. Only Linux reveals another process's memory and processor time directly;
 * elsewhere the JavaScript heap limit applies, and `seconds` are wall-clock, tenfold.
 */
export function enforceLimits(
  child: ChildProcess,
  { megabytes, seconds }: Allowance,
): { excess(): Excess; stop(): void } {
  let excess: Excess = null
  let isStopped = false
  const kill = (why: Excess) => {
    if (isStopped || excess !== null || child.exitCode !== null) return
    excess = why
    child.kill('SIGKILL')
  }
  /** Processor seconds used before. */
  let before: number | null = null
  const watch = async () => {
    while (!isStopped && excess === null) {
      const [status, stat] = await Promise.all(
        ['status', 'stat'].map((name) => readFile(`/proc/${child.pid}/${name}`, 'utf8').catch(() => '')),
      )
      const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(status!) ?? []
      // After the program's name, which may contain anything, user and system time are the 12th and 13th field.
      const fields = stat!.slice(stat!.lastIndexOf(')') + 2).split(' ')
      if (Number(kilobytes ?? 0) / 1024 > megabytes) kill('memory')
      const worked = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks
      before ??= worked
      if (worked - before > seconds) kill('time')
      await wait(everyMs, undefined, { ref: false })
    }
  }
  const isLinux = process.platform === 'linux'
  if (isLinux) void watch()
  const timer = isLinux ? undefined : setTimeout(() => kill('time'), seconds * 10_000)
  return {
    excess: () => excess,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
