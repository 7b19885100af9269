import { ApiError } from '#contract/errors.ts'
import type { Role } from '#domain/permissions.ts'
import { edgeLimits } from './edge-limits.ts'

/** A reader this far behind is disconnected; its browser reconnects and reloads everything. */
const maxQueuedChunks = 1_000
/** When a browser that was refused a stream tries again, seconds. */
const retrySeconds = 30
const { streams } = edgeLimits

/** A browser that follows what happens. */
export type Board = {
  readonly session: string
  readonly caller: string
  readonly controller: ReadableStreamDefaultController<Uint8Array>
  readonly role: Role
  readonly stillSignedIn: () => Promise<boolean>
}

/** The open live streams. */
export class Boards {
  readonly #open = new Set<Board>()

  get size(): number {
    return this.#open.size
  }

  add(board: Board): void {
    this.#open.add(board)
  }

  drop(board: Board): void {
    if (!this.#open.delete(board)) return
    try {
      board.controller.close()
    } catch {
      // The browser was gone first.
    }
  }

  dropAll(): void {
    for (const board of [...this.#open]) this.drop(board)
  }

  async dropSignedOut(): Promise<void> {
    for (const board of [...this.#open]) if (!(await board.stillSignedIn().catch(() => true))) this.drop(board)
  }

  broadcast(chunk: Uint8Array, isFor: (board: Board) => boolean = () => true): void {
    for (const board of this.#open) if (isFor(board)) this.send(board, chunk)
  }

  send(board: Board, chunk: Uint8Array): void {
    if (!this.#open.has(board)) return
    if ((board.controller.desiredSize ?? 0) <= -maxQueuedChunks) this.drop(board)
    else board.controller.enqueue(chunk)
  }

  /** Throws `too_many_requests` where as many streams are open as may be. */
  refuseTooMany(session: string, caller: string): void {
    let ofSession = 0
    let ofCaller = 0
    for (const board of this.#open) {
      if (board.session === session) ofSession += 1
      if (board.caller === caller) ofCaller += 1
    }
    if (ofSession >= streams.maxPerSession) throw tooMany('from your session')
    if (ofCaller >= streams.maxPerAddress) throw tooMany('from your address')
    if (this.size >= streams.max) throw tooMany('on this server')
  }
}

const tooMany = (where: string) =>
  new ApiError('too_many_requests', {
    message: `Too many live streams are open ${where}. Close some tabs of the staff area and try again.`,
    retryAfter: retrySeconds,
  })
