import pino, { type DestinationStream, type Logger } from 'pino'

const error = pino.levels.values.error!

/**
 * The log on stdout. What is logged in one turn of the event loop is written at its end, in one go: a write for each
 * line costs a busy server more than the answer to a page does. What is left when the process ends, by whatever error,
 * is written then.
 */
export function openLog(level: string): Logger {
  const out = pino.destination({ dest: process.stdout.fd, sync: true })
  const log = bufferedDestination((lines) => out.write(lines))
  process.on('exit', log.flush)
  return pino({ level, base: null }, log)
}

type BufferedDestination = DestinationStream & { lastLevel: number; flush(): void }

/** Collects lines and hands them on at the end of the turn; those up to an error at once. */
export function bufferedDestination(write: (lines: string) => void): BufferedDestination {
  let lines = ''
  const flush = () => {
    const waiting = lines
    lines = ''
    if (waiting !== '') write(waiting)
  }
  const destination: BufferedDestination = {
    lastLevel: 0,
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
      if (destination.lastLevel < error) return
      destination.lastLevel = 0
      flush()
    },
    flush,
  }
  // Makes pino pass the level of each line.
  return Object.assign(destination, { [Symbol.for('pino.metadata')]: true })
}

/** A request and how it ended; `started` as `performance.now()` said, `route` the pattern that answered. */
export type LoggedRequest = {
  readonly started: number
  readonly requestId: string
  readonly method: string
  readonly route: string
  readonly status: number
}

/** Writes the line of a request into a log. */
export function openRequestLog(log: Logger): (request: LoggedRequest) => void {
  return ({ started, requestId, method, route, status }) => {
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    log.info({ requestId, method, route, status, milliseconds }, 'request')
  }
}
