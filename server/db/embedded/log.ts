type Write = (fields: object, message: string) => void

/** The engine's log; the product's logger fits. */
export type EngineLog = { readonly debug: Write; readonly info: Write; readonly warn: Write; readonly error: Write }

// Sent to every client while the server starts or stops; we connect ourselves while waiting for it.
const routine = /the database system is |terminating connection|connection to client lost/

/** True for a line that only reports a connection while the server could not answer. */
export const isRoutine = (line: string): boolean => routine.test(line)

/** Logs a line of the server at its level. */
export function passOn(log: EngineLog, line: string): void {
  if (/^(PANIC|ERROR):|terminated by signal|could not fork/.test(line)) log.error({}, `PostgreSQL: ${line}`)
  else if (/^(FATAL|WARNING):/.test(line) && !isRoutine(line)) log.warn({}, `PostgreSQL: ${line}`)
  else log.debug({}, `PostgreSQL: ${line}`)
}
