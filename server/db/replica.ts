import { setTimeout as wait } from 'node:timers/promises'
import { api, type CallName } from '#contract/api.ts'
import type { CallContext } from '#contract/handler.ts'
import type { Route } from '#contract/route.ts'
import { type Connection, type Database, openDatabase } from './database.ts'
import { failureIn } from './failures.ts'
import type { Listener } from './listener.ts'
import { measured } from './measured.ts'

/**
 * A standby that answers reads if it has everything that this server and the caller may have seen on the primary;
 * otherwise the primary answers.
 */
export type Replica = {
  readonly database: Database
  /** Reads from the replica, or with `onPrimary`; `seen`: the caller's last known LSN. */
  read<T>(seen: string, onReplica: () => Promise<T>, onPrimary: () => Promise<T>): Promise<T>
  /** The primary's LSN: everything committed before the call is at or before it. */
  position(): Promise<string>
  close(): Promise<void>
}

type ReplicaOptions = {
  readonly connection: Connection
  readonly max: number
  readonly primary: Database
  readonly listener: Pick<Listener, 'position'>
  readonly onError: (error: Error) => void
}

/** How often the primary's LSN is read, and its maximum age for reading from the replica, ms. */
const ask = { every: 1_000, maxAge: 5_000 }
/** Attempts to wait for the replica to catch up, with the delays in ms. */
const patience = { tries: 4, pause: 10 }
/** How long a failed replica is not used, ms. */
const restMs = 5_000

/** Opens the standby; it connects on demand, so a standby that is down does not prevent the start. */
export function openReplica({ connection, max, primary, listener, onError }: ReplicaOptions): Replica {
  const database = openDatabase(connection, { max, connectWithinMs: 1_000, onError, onReadOnly: () => {} })
  let latest: bigint | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let restsUntil = Number.NEGATIVE_INFINITY

  const position = async () => {
    const { rows } = await primary.pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
    return rows[0]!.at
  }
  const keepAsking = async () => {
    const startedAt = performance.now()
    latest = numberOf(await position())
    askedAt = startedAt
  }
  const timer = setInterval(() => void keepAsking().catch(() => {}), ask.every).unref()
  void keepAsking().catch(() => {})

  /** The LSN the replica must have reached; null if unknown. */
  const needed = (seen: string): bigint | null => {
    if (latest === null || performance.now() - askedAt > ask.maxAge) return null
    const told = numberOf(listener.position())
    const own = numberOf(seen)
    return [told, own].reduce<bigint>((most, one) => (one !== null && one > most ? one : most), latest)
  }
  const hasReached = async (goal: bigint): Promise<boolean> => {
    for (let left = patience.tries; left > 0; left--) {
      const { rows } = await database.pool.query<{ at: string | null }>(
        `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end::text as at`,
      )
      if ((numberOf(rows[0]?.at) ?? -1n) >= goal) return true
      if (left > 1) await wait(patience.pause)
    }
    return false
  }

  return {
    database,
    position,
    async read(seen, onReplica, onPrimary) {
      try {
        const goal = performance.now() < restsUntil ? null : needed(seen)
        if (goal !== null && (await hasReached(goal))) {
          const answer = await onReplica()
          measured('read', { from: 'replica' })
          return answer
        }
      } catch (error) {
        // The replica is down, or cancelled the query because of rows the primary has since removed.
        const failure = failureIn(error)
        if (!failure) throw error
        if (failure === 'away') restsUntil = performance.now() + restMs
      }
      measured('read', { from: 'primary' })
      return onPrimary()
    },
    close() {
      clearInterval(timer)
      return database.close()
    },
  }
}

/** An LSN such as `16/B374D848` as a number; null for anything else. */
function numberOf(position: string | null | undefined): bigint | null {
  const parts = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/.exec(position ?? '')
  return parts && (BigInt(`0x${parts[1]}`) << 32n) + BigInt(`0x${parts[2]}`)
}

type Handler = (input: never, context: CallContext & { actor: never }) => unknown

/** Handlers that read from the replica first; those that write stay with the primary. */
export function readingFrom<H extends { readonly [N in CallName]?: Handler }>(
  replica: Replica | null,
  primary: Database,
  handlersOn: (database: Database) => H,
): H {
  const handlers = handlersOn(primary)
  if (!replica) return handlers
  const there = handlersOn(replica.database)
  const wrapped = (Object.keys(handlers) as (keyof H & CallName)[]).map((name) => {
    const { method, download, stream }: Route = api[name]
    const [onPrimary, onReplica] = [handlers[name]!, there[name]!]
    if (method !== 'GET' || download || stream) return [name, onPrimary]
    const read: Handler = (input, context) =>
      // Without an LSN the caller may have just written through another server.
      context.position === undefined
        ? onPrimary(input, context)
        : replica.read(
            context.position,
            async () => onReplica(input, context),
            async () => onPrimary(input, context),
          )
    return [name, read]
  })
  return Object.fromEntries(wrapped) as H
}
