import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { type BoardState, emptyBoard } from './board-state.ts'
import { type BoardView, viewBoard } from './column-view.ts'

/** Data of the screen: the columns, and if the last read failed. */
interface BoardSnapshot {
  readonly state: BoardState
  readonly view: BoardView
  /** The error of the last read; null after a success. */
  readonly problem: unknown
}

/** Holds the board of one open screen; React reads it through `useSyncExternalStore`. */
export class BoardStore {
  #snapshot: BoardSnapshot
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #seq = 0
  #writing = 0
  #writes = 0

  /** `me` is the user's name, `now` the server's clock in epoch milliseconds. */
  constructor(filters: LeadFilters, me: string, now: () => number = Date.now) {
    const state = emptyBoard(filters, me)
    this.#now = now
    this.#snapshot = { state, view: viewBoard(state, now()), problem: null }
  }

  get state(): BoardState {
    return this.#snapshot.state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getSnapshot = (): BoardSnapshot => this.#snapshot

  /** Applies a change; one without effect renders nothing. */
  update(change: (state: BoardState) => BoardState): void {
    const state = change(this.state)
    if (state === this.state) return
    this.#publish({ ...this.#snapshot, state, view: viewBoard(state, this.#now(), this.#snapshot.view) })
  }

  setProblem(problem: unknown): void {
    if (problem !== this.#snapshot.problem) this.#publish({ ...this.#snapshot, problem })
  }

  /** The number of the next request, kept with its response. */
  nextSeq(): number {
    this.#seq += 1
    return this.#seq
  }

  /** Marks a local change as pending: until it ends, a response with counts may or may not include it. */
  beginWrite(): () => void {
    this.#writing += 1
    this.#writes += 1
    return () => {
      this.#writing -= 1
    }
  }

  /** Equal before and after a request only if no local change overlapped it; null while one is pending. */
  get quietSince(): number | null {
    return this.#writing > 0 ? null : this.#writes
  }

  #publish(snapshot: BoardSnapshot): void {
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }
}
