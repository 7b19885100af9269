/** Ends the run with a line for a person and an exit code. */
export class Stop extends Error {
  constructor(message, code = 1) {
    super(message)
    this.code = code
  }
}

/** One line of progress. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}
