import { readFileSync } from 'node:fs'
import { outlivesTerminal } from './terminal.mjs'

/** Interval of checking that npm still runs, milliseconds. */
const checkEveryMs = 500

/** Read at the start, since npm may end during installation or build. */
const began = ancestors()

/**
 * Calls back once the npm that started us is gone; returns a function to stop watching. A supervisor that knows only npm ends
 * it with a signal that never reaches us: npm passes it to its shell, which dies of it.
 */
export function whenNpmIsGone(callBack) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {}
  let isHungUp = false
  const hangUp = () => {
    isHungUp = outlivesTerminal
  }
  process.on('SIGHUP', hangUp)
  let isGone = false
  const timer = setInterval(() => {
    if (ancestors() === began) return
    // Only at the second check: the hang-up that ended npm, which we should outlive, may not have reached us yet.
    if (isGone || isHungUp) stop()
    if (isGone && !isHungUp) callBack()
    isGone = true
  }, checkEveryMs)
  const stop = () => {
    clearInterval(timer)
    process.off('SIGHUP', hangUp)
  }
  return stop
}

/** A hint for npm 9 without a terminal, which does not pass Ctrl-C on. */
export function deafNpm(task) {
  const version = /\bnpm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1]
  if (!process.env.npm_lifecycle_event || !version || Number(version) >= 10 || process.stdin.isTTY) return undefined
  return `npm ${version} passes no signals on: stop process ${process.pid}, or start with node scripts/run.mjs ${task}.`
}

/** Our parent and, if that is npm's shell, npm; what started npm may end. */
function ancestors() {
  const parent = process.ppid
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')[1] === '-c'
    return isShell ? `${parent} ${parentOf(parent)}` : `${parent}`
  } catch {
    // Not Linux.
    return `${parent}`
  }
}

/** The name in parentheses may contain spaces; the second field after it is the parent. */
function parentOf(pid) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[1]
}
