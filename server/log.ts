import pino, { type DestinationStream, type Logger } from 'pino'
import { collapseRepeats } from './repeated-warnings.ts'

const error = pino.levels.values.error!

/**
 * The log on stdout. Lines logged in one turn of the event loop are written together at its end: one write per
 * line costs a busy server more than answering a page. Lines left when the process ends, for any reason,
 * are written then.
 */
export function openLog(level: string): Logger {
  const out = pino.destination({ dest: process.stdout.fd, sync: true })
  // A terminal that is gone, or a full disk, takes no lines; that must not end the product.
  out.on('error', () => {})
  const log = bufferedDestination((lines) => out.write(lines))
  process.on('exit', log.flush)
  return pino({ level, base: null, hooks: collapseRepeats() }, log)
}

type BufferedDestination = DestinationStream & { lastLevel: number; flush(): void }

/** Collects lines and writes them at the end of the turn; an error flushes immediately. */
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
