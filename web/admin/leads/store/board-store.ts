import type { LeadFilters } from '#domain/lead-filters.ts'
import { type BoardState, emptyBoard } from './board-state.ts'
import { type BoardView, viewBoard } from './column-view.ts'

/** What the screen draws: the columns, and whether the last attempt to read them failed. */
export interface BoardSnapshot {
  readonly state: BoardState
  readonly view: BoardView
  /** Why the board could not be read the last time; null when it was. */
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

  /** `me` is who looks, `now` the server's clock in epoch milliseconds. */
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

  /** Applies a change; one that changes nothing draws nothing. */
  update(change: (state: BoardState) => BoardState): void {
    const state = change(this.state)
    if (state === this.state) return
    this.#publish({ ...this.#snapshot, state, view: viewBoard(state, this.#now(), this.#snapshot.view) })
  }

  setProblem(problem: unknown): void {
    if (problem !== this.#snapshot.problem) this.#publish({ ...this.#snapshot, problem })
  }

  /** The number of a request that is about to be sent; its answer carries it. */
  nextSeq(): number {
    this.#seq += 1
    return this.#seq
  }

  /** Marks a change of ours under way: until it ends, an answer with counts may or may not contain it. */
  beginWrite(): () => void {
    this.#writing += 1
    this.#writes += 1
    return () => {
      this.#writing -= 1
    }
  }

  /** Equal before and after a question only if no change of ours overlapped it; null while one is under way. */
  get quietSince(): number | null {
    return this.#writing > 0 ? null : this.#writes
  }

  #publish(snapshot: BoardSnapshot): void {
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }
}
