/** Another process owns the data folder; `pid` where it is known. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
  readonly pid: number | undefined
  constructor(folder: string, pid: number | undefined) {
    const who = pid ? `process ${pid}` : 'another process'
    super(`Data folder ${folder} is in use by ${who}. Stop it, or set DATA_DIR to another folder.`)
    this.pid = pid
  }
}

/** The data folder cannot be reached, written or read by the account that runs the database. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable'
}

/** There is no database engine that runs on this machine. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable'
  constructor(why: string) {
    super(`${why} Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.`)
  }
}

/** The engine did not start; the message ends with its output. */
export class EngineStartFailed extends Error {
  override readonly name = 'EngineStartFailed'
  readonly output: string
  constructor(what: string, output: string) {
    super(output ? `${what}\n${output}` : what)
    this.output = output
  }
}
