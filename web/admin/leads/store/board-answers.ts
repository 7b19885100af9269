import type { Board, Lead } from '#contract/leads.ts'
import { type LeadFilters, needsServer } from '#domain/leads/lead-filters.ts'
import { columnOrder, type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import {
  type BoardState,
  type ColumnState,
  isBeyondEdge,
  type Known,
  newestFirst,
  type Place,
  placeOf,
} from './board-state.ts'
import { dropAbsent, upsert } from './known-leads.ts'

export interface Page {
  readonly data: readonly Lead[]
  readonly nextCursor: string | null
}

/** Maximum number of changed cards above a column; older ones are dropped. */
export const maxRecent = 20

/** Applies a lead from the server unless a newer version is known; an unchanged row changes nothing. */
export function applyLead(state: BoardState, lead: Lead, seq: number): BoardState {
  const leads = new Map(state.leads)
  return upsert(leads, state.gone, lead, seq) ? { ...state, leads } : state
}

export function removeLead(state: BoardState, id: string, seq: number): BoardState {
  const leads = new Map(state.leads)
  leads.delete(id)
  const moves = new Map(state.moves)
  moves.delete(id)
  const gone = new Map(state.gone).set(id, seq)
  return { ...state, leads, moves, gone, arrivals: state.arrivals.filter((other) => other !== id) }
}

/**
 * Applies a whole board. Further pages stay; a card missing from where this answer would list it has left
 * its column. The caller ensures that no local change overlapped the request (see board-refresh).
 */
export function applyBoard(state: BoardState, board: Board, seq: number): BoardState {
  const leads = new Map(state.leads)
  const columns = { ...state.columns }
  let changed = state.status !== 'ready' || state.similarOnly !== board.similarOnly
  for (const answer of board.columns) {
    const { status, nextCursor } = answer
    const before = state.columns[status]
    const column = mergeColumn(before, answer)
    columns[status] = column
    changed = !sameColumn(before, column) || changed
    changed = dropAbsent(leads, state, { status, page: { data: answer.leads, nextCursor } }, seq) || changed
    for (const lead of answer.leads) changed = upsert(leads, state.gone, lead, seq) || changed
  }
  if (!changed) return state
  const listed = withListed(
    state,
    board.columns.flatMap((column) => column.leads),
  )
  return {
    ...state,
    status: 'ready',
    similarOnly: board.similarOnly,
    leads: forgetFarOnes(leads, columns, state),
    columns,
    listed,
  }
}

function mergeColumn(before: ColumnState, answer: Board['columns'][number]): ColumnState {
  const { count, value, probability, reached, isCapped, newestOnly, nextCursor } = answer
  const totals = { count, value, probability, reached, isCapped, newestOnly }
  const last = answer.leads.at(-1)
  if (before.complete || nextCursor === null || !last) {
    return { ...totals, complete: true, nextCursor: null, edge: null }
  }
  const scrolledFurther = before.edge !== null && columnOrder(before.edge, placeOf(last)) > 0
  return scrolledFurther ? { ...before, ...totals } : { ...totals, complete: false, nextCursor, edge: placeOf(last) }
}

/** Keeps every arrival, and the newest `maxRecent` of the cards behind the loaded pages. */
function forgetFarOnes(leads: Map<string, Known>, columns: BoardState['columns'], state: BoardState) {
  for (const status of leadStatuses) {
    const far = [...leads.values()]
      .map(({ lead }) => lead)
      .filter((lead) => lead.status === status && isBeyondEdge(lead, columns[status].edge))
      .filter(({ id }) => !state.arrivals.includes(id) && !state.moves.has(id))
    for (const { id } of far.sort(newestFirst).slice(maxRecent)) leads.delete(id)
  }
  return leads
}

/** Appends the next page of a column; a response to an outdated cursor is ignored. */
export function applyPage(state: BoardState, status: LeadStatus, cursor: string, page: Page, seq: number): BoardState {
  const column = state.columns[status]
  if (column.nextCursor !== cursor) return state
  const leads = new Map(state.leads)
  for (const lead of page.data) upsert(leads, state.gone, lead, seq)
  const last = page.data.at(-1)
  const edge = page.nextCursor !== null && last ? placeOf(last) : null
  const columns = { ...state.columns, [status]: { ...column, ...endingAt(page.nextCursor, edge) } }
  return { ...state, leads, columns, listed: withListed(state, page.data) }
}

/** Sets `edge` as the last loaded card; without a cursor the column is complete. */
function endingAt(
  nextCursor: string | null,
  edge: Place | null,
): Pick<ColumnState, 'complete' | 'nextCursor' | 'edge'> {
  return nextCursor === null || edge === null
    ? { complete: true, nextCursor: null, edge: null }
    : { complete: false, nextCursor, edge }
}

/** A complete column is now loaded only up to `last`: more cards were added behind it than were read again. */
export function cutColumn(state: BoardState, status: LeadStatus, last: Lead, cursor: string): BoardState {
  const column = { ...state.columns[status], ...endingAt(cursor, placeOf(last)) }
  return { ...state, columns: { ...state.columns, [status]: column } }
}

/** Applies a re-read page of a column that was already loaded: from behind `after` to the page's end. */
export function verifyPage(state: BoardState, status: LeadStatus, after: Lead, page: Page, seq: number): BoardState {
  const leads = new Map(state.leads)
  const { edge } = state.columns[status]
  let changed = dropAbsent(leads, state, { status, after: placeOf(after), page }, seq)
  for (const lead of page.data.filter((row) => !isBeyondEdge(row, edge) || leads.has(row.id)))
    changed = upsert(leads, state.gone, lead, seq) || changed
  return changed ? { ...state, leads } : state
}

/** The filters changed: matching cards stay visible until the response arrives. */
export function changeFilters(state: BoardState, filters: LeadFilters): BoardState {
  // Only the server can evaluate some filters: until it responds, every known card counts as a match.
  return {
    ...state,
    filters,
    status: 'loading',
    listed: needsServer(filters) ? new Set(state.leads.keys()) : new Set(),
  }
}

/** Stores the ids found by the server for filters the browser can't evaluate. */
function withListed({ filters, listed }: BoardState, leads: readonly Lead[]): BoardState['listed'] {
  return needsServer(filters) ? new Set([...listed, ...leads.map(({ id }) => id)]) : listed
}

/** Replaces the board, as after a filter change; arrivals and their cards are kept. */
export function replaceBoard(state: BoardState, board: Board, seq: number): BoardState {
  const kept = new Map([...state.leads].filter(([id]) => state.arrivals.includes(id) || state.moves.has(id)))
  const columns = { ...state.columns }
  for (const status of leadStatuses) {
    columns[status] = { ...columns[status], complete: false, nextCursor: null, edge: null }
  }
  return applyBoard({ ...state, status: 'loading', leads: kept, columns, listed: new Set() }, board, seq)
}

function sameColumn(a: ColumnState, b: ColumnState): boolean {
  return (
    a.count === b.count &&
    a.value === b.value &&
    a.probability === b.probability &&
    a.reached === b.reached &&
    a.isCapped === b.isCapped &&
    a.newestOnly === b.newestOnly &&
    a.nextCursor === b.nextCursor &&
    a.edge?.id === b.edge?.id
  )
}
