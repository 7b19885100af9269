import type { Board, Lead } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/lead-filters.ts'
import { columnOrder, type LeadStatus, leadStatuses } from '#domain/pipeline.ts'
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

/** So many changed cards stand above a column at the most; more are not remembered either. */
export const maxRecent = 20

/** Takes in what the server says of one lead, unless something newer is known; the same row again changes nothing. */
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
 * Takes in a whole board. Pages that were scrolled to stay; a card that the answer would have to show and does not has
 * left its place. The caller makes sure that no own change was under way while the question was (see board-refresh).
 */
export function applyBoard(state: BoardState, board: Board, seq: number): BoardState {
  const leads = new Map(state.leads)
  const columns = { ...state.columns }
  let changed = state.status !== 'ready'
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
  return { ...state, status: 'ready', leads: forgetFarOnes(leads, columns, state), columns, listed }
}

function mergeColumn(before: ColumnState, answer: Board['columns'][number]): ColumnState {
  const { count, value, isCapped, newestOnly, nextCursor } = answer
  const totals = { count, value, isCapped, newestOnly }
  const last = answer.leads.at(-1)
  if (before.complete || nextCursor === null || !last) {
    return { ...totals, complete: true, nextCursor: null, edge: null }
  }
  const scrolledFurther = before.edge !== null && columnOrder(before.edge, placeOf(last)) > 0
  return scrolledFurther ? { ...before, ...totals } : { ...totals, complete: false, nextCursor, edge: placeOf(last) }
}

/** Keeps the newest few of the cards behind the loaded pages, and every arrival. */
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

/** Takes in the next page of a column; an answer to a cursor that is no longer the current one is passed over. */
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

/** The column ends, as far as it is loaded, at `edge`; with no cursor it ends there altogether. */
function endingAt(
  nextCursor: string | null,
  edge: Place | null,
): Pick<ColumnState, 'complete' | 'nextCursor' | 'edge'> {
  return nextCursor === null || edge === null
    ? { complete: true, nextCursor: null, edge: null }
    : { complete: false, nextCursor, edge }
}

/** The loaded part of a column that was complete now ends at `last`: more came in behind it than was read again. */
export function cutColumn(state: BoardState, status: LeadStatus, last: Lead, cursor: string): BoardState {
  const column = { ...state.columns[status], ...endingAt(cursor, placeOf(last)) }
  return { ...state, columns: { ...state.columns, [status]: column } }
}

/** Takes in a stretch of a column that was already on the screen, read again: from behind `after` to the page's end. */
export function verifyPage(state: BoardState, status: LeadStatus, after: Lead, page: Page, seq: number): BoardState {
  const leads = new Map(state.leads)
  const { edge } = state.columns[status]
  let changed = dropAbsent(leads, state, { status, after: placeOf(after), page }, seq)
  for (const lead of page.data.filter((row) => !isBeyondEdge(row, edge) || leads.has(row.id)))
    changed = upsert(leads, state.gone, lead, seq) || changed
  return changed ? { ...state, leads } : state
}

/** Other filters are chosen: the cards that match stay in sight until the answer is there. */
export function changeFilters(state: BoardState, filters: LeadFilters): BoardState {
  // A search goes on among what an earlier one has found only where the server says so.
  return {
    ...state,
    filters,
    status: 'loading',
    listed: filters.q === undefined ? new Set() : new Set(state.leads.keys()),
  }
}

/** Remembers what the server has found for a search. */
function withListed({ filters, listed }: BoardState, leads: readonly Lead[]): BoardState['listed'] {
  return filters.q === undefined ? listed : new Set([...listed, ...leads.map(({ id }) => id)])
}

/** Starts over from an answer, as after choosing other filters; arrivals and their cards stay known. */
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
    a.isCapped === b.isCapped &&
    a.newestOnly === b.newestOnly &&
    a.nextCursor === b.nextCursor &&
    a.edge?.id === b.edge?.id
  )
}
