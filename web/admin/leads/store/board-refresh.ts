import { ApiError } from '#contract/errors.ts'
import type { LiveEvent } from '#contract/events.ts'
import type { Board, Lead } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import {
  applyBoard,
  applyLead,
  applyPage,
  changeFilters,
  type Page,
  removeLead,
  replaceBoard,
} from './board-answers.ts'
import { addArrival, unannounced } from './board-arrivals.ts'
import type { BoardServer } from './board-server.ts'
import type { BoardState } from './board-state.ts'
import type { BoardStore } from './board-store.ts'
import { type Coalesced, coalesce } from './coalesce.ts'
import { eventBudget } from './event-budget.ts'
import type { ServerClock } from './server-clock.ts'
import { verifyFurtherPages } from './verify-pages.ts'

/**
 * Delay from an event to reloading counts and sums, and between two reloads: a busy team's boards are the main database
 * load. A lead's own data comes with its event.
 */
const soonMs = 40
const calmMs = 1_000
/** Single-lead reads for events: a burst, then a rate per second (the call's limit is 20). */
const burst = 12
const perSecond = 5
const newestPerPage = 50
const maxNewestPages = 4
const pageSize = 30

export interface ArrivalNotices {
  arrived(lead: Lead): void
}

/** Keeps a board in sync with the server: first read, events, catching up after a gap, further pages. */
export class BoardRefresh {
  readonly #store: BoardStore
  readonly #server: BoardServer
  readonly #clock: ServerClock
  readonly #announce: ArrivalNotices
  readonly #announced = new Set<string>()
  readonly #paging = new Set<LeadStatus>()
  readonly #budget = eventBudget(burst, perSecond, () => performance.now())
  readonly #reading: Coalesced
  #lastBoard: Board | null = null
  /** The board up to which everything that was missed has been made up for. */
  #caughtUpWith: Board | null = null
  /** Server time from which new leads count as arrivals; null until the first board is loaded. */
  #openedAt: string | null = null
  #missedEvents = false

  constructor(store: BoardStore, server: BoardServer, clock: ServerClock, announce: ArrivalNotices) {
    this.#store = store
    this.#server = server
    this.#clock = clock
    this.#announce = announce
    this.#reading = coalesce(() => this.#readBoard(), soonMs, calmMs)
  }

  /** Reads the board again, soon. */
  readonly refresh = (): void => this.#reading.request()

  /** Events may have been missed: reloads everything on screen, and leads that came in meanwhile. */
  readonly catchUp = (): void => {
    this.#missedEvents = this.#openedAt !== null
    this.#reading.request()
  }

  stop(): void {
    this.#reading.stop()
  }

  /** Changes the filters; the same object as before changes nothing. */
  chooseFilters(filters: LeadFilters): void {
    if (filters === this.#store.state.filters) return
    this.#store.update((state) => changeFilters(state, filters))
    this.#reading.requestNow()
  }

  readonly onEvent = ({ change, id }: LiveEvent): void => {
    if (change === 'many') this.#missedEvents = this.#openedAt !== null
    else if (change === 'removed') this.#remove(id)
    else if (this.#budget.spend()) void this.#readLead(id, change)
    else this.#missedEvents = true
    this.#reading.request()
  }

  /** Loads the next page of a column, one at a time; throws where it cannot be read. */
  async loadMore(status: LeadStatus): Promise<void> {
    const { columns, filters } = this.#store.state
    const cursor = columns[status].nextCursor
    if (cursor === null || this.#paging.has(status)) return
    this.#paging.add(status)
    const seq = this.#store.nextSeq()
    try {
      const page = await this.#server.readColumn(status, filters, cursor, pageSize)
      if (this.#store.state.filters === filters) {
        this.#store.update((state) => applyPage(state, status, cursor, page, seq))
      }
    } finally {
      this.#paging.delete(status)
    }
  }

  async #readBoard(): Promise<void> {
    const store = this.#store
    const { filters } = store.state
    const quiet = store.quietSince
    // A response that overlaps a local change may or may not include it: read again when the change is done.
    if (quiet === null) return this.#reading.request()
    const sentAt = Date.now()
    const seq = store.nextSeq()
    const missed = this.#missedEvents
    this.#missedEvents = false
    try {
      const board = await this.#server.readBoard(filters)
      if (store.quietSince !== quiet || store.state.filters !== filters) return this.#readAgain(missed)
      const unchanged = board === this.#lastBoard
      if (!unchanged) this.#clock.sync(board.now, sentAt)
      this.#lastBoard = board
      this.#openedAt ??= board.now
      const merge = store.state.status === 'loading' ? replaceBoard : applyBoard
      const before = store.state
      store.update((state) => merge(state, board, seq))
      // The first poll after a silent failure reads a new board without knowing that events were missed.
      if (missed && board !== this.#caughtUpWith) {
        await this.#readMissed(board, before)
        this.#caughtUpWith = board
      }
      store.setProblem(null)
    } catch (error) {
      this.#missedEvents ||= missed
      store.setProblem(error)
    }
  }

  #readAgain(missed: boolean): void {
    this.#missedEvents ||= missed
    this.#reading.request()
  }

  /** Makes up for missed events: new leads, cards that left their column, and further pages. */
  async #readMissed(board: Board, before: BoardState): Promise<void> {
    const store = this.#store
    const seen = await this.#readNewest(this.#openedAt ?? board.now, before)
    const elsewhere = [...before.leads.keys()].filter((id) => !store.state.leads.has(id))
    const unsure = [...elsewhere, ...before.arrivals].filter((id) => !seen.has(id))
    await Promise.all(unsure.slice(0, burst).map((id) => this.#readLead(id, 'changed')))
    for (const status of leadStatuses) await verifyFurtherPages(store, this.#server, board, status)
  }

  /** Reads the newest leads back to the first known one; returns the ids it saw. */
  async #readNewest(since: string, before: BoardState): Promise<ReadonlySet<string>> {
    const seen = new Set<string>()
    let cursor: string | null = null
    for (let page = 0; page < maxNewestPages; page++) {
      const seq = this.#store.nextSeq()
      const newest: Page = await this.#server.readNewest(newestPerPage, cursor)
      const news = unannounced(newest.data, since, this.#announced)
      for (const lead of news) this.#arrive(lead, seq)
      for (const lead of newest.data) {
        seen.add(lead.id)
        if (before.leads.has(lead.id)) this.#store.update((state) => applyLead(state, lead, seq))
      }
      cursor = newest.nextCursor
      if (cursor === null || news.length === 0) break
    }
    return seen
  }

  async #readLead(id: string, change: 'arrived' | 'returned' | 'changed'): Promise<void> {
    const seq = this.#store.nextSeq()
    try {
      const lead = await this.#server.readLead(id)
      // It was merged: the surviving lead has its own card and events.
      if (lead.id !== id) return this.#remove(id)
      if (change === 'arrived') return this.#arrive(lead, seq)
      // A lead being moved here gets its row from the response to the move.
      if (!this.#store.state.moves.has(id)) this.#store.update((state) => applyLead(state, lead, seq))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') this.#remove(id)
      else {
        this.#lastBoard = null
        this.#missedEvents = true
      }
    }
  }

  #arrive(lead: Lead, seq: number): void {
    this.#store.update((state) => addArrival(state, lead, seq))
    if (this.#announced.has(lead.id)) return
    this.#announced.add(lead.id)
    this.#announce.arrived(lead)
  }

  #remove(id: string): void {
    const seq = this.#store.nextSeq()
    this.#store.update((state) => removeLead(state, id, seq))
  }
}
