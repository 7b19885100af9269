import { ApiError } from '#contract/errors.ts'
import { type LiveEvent, liveEvent, topicActions } from '#contract/events.ts'
import type { Handlers } from '#contract/handler.ts'
import { can, type Role } from '#domain/permissions.ts'
import type { Listener } from '#server/db/listener.ts'
import { sessionChannel } from '#server/staff/sessions.ts'
import { edgeLimits } from './edge-limits.ts'

/** The channel that commits are announced on, from TypeScript (`announce`) and from triggers (`*-sql.ts`). */
export const liveChannel = 'live'

/** A reader this far behind is let go; its browser comes back and reads everything anew. */
const maxQueuedChunks = 1_000
const heartbeatMs = 15_000
/** When a browser that was refused a stream tries again, seconds. */
const retrySeconds = 30
const { streams } = edgeLimits

type Board = {
  readonly session: string
  readonly caller: string
  readonly controller: ReadableStreamDefaultController<Uint8Array>
  readonly role: Role
  readonly stillSignedIn: () => Promise<boolean>
}

export type LiveHub = Handlers<'followEvents'> & { close(): void; readonly boards: number }

/**
 * Passes every committed change on to every connected board. The event says what changed and which id; boards fetch
 * the rest. `ready` opens the stream and comes again after a gap, so that a board knows when to read everything.
 */
export function createLiveHub(listener: Listener, isSignedIn: (session: string) => Promise<boolean>): LiveHub {
  const boards = new Set<Board>()
  const encoder = new TextEncoder()
  const ready = () => encoder.encode(`event: ready\ndata: ${JSON.stringify({ now: new Date().toISOString() })}\n\n`)

  const drop = (board: Board) => {
    if (!boards.delete(board)) return
    try {
      board.controller.close()
    } catch {
      // The browser was gone first.
    }
  }
  const broadcast = (chunk: Uint8Array, isFor: (board: Board) => boolean = () => true) => {
    for (const board of boards) {
      if (!isFor(board)) continue
      if ((board.controller.desiredSize ?? 0) <= -maxQueuedChunks) drop(board)
      else board.controller.enqueue(chunk)
    }
  }

  /** Throws where as many streams are open as may be. */
  const refuseTooMany = (session: string, caller: string) => {
    const all = [...boards]
    const count = (isSame: (board: Board) => boolean) => all.filter(isSame).length
    if (count((board) => board.session === session) >= streams.maxPerSession) throw tooMany('from your session')
    if (count((board) => board.caller === caller) >= streams.maxPerAddress) throw tooMany('from your address')
    if (boards.size >= streams.max) throw tooMany('on this server')
  }

  const dropSignedOut = async () => {
    for (const board of [...boards]) if (!(await board.stillSignedIn().catch(() => true))) drop(board)
  }

  listener.on(liveChannel, (payload) => {
    const event = eventOf(payload)
    if (!event) return
    const chunk = encoder.encode(`event: change\ndata: ${JSON.stringify(event)}\n\n`)
    broadcast(chunk, ({ role }) => can(role, topicActions[event.topic]))
  })
  listener.on(sessionChannel, () => void dropSignedOut())
  listener.onGap(() => {
    broadcast(ready())
    void dropSignedOut()
  })

  const heartbeat = setInterval(() => {
    broadcast(encoder.encode(': still here\n\n'))
    void dropSignedOut()
  }, heartbeatMs)
  heartbeat.unref()
  let isClosed = false

  return {
    get boards() {
      return boards.size
    },
    followEvents(_input, { actor, caller }) {
      refuseTooMany(actor.session, caller)
      let board: Board
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          const { role, session } = actor
          board = { controller, session, caller, role, stillSignedIn: () => isSignedIn(session) }
          boards.add(board)
          controller.enqueue(ready())
          if (isClosed) drop(board)
        },
        cancel: () => drop(board),
      })
      return new Response(stream, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      })
    },
    close() {
      isClosed = true
      clearInterval(heartbeat)
      for (const board of [...boards]) drop(board)
    },
  }
}

const tooMany = (where: string) =>
  new ApiError('too_many_requests', {
    message: `Too many live streams are open ${where}. Close some tabs of the staff area and try again.`,
    retryAfter: retrySeconds,
  })

/** Anybody with access to the database can notify; what is not one of our events is passed over. */
function eventOf(payload: string): LiveEvent | null {
  try {
    return liveEvent.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
