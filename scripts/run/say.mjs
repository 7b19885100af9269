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

/** The message for a person: a sentence if the machine refused something, else, for a bug, the stack. */
export function sentenceOf(error) {
  if (error instanceof Stop) return error.message
  const { code, path, message } = error
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} cannot be written (${code}). Run npm run build once as a user who may write there.`
  if (code === 'ENOSPC' || code === 'EDQUOT') return `No space is left for ${path} (${code}). Make room and try again.`
  return error.stack ?? message
}
