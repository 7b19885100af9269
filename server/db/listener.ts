import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'

export type Listener = {
  /** Calls back for every notification of the channel. */
  on(channel: string, listener: (payload: string) => void): void
  /** Calls back when notifications may have been missed: after a lost connection is back. */
  onGap(listener: () => void): void
  /** Whether notifications arrive right now; caches that depend on them must not be trusted otherwise. */
  isConnected(): boolean
  /** For tests: resolves once everything committed before the call has been heard here; at once while disconnected. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

/** How often the connection is probed, and how long the answer may take; milliseconds. */
const heartbeat = { every: 5_000, answerWithin: 5_000 }
/** Time limit for closing the connection, milliseconds. */
const goodbyeMs = 1_000

/**
 * One connection per process that receives every process's notifications (LISTEN) and reconnects. A connection that
 * died silently (dropped by a firewall, a machine gone) is detected by probing it.
 */
export async function openListener(
  connection: Connection,
  channels: readonly string[],
  onError: (error: Error) => void,
  { every, answerWithin } = heartbeat,
): Promise<Listener> {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const gapListeners = new Set<() => void>()
  let client: pg.Client | null = null
  let closed = false

  const connect = async () => {
    const next = new pg.Client({
      ...clientConfig(connection),
      keepAlive: true,
      connectionTimeoutMillis: 15_000,
      query_timeout: answerWithin,
      application_name: 'orfine listener',
    })
    next.on('error', onError)
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    next.on('end', () => lose(next))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(onError)
      throw error
    }
    if (closed) await next.end()
    else client = next
  }
  const lose = (lost: pg.Client) => {
    if (client !== lost) return
    client = null
    if (!closed) void reconnect()
  }
  const reconnect = async () => {
    for (let pause = 100; !closed; pause = Math.min(pause * 2, 5_000)) {
      await wait(pause)
      try {
        await connect()
        for (const listener of gapListeners) listener()
        return
      } catch (error) {
        onError(error as Error)
      }
    }
  }

  const keepTrying = async () => {
    while (!closed) {
      await wait(every, undefined, { ref: false })
      const asked = client
      await asked?.query('select 1').catch((error: Error) => {
        if (client === asked) onError(error)
        lose(asked)
        return asked.end()
      })
    }
  }

  await connect()
  void keepTrying()
  return {
    on(channel, listener) {
      const known = listeners.get(channel) ?? new Set()
      listeners.set(channel, known.add(listener))
    },
    onGap: (listener) => void gapListeners.add(listener),
    isConnected: () => client !== null && !closed,
    // The database passes on what is due to a connection before it says that this connection's statement is done.
    caughtUp: async () => void (await client?.query('select 1')),
    async close() {
      closed = true
      await Promise.race([client?.end(), wait(goodbyeMs, undefined, { ref: false })])
    },
  }
}
