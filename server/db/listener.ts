import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'
import { type Ask, EventReader, type LoggedEvent } from './event-log.ts'
import { measured, secondsSince } from './measured.ts'

export type Listener = {
  /**
   * Called for every notification of the channel, and every logged event (`event-log`), with the position up to which
   * events were delivered.
   */
  on(channel: string, listener: Hear): void
  /** Called when notifications may have been missed, after a reconnect. Events are still delivered. */
  onGap(listener: () => void): void
  /** Called when events may have been missed as well: they are kept for an hour. */
  onEventsLost(listener: () => void): void
  /** The position up to which all events were delivered. */
  place(): number
  /** The primary's LSN when events were last read (`event-log`). */
  position(): string | null
  /** Call after a local commit; reads new events and wakes other servers. */
  committed(): void
  /** True if notifications arrive right now; caches that depend on them must not be trusted otherwise. */
  isConnected(): boolean
  /** For tests: resolves once everything committed before the call was received; at once while disconnected. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

type Hear = (payload: string, place?: number) => void

/** Sends a notification where the product's commits are: on a connection of its pools. */
type Notify = (channel: string, payload: string) => Promise<unknown>

/** Channel on which servers wake each other to read the event log. */
const eventChannel = 'events'
/** Polling interval of the event log, ms: a server may die between its commit and its notification. */
const readEveryMs = 1_000
/** Interval of the self-notification, and its timeout; ms. */
const heartbeat = { every: 2_000, answerWithin: 3_000 }
/** Limits for making the first connection and any later one, and the longest pause between attempts; milliseconds. */
const connecting = { first: 15_000, again: 2_000, maxPause: 200 }
/** Time limit for closing the connection, milliseconds. */
const closeTimeoutMs = 1_000

/** Notifies through a pool; drops a dead connection early, `patience` times later if given. */
export const notifierOn =
  (pool: pg.Pool, patience = 1): Notify =>
  (channel, payload) => {
    const text = 'select pg_notify($1, $2)'
    return pool.query({
      text,
      values: [channel, payload],
      query_timeout: patience * heartbeat.answerWithin,
    } as pg.QueryConfig)
  }

/** The connection is open, but notifications do not arrive on it. */
export class NotificationsNotDelivered extends Error {
  override readonly name = 'NotificationsNotDelivered'
  constructor() {
    super(
      'Notifications of PostgreSQL do not arrive here: the connection goes through a pooler such as PgBouncer, or to ' +
        'another database than the pool. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    )
  }
}

type ListenerOptions = {
  readonly connection: Connection
  readonly channels: readonly string[]
  readonly notify: Notify
  readonly onError: (error: Error) => void
  /** Factor for connection and response timeouts (setting `PATIENCE_FACTOR`). */
  readonly patience?: number
  readonly heartbeat?: { readonly every: number; readonly answerWithin: number }
}

/**
 * One connection per process that receives all notifications (LISTEN) and reconnects. It trusts only its own echo: what
 * it has `notify` send through the pool must be back when the connection next answers. An open socket proves nothing: a
 * firewall may have dropped it, it may belong to a pooler, or lead to a former primary. Throws
 * `NotificationsNotDelivered` if the first echo does not come back.
 */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const { notify, patience = 1 } = options
  const { every, answerWithin } = options.heartbeat ?? { ...heartbeat, answerWithin: patience * heartbeat.answerWithin }
  const gapListeners = new Set<() => void>()
  const lossListeners = new Set<() => void>()
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
      if (!(await asked.echoed(word))) throw new NotificationsNotDelivered()
      heardAt = performance.now()
      measured('echo', { seconds: secondsSince(saidAt) })
    }
  }
  const reader = new EventReader()
  const keepUp = readingInTurn({
    read: async () => (line ? reader.read(line.ask, (event) => hear(listeners, event, reader.place)) : false),
    tell: () => notify(eventChannel, ''),
    place: () => reader.place,
  })
  const connect = async (connectWithin: number) => {
    const next = await openLine(options, listeners, { connectWithin, answerWithin })
    let isWhole: boolean
    try {
      const comesBack = await echo(next)
      await comesBack()
      isWhole = await reader.begin(next.ask)
    } catch (error) {
      next.close().catch(onError)
      throw error
    }
    line = next
    void next.ended.then(() => lose(next))
    if (closed) await next.close()
    return isWhole
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
        const isWhole = await connect(patience * connecting.again)
        for (const listener of gapListeners) listener()
        if (!isWhole) for (const listener of lossListeners) listener()
        await keepUp(false)
        return
      } catch (error) {
        onError(error as Error)
      }
    }
  }
  const check = async (asked: Line) => {
    // If notifying fails the connection may be fine: it is only no longer trusted.
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

  await connect(patience * connecting.first)
  void keepChecking()
  listeners.set(eventChannel, new Set([() => void keepUp(false)]))
  const timer = setInterval(() => void keepUp(false), readEveryMs).unref()
  return {
    on(channel, listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
    },
    onGap: (listener) => void gapListeners.add(listener),
    onEventsLost: (listener) => void lossListeners.add(listener),
    place: () => reader.place,
    position: () => reader.position,
    committed: () => void keepUp(true),
    isConnected: () => line !== null && !closed && performance.now() - heardAt < every + answerWithin,
    async caughtUp() {
      await line?.echoed('')
      await keepUp(false)
    },
    async close() {
      closed = true
      clearInterval(timer)
      await Promise.race([line?.close(), wait(closeTimeoutMs, undefined, { ref: false })])
    },
  }
}

type Listeners = Map<string, Set<Hear>>

function hear(listeners: Listeners, { channel, payload }: Omit<LoggedEvent, 'id'>, place?: number): void {
  for (const listener of listeners.get(channel) ?? []) listener(payload, place)
}

type Reading = {
  /** Reads the event log once; true if there was something new. */
  readonly read: () => Promise<boolean>
  readonly tell: () => Promise<unknown>
  readonly place: () => number
}

/**
 * Reads the event log until nothing is new and nobody has asked meanwhile; any number of commits during a read cost one
 * more read and one notification.
 */
function readingInTurn({ read, tell, place }: Reading): (tells: boolean) => Promise<void> {
  let isDue = false
  let mustTell = false
  let toldTo = 0
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      while (isDue) {
        isDue = false
        const tells = mustTell
        mustTell = false
        isDue = (await read()) || isDue
        if (!tells || place() === toldTo) continue
        toldTo = place()
        await tell()
      }
    } catch {
      // A connection error is handled elsewhere; unread events are read a second later.
    } finally {
      running = null
    }
  }
  return (tells) => {
    isDue = true
    mustTell ||= tells
    running ??= run()
    return running
  }
}

/** A connection that listens. */
type Line = {
  readonly ask: Ask
  /** Only this connection receives its own echo. */
  readonly echoChannel: string
  /** True if this arrived on the echo channel, after everything notified before the call was passed on. */
  echoed(word: string): Promise<boolean>
  /** Resolves once the connection is over. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

/** Connects, and passes on notifications. Limits in milliseconds. */
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
    // Events are read while the echo is under way.
    pipeline: true,
    application_name: 'orfine listener',
  })
  client.on('error', onError)
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === echoChannel) echoes.add(payload)
    hear(listeners, { channel, payload })
  })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    const all = [...channels, eventChannel, echoChannel]
    await client.query(all.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; '))
  } catch (error) {
    await client.end().catch(onError)
    throw error
  }
  return {
    echoChannel,
    ended,
    ask: async (text, values = []) => (await client.query(text, [...values])).rows,
    async echoed(word) {
      // The database delivers pending notifications before it completes this statement.
      await client.query('select 1')
      return echoes.delete(word)
    },
    close: () => client.end(),
  }
}
