import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, clientConfig } from './database.ts'
import { type Ask, EventReader, type LoggedEvent } from './event-log.ts'
import { measured, secondsSince } from './measured.ts'

export type Listener = {
  /**
   * Calls back for every notification of the channel, and every event of it that was written down (`event-log`): with the
   * place up to which all events were told then.
   */
  on(channel: string, listener: Hear): void
  /** Calls back when notifications may have been missed: after a lost connection is back. Events are still told. */
  onGap(listener: () => void): void
  /** Calls back when events may have been missed as well: they are kept for an hour. */
  onEventsLost(listener: () => void): void
  /** The place up to which all events were told. */
  place(): number
  /** How far the primary's log had come when events were last read (`event-log`). */
  position(): string | null
  /** Says that something was committed here: events are read at once, and the other servers told to. */
  committed(): void
  /** Whether notifications arrive right now; caches that depend on them must not be trusted otherwise. */
  isConnected(): boolean
  /** For tests: resolves once everything committed before the call has been heard here; at once while disconnected. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

export type Hear = (payload: string, place?: number) => void

/** Sends a notification where the product's commits are: on a connection of its pools. */
export type Notify = (channel: string, payload: string) => Promise<unknown>

/** The channel on which servers tell each other to read the event log. */
const eventChannel = 'events'
/** How often the event log is read unasked, milliseconds: a server may die between its commit and telling the others. */
const readEveryMs = 1_000
/** How often the listener notifies itself, and how long the connection may take to answer; milliseconds. */
const heartbeat = { every: 2_000, answerWithin: 3_000 }
/** Limits for making the first connection and any later one, and the longest pause between attempts; milliseconds. */
const connecting = { first: 15_000, again: 2_000, maxPause: 200 }
/** Time limit for closing the connection, milliseconds. */
const goodbyeMs = 1_000

/** Notifies on connections of a pool; gives a dead one up early, `patience` times later where it is given. */
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
  /** Multiplies how long a connection may take to be made and to answer (setting `PATIENCE_FACTOR`). */
  readonly patience?: number
  readonly heartbeat?: { readonly every: number; readonly answerWithin: number }
}

/**
 * One connection per process that receives every process's notifications (LISTEN) and reconnects. It trusts only its own
 * echo: what it has `notify` say, through the pool, must have come back when the connection next answers. An open socket
 * proves nothing: a firewall may have dropped it, it may belong to a pooler, or lead to a server that is no longer the
 * primary. Throws `DeafConnection` where the first echo does not come back.
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
      if (!(await asked.heard(word))) throw new DeafConnection()
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
      await line?.heard('')
      await keepUp(false)
    },
    async close() {
      closed = true
      clearInterval(timer)
      await Promise.race([line?.close(), wait(goodbyeMs, undefined, { ref: false })])
    },
  }
}

type Listeners = Map<string, Set<Hear>>

function hear(listeners: Listeners, { channel, payload }: Omit<LoggedEvent, 'id'>, place?: number): void {
  for (const listener of listeners.get(channel) ?? []) listener(payload, place)
}

type Reading = {
  /** Reads the event log once; answers whether there was something new. */
  readonly read: () => Promise<boolean>
  readonly tell: () => Promise<unknown>
  readonly place: () => number
}

/**
 * Reads the event log until nothing has come and nobody has asked in the meantime; any number of commits that happen during
 * one reading cost one more, and one notification.
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
      // Of the connection, which is looked after elsewhere; what was not read is read a second later.
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
    async heard(word) {
      // The database passes on what is due to a connection before it says that this connection's statement is done.
      await client.query('select 1')
      return echoes.delete(word)
    },
    close: () => client.end(),
  }
}
