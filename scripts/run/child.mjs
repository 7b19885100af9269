import { spawn } from 'node:child_process'
import { whenNpmIsGone } from './npm.mjs'
import { outlivesTerminal } from './terminal.mjs'

/** Node options for foreign programs, so that they end with this process. */
export const endsWithUs = ['--import', new URL('./end-with-parent.mjs', import.meta.url).href]
/** Spawn options: its stdout goes to our stderr, and the channel tells it when this process ends. */
export const toStderr = ['ignore', 2, 2, 'ipc']

/**
 * Runs a program and returns its exit code, or the signal that ended it. Passes signals on, so that stopping us stops the child
 * first; also stops it when the npm that started us is gone.
 */
export function runChild(command, args, options) {
  return new Promise((done, fail) => {
    // In its own session, the terminal's hang-up does not reach the child.
    const child = spawn(command, args, { ...options, detached: outlivesTerminal })
    const forwards = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'].map((signal) => {
      const forward = () => {
        if (signal === 'SIGHUP' && outlivesTerminal) return
        // The terminal already sent Ctrl-C and Ctrl-\\ to the child, for which a second signal may mean "at once".
        if ((signal === 'SIGINT' || signal === 'SIGQUIT') && process.stdin.isTTY) return
        child.kill(signal)
      }
      process.on(signal, forward)
      return () => process.off(signal, forward)
    })
    forwards.push(whenNpmIsGone(() => child.kill('SIGTERM')))
    const settle = (result) => {
      for (const stop of forwards) stop()
      result()
    }
    child.once('error', (error) => settle(() => fail(error)))
    child.once('exit', (code, signal) => settle(() => done({ code, signal })))
  })
}
