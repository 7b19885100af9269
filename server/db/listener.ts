import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'
import { measured, secondsSince } from './measured.ts'

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

/** Sends a notification where the product's commits are: on a connection of its pools. */
export type Notify = (channel: string, payload: string) => Promise<unknown>

/** How often the listener notifies itself, and how long the connection may take to answer; milliseconds. */
const heartbeat = { every: 2_000, answerWithin: 3_000 }
/** Limits for making the first connection and any later one, and the longest pause between attempts; milliseconds. */
const connecting = { first: 15_000, again: 2_000, maxPause: 500 }
/** Time limit for closing the connection, milliseconds. */
const goodbyeMs = 1_000

/** Notifies on connections of a pool; gives a dead one up early. */
export const notifierOn =
  (pool: pg.Pool): Notify =>
  (channel, payload) => {
    const text = 'select pg_notify($1, $2)'
    return pool.query({ text, values: [channel, payload], query_timeout: heartbeat.answerWithin } as pg.QueryConfig)
  }

/** The connection is open, but what is notified does not arrive on it. */
export class DeafConnection extends Error {
  override readonly name = 'DeafConnection'
  constructor() {
    super(
      'Notifications of PostgreSQL do not arrive here: the connection goes through a pooler such as PgBouncer, or to ' +
        'another database than the pool. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    )
  }
}

export type ListenerOptions = {
  readonly connection: Connection
  readonly channels: readonly string[]
  readonly notify: Notify
  readonly onError: (error: Error) => void
  readonly heartbeat?: { readonly every: number; readonly answerWithin: number }
}

/**
 * One connection per process that receives every process's notifications (LISTEN) and reconnects. It trusts only its own
 * echo: what it has `notify` say, through the pool, must have come back when the connection next answers. An open socket
 * proves nothing: a firewall may have dropped it, it may belong to a pooler, or lead to a server that is no longer the
 * primary. Throws `DeafConnection` where the first echo does not come back.
 */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const { notify } = options
  const { every, answerWithin } = options.heartbeat ?? heartbeat
  const gapListeners = new Set<() => void>()
  const listeners: Listeners = new Map()
  let line: Line | null = null
  let heardAt = 0
  let closed = false
  const onError = (error: Error) => {
    if (!closed) options.onError(error)
  }

  const echo = async (asked: Line) => {
    const word = randomUUID()
    const saidAt = performance.now()
    await notify(asked.echoChannel, word)
    return async () => {
      if (!(await asked.heard(word))) throw new DeafConnection()
      heardAt = performance.now()
      measured('echo', { seconds: secondsSince(saidAt) })
    }
  }
  const connect = async (connectWithin: number) => {
    const next = await openLine(options, listeners, { connectWithin, answerWithin })
    try {
      const comesBack = await echo(next)
      await comesBack()
    } catch (error) {
      next.close().catch(onError)
      throw error
    }
    line = next
    void next.ended.then(() => lose(next))
    if (closed) await next.close()
  }
  const lose = (lost: Line) => {
    if (line !== lost) return
    line = null
    if (!closed) void reconnect()
  }
  const reconnect = async () => {
    for (let pause = 50; !closed; pause = Math.min(pause * 2, connecting.maxPause)) {
      await wait(pause)
      try {
        await connect(connecting.again)
        for (const listener of gapListeners) listener()
        return
      } catch (error) {
        onError(error as Error)
      }
    }
  }
  const check = async (asked: Line) => {
    // Where nothing can be notified the connection may be fine: it is only no longer trusted.
    const comesBack = await echo(asked).catch(onError)
    await comesBack?.().catch((error: Error) => {
      if (line === asked) onError(error)
      lose(asked)
      return asked.close()
    })
  }
  const keepChecking = async () => {
    while (!closed) {
      await wait(every, undefined, { ref: false })
      if (line) await check(line).catch(onError)
    }
  }

  await connect(connecting.first)
  void keepChecking()
  return {
    on(channel, listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
    },
    onGap: (listener) => void gapListeners.add(listener),
    isConnected: () => line !== null && !closed && performance.now() - heardAt < every + answerWithin,
    caughtUp: async () => void (await line?.heard('')),
    async close() {
      closed = true
      await Promise.race([line?.close(), wait(goodbyeMs, undefined, { ref: false })])
    },
  }
}

type Listeners = Map<string, Set<(payload: string) => void>>

/** A connection that listens. */
type Line = {
  /** What is notified here comes to this connection alone. */
  readonly echoChannel: string
  /** Whether this was heard on the echo's channel, once everything notified before the call has been passed on. */
  heard(word: string): Promise<boolean>
  /** Resolves once the connection is over. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

/** Connects, and passes on what it hears. Limits in milliseconds. */
async function openLine(
  { connection, channels, onError }: ListenerOptions,
  listeners: Listeners,
  { connectWithin, answerWithin }: { readonly connectWithin: number; readonly answerWithin: number },
): Promise<Line> {
  const echoChannel = `echo_${randomUUID()}`
  const echoes = new Set<string>()
  const client = new pg.Client({
    ...clientConfig(connection),
    keepAlive: true,
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    application_name: 'orfine listener',
  })
  client.on('error', onError)
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === echoChannel) echoes.add(payload)
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    for (const channel of [...channels, echoChannel]) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(onError)
    throw error
  }
  return {
    echoChannel,
    ended,
    async heard(word) {
      // The database passes on what is due to a connection before it says that this connection's statement is done.
      await client.query('select 1')
      return echoes.delete(word)
    },
    close: () => client.end(),
  }
}
