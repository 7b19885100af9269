import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and answers its exit code, or the signal that ended it. Signals to us are passed on, so that
 * stopping us stops the child first.
 */
export function runChild(command, args, options) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, options)
    const forwards = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
      // Ctrl-C in a terminal has reached the child already, and twice may mean "at once" to it.
      const forward = () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal)
      process.on(signal, forward)
      return () => process.off(signal, forward)
    })
    const settle = (result) => {
      for (const stop of forwards) stop()
      result()
    }
    child.once('error', (error) => settle(() => fail(error)))
    child.once('exit', (code, signal) => settle(() => done({ code, signal })))
  })
}
