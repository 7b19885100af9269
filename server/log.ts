import pino, { type DestinationStream, type Logger } from 'pino'

const error = pino.levels.values.error!

/**
 * The log on stdout. What is logged in one turn of the event loop is written at its end, in one go: a write for each
 * line costs a busy server more than the answer to a page does. What is left when the process ends, by whatever error,
 * is written then.
 */
export function openLog(level: string): Logger {
  const out = pino.destination({ dest: process.stdout.fd, sync: true })
  const log = inTurns((lines) => out.write(lines))
  process.on('exit', log.flush)
  return pino({ level, base: null }, log)
}

type Turns = DestinationStream & { lastLevel: number; flush(): void }

/** Collects lines and hands them on at the end of the turn; those up to an error at once. */
export function inTurns(write: (lines: string) => void): Turns {
  let lines = ''
  const flush = () => {
    const waiting = lines
    lines = ''
    if (waiting !== '') write(waiting)
  }
  const turns: Turns = {
    lastLevel: 0,
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
      if (turns.lastLevel >= error) flush()
    },
    flush,
  }
  // Makes pino tell the level of each line.
  return Object.assign(turns, { [Symbol.for('pino.metadata')]: true })
}
