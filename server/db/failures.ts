/**
 * Meaning of a database failure: `away`: unavailable right now; `read-only`: connected to a standby; `conflict`:
 * another transaction interfered, so a retry may succeed.
 */
type DatabaseFailure = 'away' | 'read-only' | 'conflict'

/** SQLSTATEs, and their prefixes, that are unrelated to the statement itself (PostgreSQL, appendix A). */
const meanings: readonly (readonly [code: string, failure: DatabaseFailure])[] = [
  // Connection exceptions; a pooler reports its own problems with them, too.
  ['08', 'away'],
  // Login refused, or no such database: address or password may just be changing.
  ['28', 'away'],
  ['3D000', 'away'],
  // A standby, or a database set to read-only.
  ['25006', 'read-only'],
  // Transactions that were idle for too long, or took too long (25P03, 25P04).
  ['25P03', 'away'],
  ['25P04', 'away'],
  // A pooler gave the statement to a connection that never prepared it, or prepared it already.
  ['26000', 'away'],
  ['42P05', 'away'],
  ['40001', 'conflict'],
  ['40P01', 'conflict'],
  // Resources: disk full, out of memory, too many connections.
  ['53', 'away'],
  // A lock or statement timeout.
  ['55P03', 'away'],
  ['57014', 'away'],
  // Shut down, crashed, starting up, dropped, idle for too long.
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['57P04', 'away'],
  ['57P05', 'away'],
  // Errors of the machine, such as its disk.
  ['58', 'away'],
]

/** Codes of Node's sockets and of its name look-up. */
const socketCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Failures for which node-postgres has only a message. */
const messages =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client was closed|Client has encountered a connection error)/

/** True if the database refused a value, such as an invalid character or date (SQLSTATE class 22): a retry would fail, too. */
export function isRefusedValue(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  return code?.startsWith('22') ?? false
}

/** The meaning of a single error, `null` if unrelated; its causes are not examined. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (code === undefined) return messages.test(message) ? 'away' : null
  // The socket file of a stopped server is gone; any other missing file is a bug.
  if (socketCodes.has(code) || (code === 'ENOENT' && syscall === 'connect')) return 'away'
  return meanings.find(([beginning]) => String(code).startsWith(beginning))?.[1] ?? null
}

/** An error and its causes, outermost first: Drizzle wraps driver errors. */
export function causesOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let next = error; next instanceof Error && chain.length < 8; next = next.cause) chain.push(next)
  return chain
}

/** The first failure of the database among an error and its causes. */
export function failureIn(error: unknown): DatabaseFailure | null {
  for (const cause of causesOf(error)) {
    const failure = databaseFailure(cause)
    if (failure) return failure
  }
  return null
}

/** True for a lock timeout (55P03) or a deadlock (40P01). */
export const isLockConflict = (error: unknown): boolean =>
  causesOf(error).some((cause) => ['55P03', '40P01'].includes((cause as NodeJS.ErrnoException).code ?? ''))

/** Retries work while `isWorthIt` accepts the error, up to `tries` times. */
export async function retried<T>(
  tries: number,
  isWorthIt: (failure: DatabaseFailure) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      const failure = failureIn(error)
      if (left <= 0 || !failure || !isWorthIt(failure)) throw error
    }
  }
}
