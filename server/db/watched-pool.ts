import type pg from 'pg'
import { databaseFailure } from './failures.ts'
import { measured } from './measured.ts'
import { beginInRequest } from './request-id.ts'

/** Shortest time between two renewals for the same reason, milliseconds. */
const minPauseMs = 1_000

type WatchOptions = {
  /** The connections are a pooler's: statements keep no name, since the next one may be executed where nothing was prepared. */
  readonly isPooled: boolean
  /** Called, once a second at most, where a statement was refused because the database is read-only. */
  readonly onReadOnly: () => void
}

/**
 * Watches a pool's connections. Closes one whose query timed out, since it may still be running.
 *
 * Returns a function that replaces all connections, those in use as soon as they are free: an address of a standby may
 * lead to the new primary by now, but connections stay where they are.
 */
export function watchPool(pool: pg.Pool, { isPooled, onReadOnly }: WatchOptions): () => void {
  const outdated = new WeakSet<pg.ClientBase>()
  const open = new Set<pg.ClientBase>()
  let toldAt = Number.NEGATIVE_INFINITY
  const change = isPooled ? (statement: unknown) => beginInRequest(unnamed(statement)) : beginInRequest
  const look = (error: unknown) => {
    if (error instanceof Error) measured('databaseError', { code: codeOf(error) })
    if (databaseFailure(error) !== 'read-only' || performance.now() - toldAt < minPauseMs) return
    toldAt = performance.now()
    onReadOnly()
  }

  pool.on('connect', (client) => {
    open.add(client)
    // Lost between two statements of a transaction: the next statement fails and says so.
    client.on('error', () => {})
    watchStatements(client, change, (error) => {
      if (isGivenUp(error)) void client.end()
      look(error)
    })
  })
  pool.on('remove', (client) => open.delete(client))
  // The pool closes an ending connection instead of keeping it. Failures of `pool.query` come here.
  pool.on('release', (error, client) => {
    if (outdated.has(client)) void client.end()
    look(error)
  })

  return () => {
    for (const client of open) outdated.add(client)
    // Acquired and released, idle connections get the check above.
    for (let idle = pool.idleCount; idle > 0; idle--) {
      pool.connect().then(
        (client) => client.release(),
        () => {},
      )
    }
  }
}

/** The SQLSTATE, or a socket's code; the driver's own errors have none. */
const codeOf = (error: Error) => String((error as NodeJS.ErrnoException).code ?? 'away')

const isGivenUp = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/** A statement without the name under which the connection would keep its plan. */
function unnamed(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement) || 'submit' in statement) {
    return statement
  }
  return { ...statement, name: undefined }
}

/** Modifies each statement, and reports each error of promise-based callers. */
function watchStatements(
  client: pg.ClientBase,
  change: (statement: unknown) => unknown,
  onError: (error: unknown) => void,
): void {
  // Looked up at each call, so that a replaced driver method gets all statements.
  const driver = Object.getPrototypeOf(client) as { query: (...given: unknown[]) => unknown }
  const watched = (statement: unknown, ...more: unknown[]) => {
    const answer = driver.query.call(client, change(statement), ...more)
    if (answer instanceof Promise) answer.catch(onError)
    return answer
  }
  client.query = watched as typeof client.query
}
