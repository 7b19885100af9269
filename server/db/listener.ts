import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'

export type Listener = {
  /** Calls back for every notification of the channel. */
  on(channel: string, listener: (payload: string) => void): void
  /** Calls back when notifications may have been missed: after a lost connection is back. */
  onGap(listener: () => void): void
  /** Whether notifications arrive right now; what is kept in memory on their word must not be trusted otherwise. */
  isConnected(): boolean
  close(): Promise<void>
}

/** One connection a process that hears what every process commits (LISTEN); comes back by itself. */
export async function openListener(
  connection: Connection,
  channels: readonly string[],
  onError: (error: Error) => void,
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
      application_name: 'orfine listener',
    })
    next.on('error', onError)
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    next.on('end', () => {
      if (client !== next) return
      client = null
      if (!closed) void reconnect()
    })
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

  await connect()
  return {
    on(channel, listener) {
      const known = listeners.get(channel) ?? new Set()
      listeners.set(channel, known.add(listener))
    },
    onGap: (listener) => void gapListeners.add(listener),
    isConnected: () => client !== null,
    async close() {
      closed = true
      await client?.end()
    },
  }
}
