import { ApiError } from '#contract/errors.ts'
import type { Role } from '#domain/permissions.ts'
import { edgeLimits } from './edge-limits.ts'

/** A reader this far behind is disconnected; its browser reconnects and is told what it missed. */
export const maxQueuedBytes = 200_000
/**
 * Least time between two broadcasts, milliseconds. What comes within it goes out together: a burst costs each board ten
 * writes a second instead of one an event, which is what a server with hundreds of boards would spend its time on.
 */
export const gatherMs = 100
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
  /** What boards are to be told with the next broadcast. */
  #gathered = new Map<Board, Uint8Array[]>()
  #pause: NodeJS.Timeout | null = null

  get size(): number {
    return this.#open.size
  }

  add(board: Board): void {
    this.#open.add(board)
  }

  drop(board: Board): void {
    if (!this.#open.delete(board)) return
    this.#gathered.delete(board)
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

  /** Tells every board that it is for: at once after a quiet moment, else together with what else comes within `gatherMs`. */
  broadcast(chunk: Uint8Array, isFor: (board: Board) => boolean = () => true): void {
    for (const board of this.#open) {
      if (!isFor(board)) continue
      const chunks = this.#gathered.get(board)
      if (chunks) chunks.push(chunk)
      else this.#gathered.set(board, [chunk])
    }
    if (!this.#pause) this.#tell()
  }

  #tell(): void {
    const gathered = this.#gathered
    this.#gathered = new Map()
    this.#pause = setTimeout(() => {
      this.#pause = null
      if (this.#gathered.size > 0) this.#tell()
    }, gatherMs)
    for (const [board, chunks] of gathered) this.send(board, Buffer.concat(chunks))
  }

  /** Tells one board at once. */
  send(board: Board, chunk: Uint8Array): void {
    if (!this.#open.has(board)) return
    if ((board.controller.desiredSize ?? 0) <= -maxQueuedBytes) this.drop(board)
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
