import { ApiError } from '#contract/errors.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { edgeLimits } from './edge-limits.ts'

/** A reader this far behind is disconnected; its browser reconnects and catches up. */
export const maxQueuedBytes = 200_000
/** Retry delay of a browser that was refused a stream, seconds. */
const retrySeconds = 30
const { streams } = edgeLimits

/** A browser that receives events. */
export type Board = {
  readonly session: string
  /** Id of the teammate or key. */
  readonly person: string
  readonly caller: string
  readonly controller: ReadableStreamDefaultController<Uint8Array>
  readonly role: Role
  readonly stillSignedIn: () => Promise<boolean>
}

/** The open live streams. */
export class Boards {
  readonly #open = new Set<Board>()
  /** Data of the next broadcast per board. */
  #gathered = new Map<Board, Uint8Array[]>()
  #isGathering = false
  readonly #now: () => number

  /** `now`: milliseconds by a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

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
      // The browser has already disconnected.
    }
  }

  dropAll(): void {
    for (const board of [...this.#open]) this.drop(board)
  }

  async dropSignedOut(): Promise<void> {
    for (const board of [...this.#open]) if (!(await board.stillSignedIn().catch(() => true))) this.drop(board)
  }

  /**
   * Sends to every matching board: at once after a quiet moment. Data during a broadcast, and for as long again, goes
   * out together, so that a burst takes at most half of the server's time, however many boards there are.
   */
  broadcast(chunk: Uint8Array, isFor: (board: Board) => boolean = () => true): void {
    for (const board of this.#open) {
      if (!isFor(board)) continue
      const chunks = this.#gathered.get(board)
      if (chunks) chunks.push(chunk)
      else this.#gathered.set(board, [chunk])
    }
    if (!this.#isGathering) this.#tell()
  }

  #tell(): void {
    const gathered = this.#gathered
    this.#gathered = new Map()
    this.#isGathering = true
    const startedAt = this.#now()
    for (const [board, chunks] of gathered) this.send(board, Buffer.concat(chunks))
    // The streams are written to their sockets before the next turn of the event loop.
    setImmediate(() => setTimeout(() => this.#tellNext(), this.#now() - startedAt))
  }

  #tellNext(): void {
    this.#isGathering = false
    if (this.#gathered.size > 0) this.#tell()
  }

  /** Sends to one board at once. */
  send(board: Board, chunk: Uint8Array): void {
    if (!this.#open.has(board)) return
    if ((board.controller.desiredSize ?? 0) <= -maxQueuedBytes) this.drop(board)
    else board.controller.enqueue(chunk)
  }

  /** Throws `too_many_requests` if the maximum of streams is open; `person`: a teammate or key, whatever the session. */
  refuseTooMany(person: string, caller: string): void {
    let ofPerson = 0
    let ofCaller = 0
    for (const board of this.#open) {
      if (board.person === person) ofPerson += 1
      if (board.caller === caller) ofCaller += 1
    }
    if (ofPerson >= streams.maxPerPerson) throw tooMany('from your account')
    if (ofCaller >= streams.maxPerAddress) throw tooMany('from your address')
    if (this.size >= streams.max) throw tooMany('on this server')
  }
}

const tooMany = (where: string) =>
  new ApiError('too_many_requests', {
    message: `Too many live streams are open ${where}. Close some tabs of the staff area and try again.`,
    retryAfter: retrySeconds,
  })
