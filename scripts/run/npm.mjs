import { readFileSync } from 'node:fs'
import { outlivesTerminal } from './terminal.mjs'

/** How often we look whether npm is still there, milliseconds. */
const lookEvery = 500

/** The parent process; npm may end during installation or build. */
const began = ancestors()

/**
 * Calls back once the npm that started us is gone, in whatever way; answers how to stop looking. A supervisor that knows
 * npm alone ends npm with a signal that never reaches us: npm passes it to its shell, and the shell dies of it.
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
    // Only at the second look: the hang-up that ended npm, and that we are to outlive, may still be on its way to us.
    if (isGone || isHungUp) stop()
    if (isGone && !isHungUp) callBack()
    isGone = true
  }, lookEvery)
  const stop = () => {
    clearInterval(timer)
    process.off('SIGHUP', hangUp)
  }
  return stop
}

/** For npm 9 without a terminal, which does not pass Ctrl-C on: says so, and what to do. */
export function deafNpm(task) {
  const version = /\bnpm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1]
  if (!process.env.npm_lifecycle_event || !version || Number(version) >= 10 || process.stdin.isTTY) return undefined
  return `npm ${version} passes no signals on: stop process ${process.pid}, or start with node scripts/run.mjs ${task}.`
}

/** Our parent and, where that is the shell in which npm runs its scripts, npm. Who started npm may go. */
function ancestors() {
  const parent = process.ppid
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')[1] === '-c'
    return isShell ? `${parent} ${parentOf(parent)}` : `${parent}`
  } catch {
    // No Linux: the shell is not looked through.
    return `${parent}`
  }
}

/** The name in parentheses may contain spaces; the second field after it is the parent. */
function parentOf(pid) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[1]
}
