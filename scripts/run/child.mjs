import { spawn } from 'node:child_process'
import { outlivesTerminal } from './terminal.mjs'

/**
 * Runs a program to its end and answers its exit code, or the signal that ended it. Signals to us are passed on, so that
 * stopping us stops the child first; it is stopped as well when `whenGone` calls back.
 */
export function runChild(command, args, options, whenGone = () => () => {}) {
  return new Promise((done, fail) => {
    // In a session of its own a hang-up of the terminal does not reach the child.
    const child = spawn(command, args, { ...options, detached: outlivesTerminal })
    const forwards = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
      const forward = () => {
        if (signal === 'SIGHUP' && outlivesTerminal) return
        // Ctrl-C in a terminal has reached the child already, and twice may mean "at once" to it.
        if (signal === 'SIGINT' && process.stdin.isTTY) return
        child.kill(signal)
      }
      process.on(signal, forward)
      return () => process.off(signal, forward)
    })
    forwards.push(whenGone(() => child.kill('SIGTERM')))
    const settle = (result) => {
      for (const stop of forwards) stop()
      result()
    }
    child.once('error', (error) => settle(() => fail(error)))
    child.once('exit', (code, signal) => settle(() => done({ code, signal })))
  })
}
