import type { Lead } from '#contract/leads.ts'
import { epochMs } from '#domain/instant.ts'
import { type LeadFilters, matchesFilters } from '#domain/lead-filters.ts'
import { columnOrder, type LeadStatus, leadStatuses } from '#domain/pipeline.ts'

/** A lead as the server last told it. `seq` numbers the request whose answer this is: a later number knows more. */
export interface Known {
  readonly lead: Lead
  readonly seq: number
}

/** What `columnOrder` needs to know where a card stands. */
export type Place = Pick<Lead, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'importedAt'>

export interface ColumnState {
  /** Leads in the column and the sum of their values in US dollars, as the server keeps them. */
  readonly count: number
  readonly value: number
  /** There are more: nobody has counted them all. */
  readonly isCapped: boolean
  /** Only the newest matches are in the column: there are more. */
  readonly newestOnly: boolean
  /** Every lead of the column is here: no page follows, and events bring what is new. */
  readonly complete: boolean
  /** Where the next page starts; null where none follows. */
  readonly nextCursor: string | null
  /** The last card of the pages loaded so far while more follow. */
  readonly edge: Place | null
}

/** A move that is shown before the server has confirmed it. */
export interface Move {
  readonly from: LeadStatus
  readonly to: LeadStatus
  /** The lead's value, which leaves one sum and enters the other. */
  readonly value: number
  /** When it was moved, ISO 8601 by the server's clock: its place in the new column. */
  readonly at: string
}

/** All the board knows. Changed only by the functions of board-answers, board-moves and board-arrivals. */
export interface BoardState {
  readonly status: 'loading' | 'ready'
  /** Which leads are looked at; the very same object until others are chosen. */
  readonly filters: LeadFilters
  /** Who looks. */
  readonly me: string
  /** Leads that the server found for what is searched for: this browser cannot judge that. */
  readonly listed: ReadonlySet<string>
  readonly leads: ReadonlyMap<string, Known>
  readonly columns: Readonly<Record<LeadStatus, ColumnState>>
  readonly moves: ReadonlyMap<string, Move>
  /** Leads that came in while this board was open and nobody here has opened or moved yet, newest first. */
  readonly arrivals: readonly string[]
  /** Leads that were deleted, with the request from which on that is known. */
  readonly gone: ReadonlyMap<string, number>
}

const emptyColumn: ColumnState = {
  count: 0,
  value: 0,
  isCapped: false,
  newestOnly: false,
  complete: false,
  nextCursor: null,
  edge: null,
}

export function emptyBoard(filters: LeadFilters, me: string): BoardState {
  return {
    status: 'loading',
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

/** One value for each of the nine columns. */
export function everyColumn<T>(make: (status: LeadStatus) => T): Record<LeadStatus, T> {
  return Object.fromEntries(leadStatuses.map((status) => [status, make(status)])) as Record<LeadStatus, T>
}

/** The lead as it stands on the board: where it was just moved to, the server's answer pending. */
export function shownLead(state: BoardState, id: string): Lead | undefined {
  const lead = state.leads.get(id)?.lead
  const move = state.moves.get(id)
  return lead && move ? { ...lead, status: move.to, updatedAt: move.at } : lead
}

/** Whether a card stands after the last one loaded of its column. */
export function isBeyondEdge(place: Place, edge: Place | null): boolean {
  return edge !== null && columnOrder(place, edge) > 0
}

export function placeOf({ id, status, createdAt, updatedAt, importedAt }: Lead): Place {
  return { id, status, createdAt, updatedAt, importedAt }
}

/** Sort newest first, for the cards that stand above a column's order. */
export function newestFirst(a: Place, b: Place): number {
  return epochMs(b.updatedAt) - epochMs(a.updatedAt)
}

/**
 * Whether an answer of the server for these filters would hold the lead: what is overdue by now is left to the clock
 * (`isShown`), what is searched for to earlier answers.
 */
export function isJudged({ filters, listed, me }: BoardState, lead: Lead): boolean {
  return (
    matchesFilters(lead, { ...filters, overdue: undefined }, me, 0) && (filters.q === undefined || listed.has(lead.id))
  )
}

/** Whether the lead stands on the board at this moment; `now` in epoch milliseconds by the server's clock. */
export function isShown(state: BoardState, lead: Lead, now: number): boolean {
  return isJudged(state, lead) && matchesFilters(lead, { overdue: state.filters.overdue }, state.me, now)
}
