import type { Lead } from '#contract/leads.ts'
import { epochMs } from '#domain/basics/instant.ts'
import { clockAfterMove } from '#domain/leads/answer-clock.ts'
import { type LeadFilters, matchesFilters, needsServer } from '#domain/leads/lead-filters.ts'
import { columnOrder, type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'

/** A lead as last read. `seq` is the number of the request that returned it: higher is newer. */
export interface Known {
  readonly lead: Lead
  readonly seq: number
}

/** The fields by which `columnOrder` places a card. */
export type Place = Pick<
  Lead,
  'id' | 'status' | 'createdAt' | 'updatedAt' | 'importedAt' | 'clockSince' | 'clockEvent' | 'clockStage'
>

export interface ColumnState {
  /** Leads in the column and the sum of their values in US dollars, as the server keeps them. */
  readonly count: number
  readonly value: number
  /** Measured conversion probability, 0 to 1, and the number of earlier leads it is based on. */
  readonly probability: number
  readonly reached: number
  /** The count is a lower bound. */
  readonly isCapped: boolean
  /** Only the newest matches are in the column; more exist. */
  readonly newestOnly: boolean
  /** True if every lead of the column is loaded: events bring new ones. */
  readonly complete: boolean
  /** Cursor of the next page; null if none. */
  readonly nextCursor: string | null
  /** The last card of the pages loaded so far while more follow. */
  readonly edge: Place | null
}

/** An optimistic move, not yet confirmed by the server. */
export interface Move {
  readonly from: LeadStatus
  readonly to: LeadStatus
  /** The lead's value, which leaves one sum and enters the other. */
  readonly value: number
  /** Time of the move, ISO 8601 by the server's clock: determines its place in the column. */
  readonly at: string
}

/** The state of the board. Changed only by board-answers, board-moves and board-arrivals. */
export interface BoardState {
  readonly status: 'loading' | 'ready'
  /** True if nothing matches the search, so the board shows leads with similar names. */
  readonly similarOnly: boolean
  /** The filters; a stable object until they change. */
  readonly filters: LeadFilters
  /** The user's name. */
  readonly me: string
  /** Ids that the server found for filters that the browser cannot judge itself (`needsServer`). */
  readonly listed: ReadonlySet<string>
  readonly leads: ReadonlyMap<string, Known>
  readonly columns: Readonly<Record<LeadStatus, ColumnState>>
  readonly moves: ReadonlyMap<string, Move>
  /** Leads that came in while this board was open and were not opened or moved here, newest first. */
  readonly arrivals: readonly string[]
  /** Deleted leads, with the number of the request that reported it. */
  readonly gone: ReadonlyMap<string, number>
}

const emptyColumn: ColumnState = {
  count: 0,
  value: 0,
  probability: 0,
  reached: 0,
  isCapped: false,
  newestOnly: false,
  complete: false,
  nextCursor: null,
  edge: null,
}

export function emptyBoard(filters: LeadFilters, me: string): BoardState {
  return {
    status: 'loading',
    similarOnly: false,
    filters,
    me,
    listed: new Set(),
    leads: new Map(),
    columns: everyColumn(() => emptyColumn),
    moves: new Map(),
    arrivals: [],
    gone: new Map(),
  }
}

/** One value per column. */
export function everyColumn<T>(make: (status: LeadStatus) => T): Record<LeadStatus, T> {
  return Object.fromEntries(leadStatuses.map((status) => [status, make(status)])) as Record<LeadStatus, T>
}

/** The lead as shown: with its pending move applied. */
export function shownLead(state: BoardState, id: string): Lead | undefined {
  const lead = state.leads.get(id)?.lead
  const move = state.moves.get(id)
  return lead && move
    ? { ...lead, status: move.to, updatedAt: move.at, ...clockAfterMove(lead, move.to, move.at) }
    : lead
}

/** True if a card sorts after the last loaded one of its column. */
export function isBeyondEdge(place: Place, edge: Place | null): boolean {
  return edge !== null && columnOrder(place, edge) > 0
}

export function placeOf({ id, status, createdAt, updatedAt, importedAt, ...lead }: Lead): Place {
  const { clockSince, clockEvent, clockStage } = lead
  return { id, status, createdAt, updatedAt, importedAt, clockSince, clockEvent, clockStage }
}

/** Sorts newest first, for the cards above a column's order. */
export function newestFirst(a: Place, b: Place): number {
  return epochMs(b.updatedAt) - epochMs(a.updatedAt)
}

/**
 * True if the server would return the lead for these filters. Being overdue is left to `isShown`; what the browser
 * can't evaluate comes from earlier responses.
 */
export function isJudged({ filters, listed, me }: BoardState, lead: Lead): boolean {
  return (
    matchesFilters(lead, { ...filters, overdue: undefined }, me, 0) && (!needsServer(filters) || listed.has(lead.id))
  )
}

/** True if the board shows the lead now; `now` in epoch ms by the server's clock. */
export function isShown(state: BoardState, lead: Lead, now: number): boolean {
  return isJudged(state, lead) && matchesFilters(lead, { overdue: state.filters.overdue }, state.me, now)
}
