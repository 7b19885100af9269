/** Set by scripts/run/terminal.mjs if the program should outlive its terminal. */
const outlivesTerminal = process.env.OUTLIVES_TERMINAL === '1'

/** Calls `end` on each terminating signal, including a hang-up unless the program outlives its terminal. */
export function onEndingSignal(end: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const) process.on(signal, () => end(signal))
  process.on('SIGHUP', () => {
    if (!outlivesTerminal) end('SIGHUP')
  })
}
