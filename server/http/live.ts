import { keyTopics, type LiveEvent, type Topic, topicActions } from '#contract/events.ts'
import type { Actor, Handlers } from '#contract/handler.ts'
import { heartbeatMs } from '#domain/basics/event-stream.ts'
import { can } from '#domain/staff/permissions.ts'
import { isKey } from '#server/api-keys/store.ts'
import { liveChannel, readEvent } from '#server/db/announce.ts'
import type { Listener } from '#server/db/listener.ts'
import { sessionChannel } from '#server/staff/sessions.ts'
import { type Board, Boards } from './boards.ts'

type LiveHub = Handlers<'followEvents'> & { close(): void; readonly boards: number }

/** Minimum interval of full reloads while a newer version sends events this one can't name; ms. */
const readAnewMs = 2_000

/** Events of the channel after a position, oldest first; null if some may be gone. */
type EventsSince = (place: number) => Promise<readonly { readonly payload: string }[] | null>

/**
 * Passes every committed change to every connected board. An event names the change and the id; boards fetch the rest.
 * `ready` opens the stream, and is repeated when events were lost or unreadable, so that a board reloads everything; a
 * board that gives its position gets what it missed and `resumed` instead.
 */
export function createLiveHub(
  listener: Listener,
  eventsSince: EventsSince,
  /** True if this session or key may still receive events with the role it had at the start. */
  mayStillFollow: (actor: Pick<Actor, 'session' | 'role'>) => Promise<boolean>,
): LiveHub {
  const boards = new Boards()
  const readAnew = gathered(() => boards.broadcast(greeted('ready', listener.place())))

  listener.on(liveChannel, (payload, place) => {
    const event = readEvent(payload)
    if (event === 'newer') readAnew()
    else if (event) boards.broadcast(changed(event, place), (board) => mayFollow(board, event.topic))
  })
  listener.on(sessionChannel, () => void boards.dropSignedOut())
  listener.onGap(() => void boards.dropSignedOut())
  listener.onEventsLost(() => boards.broadcast(greeted('ready', listener.place())))

  /** The first event of a board: `ready`, or what it has missed. */
  const greeting = async (board: Board, place: number | undefined): Promise<Uint8Array[]> => {
    const toldTo = listener.place()
    const missed = place === undefined ? null : await eventsSince(place).catch(() => null)
    if (missed === null) return [greeted('ready', toldTo)]
    const events = missed.map(({ payload }) => readEvent(payload)).filter((event) => event !== null)
    if (events.includes('newer')) return [greeted('ready', toldTo)]
    return [
      ...events
        .filter((event) => event !== 'newer')
        .filter(({ topic }) => mayFollow(board, topic))
        .map((event) => changed(event)),
      greeted('resumed', toldTo),
    ]
  }

  const heartbeat = setInterval(() => {
    boards.broadcast(stillHere)
    void boards.dropSignedOut()
  }, heartbeatMs)
  heartbeat.unref()
  let isClosed = false

  return {
    get boards() {
      return boards.size
    },
    followEvents({ query }, { actor, caller, lastEventId }) {
      boards.refuseTooMany(actor.userId, caller)
      // The browser's Last-Event-ID is newer than the URL it reconnects to.
      const place = placeOf(lastEventId) ?? placeOf(query.after)
      let board: Board
      const source = {
        async start(controller: ReadableStreamDefaultController<Uint8Array>) {
          const { role, session, userId: person } = actor
          board = { controller, session, person, caller, role, stillSignedIn: () => mayStillFollow({ session, role }) }
          // Added before greeting: events in between may be sent twice, but are not missed.
          boards.add(board)
          for (const chunk of await greeting(board, place)) boards.send(board, chunk)
          if (isClosed) boards.drop(board)
        },
        cancel: () => boards.drop(board),
      }
      const stream = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: 0 }))
      return new Response(stream, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      })
    },
    close() {
      isClosed = true
      clearInterval(heartbeat)
      readAnew.stop()
      boards.dropAll()
    },
  }
}

const encoder = new TextEncoder()
const said = (name: string, data: unknown, place?: number) =>
  encoder.encode(`${place === undefined ? '' : `id: ${place}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
const greeted = (name: 'ready' | 'resumed', place: number) => said(name, { now: new Date().toISOString() }, place)
/** An event, since pages do not see comments. */
const stillHere = said('heartbeat', {})
const changed = (event: LiveEvent, place?: number) => said('change', event, place)

const placeOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined

function mayFollow(board: Board, topic: Topic): boolean {
  return isKey(board) ? keyTopics.includes(topic) : can(board.role, topicActions[topic])
}

/** Runs `work` shortly after the first call, once for all calls in between. */
function gathered(work: () => void): { (): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  const ask = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      work()
    }, readAnewMs).unref()
  }
  return Object.assign(ask, { stop: () => clearTimeout(timer) })
}
