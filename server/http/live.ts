import { keyTopics, type LiveEvent, liveEvent, type Topic, topicActions } from '#contract/events.ts'
import type { Handlers } from '#contract/handler.ts'
import { can } from '#domain/permissions.ts'
import { isKey } from '#server/api-keys/store.ts'
import type { Listener } from '#server/db/listener.ts'
import { sessionChannel } from '#server/staff/sessions.ts'
import { type Board, Boards } from './boards.ts'

/** The channel that commits are announced on, from TypeScript (`announce`) and from triggers (`*-sql.ts`). */
export const liveChannel = 'live'

const heartbeatMs = 15_000

export type LiveHub = Handlers<'followEvents'> & { close(): void; readonly boards: number }

/**
 * Passes every committed change on to every connected board. The event says what changed and which id; boards fetch
 * the rest. `ready` opens the stream and comes again after a gap, so that a board knows when to read everything.
 */
export function createLiveHub(listener: Listener, isSignedIn: (session: string) => Promise<boolean>): LiveHub {
  const boards = new Boards()
  const encoder = new TextEncoder()
  const ready = () => encoder.encode(`event: ready\ndata: ${JSON.stringify({ now: new Date().toISOString() })}\n\n`)

  listener.on(liveChannel, (payload) => {
    const event = eventOf(payload)
    if (!event) return
    const chunk = encoder.encode(`event: change\ndata: ${JSON.stringify(event)}\n\n`)
    boards.broadcast(chunk, (board) => mayFollow(board, event.topic))
  })
  listener.on(sessionChannel, () => void boards.dropSignedOut())
  listener.onGap(() => {
    boards.broadcast(ready())
    void boards.dropSignedOut()
  })

  const heartbeat = setInterval(() => {
    boards.broadcast(encoder.encode(': still here\n\n'))
    void boards.dropSignedOut()
  }, heartbeatMs)
  heartbeat.unref()
  let isClosed = false

  return {
    get boards() {
      return boards.size
    },
    followEvents(_input, { actor, caller }) {
      boards.refuseTooMany(actor.session, caller)
      let board: Board
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          const { role, session } = actor
          board = { controller, session, caller, role, stillSignedIn: () => isSignedIn(session) }
          boards.add(board)
          controller.enqueue(ready())
          if (isClosed) boards.drop(board)
        },
        cancel: () => boards.drop(board),
      })
      return new Response(stream, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      })
    },
    close() {
      isClosed = true
      clearInterval(heartbeat)
      boards.dropAll()
    },
  }
}

function mayFollow(board: Board, topic: Topic): boolean {
  return isKey(board) ? keyTopics.includes(topic) : can(board.role, topicActions[topic])
}

/** Any database user can send notifications; what is not one of our events is ignored. */
function eventOf(payload: string): LiveEvent | null {
  try {
    return liveEvent.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
