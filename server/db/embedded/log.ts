type Write = (fields: object, message: string) => void

/** The engine's log; the product's logger fits. */
export type EngineLog = { readonly debug: Write; readonly info: Write; readonly warn: Write; readonly error: Write }

// Said to every client that knocks while the server starts or stops, which we do ourselves while waiting for it.
const routine = /the database system is |terminating connection|connection to client lost/

/** True for a line that only says the server was asked while it could not answer. */
export const isRoutine = (line: string): boolean => routine.test(line)

/** Passes one line of the server on at the level that it deserves. */
export function passOn(log: EngineLog, line: string): void {
  if (/^(PANIC|ERROR):|terminated by signal|could not fork/.test(line)) log.error({}, `PostgreSQL: ${line}`)
  else if (/^(FATAL|WARNING):/.test(line) && !isRoutine(line)) log.warn({}, `PostgreSQL: ${line}`)
  else log.debug({}, `PostgreSQL: ${line}`)
}
