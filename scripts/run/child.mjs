import { spawn } from 'node:child_process'
import { whenNpmIsGone } from './npm.mjs'
import { outlivesTerminal } from './terminal.mjs'

/** Node options and spawn options for foreign programs, so that they end with this process. */
export const endsWithUs = ['--import', new URL('./end-with-parent.mjs', import.meta.url).href]
/** Its stdout goes to our stderr; through the channel it notices. */
export const toStderr = ['ignore', 2, 2, 'ipc']

/**
 * Runs a program to its end and answers its exit code, or the signal that ended it. Signals to us are passed on, so that
 * stopping us stops the child first; it is stopped as well when the npm that started us is gone.
 */
export function runChild(command, args, options) {
  return new Promise((done, fail) => {
    // In a session of its own a hang-up of the terminal does not reach the child.
    const child = spawn(command, args, { ...options, detached: outlivesTerminal })
    const forwards = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'].map((signal) => {
      const forward = () => {
        if (signal === 'SIGHUP' && outlivesTerminal) return
        // Ctrl-C and Ctrl-\\ in a terminal have reached the child already, and twice may mean "at once" to it.
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
