import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** How often a process is weighed, milliseconds: unpacking makes less than 100 MB meanwhile. */
const everyMs = 50

/**
 * Kills a process of ours once it takes more than `megabytes` of memory, buffers included. Linux alone tells another
 * process's memory without a program of its own; elsewhere the limit of the JavaScript heap has to do.
 */
export function killAbove(child: ChildProcess, megabytes: number): { hasKilled(): boolean; stop(): void } {
  let isKilled = false
  const weigh = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(status) ?? []
    if (Number(kilobytes ?? 0) / 1024 <= megabytes || child.exitCode !== null) return
    isKilled = true
    child.kill('SIGKILL')
  }
  const timer = process.platform === 'linux' ? setInterval(() => void weigh(), everyMs) : undefined
  return { hasKilled: () => isKilled, stop: () => clearInterval(timer) }
}
