/** Set by the command that started this program (scripts/run/terminal.mjs) where it was told to outlive its terminal. */
const outlivesTerminal = process.env.OUTLIVES_TERMINAL === '1'

/** Calls `end` at each signal that is to end this program. A hang-up ends it as well, unless it was told to outlive that. */
export function onEndingSignal(end: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const) process.on(signal, () => end(signal))
  process.on('SIGHUP', () => {
    if (!outlivesTerminal) end('SIGHUP')
  })
}
