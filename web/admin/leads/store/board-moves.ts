import type { Lead } from '#contract/leads.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { applyLead } from './board-answers.ts'
import { type BoardState, type ColumnState, shownLead } from './board-state.ts'

/** Shows a lead in another column at once; `at` is now by the server's clock. Its own column changes nothing. */
export function startMove(state: BoardState, id: string, to: LeadStatus, at: string): BoardState {
  const shown = shownLead(state, id)
  const known = state.leads.get(id)
  if (!shown || !known || shown.status === to) return state
  const { lead } = known
  const from = state.moves.get(id)?.from ?? lead.status
  const moves = new Map(state.moves).set(id, { from, to, value: lead.estimatedValue ?? 0, at })
  return { ...state, moves, arrivals: state.arrivals.filter((other) => other !== id) }
}

/**
 * The server confirmed a move. If the lead was moved again meanwhile, the move from the confirmed column
 * to the new one stays pending.
 */
export function settleMove(state: BoardState, row: Lead, seq: number): BoardState {
  const move = state.moves.get(row.id)
  if (!move) return applyLead(state, row, seq)
  const moves = new Map(state.moves)
  if (move.to === row.status) moves.delete(row.id)
  else moves.set(row.id, { ...move, from: row.status, value: row.estimatedValue ?? 0 })
  const columns = shift(state.columns, { status: move.from, value: move.value }, placeInSum(row))
  return applyLead({ ...state, moves, columns }, row, seq)
}

/** The move failed: puts the card back. */
export function undoMove(state: BoardState, id: string): BoardState {
  const moves = new Map(state.moves)
  return moves.delete(id) ? { ...state, moves } : state
}

/** Applies the row returned by an edit, and adjusts counts and sums without another request. */
export function settleEdit(state: BoardState, before: Lead, row: Lead, seq: number): BoardState {
  const onBoard = state.leads.has(row.id)
  const columns = onBoard ? shift(state.columns, placeInSum(before), placeInSum(row)) : state.columns
  return onBoard ? applyLead({ ...state, columns }, row, seq) : state
}

interface PlaceInSum {
  readonly status: LeadStatus
  readonly value: number
}

function placeInSum(lead: Lead): PlaceInSum {
  return { status: lead.status, value: lead.estimatedValue ?? 0 }
}

type Columns = BoardState['columns']

/** Moves a lead's count and value from one column to another; same column and value change nothing. */
export function shift(columns: Columns, from: PlaceInSum, to: PlaceInSum): Columns {
  if (from.status === to.status && from.value === to.value) return columns
  const next = { ...columns }
  next[from.status] = add(next[from.status], -1, -from.value)
  next[to.status] = add(next[to.status], 1, to.value)
  return next
}

function add(column: ColumnState, count: number, value: number): ColumnState {
  return { ...column, count: Math.max(0, column.count + count), value: Math.max(0, column.value + value) }
}
