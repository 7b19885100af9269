import type { Lead } from '#contract/leads.ts'
import { columnOrder, type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import { maxRecent } from './board-answers.ts'
import { shift } from './board-moves.ts'
import { type BoardState, everyColumn, isBeyondEdge, isShown, newestFirst, shownLead } from './board-state.ts'

/** Data of one column. */
export interface ColumnView {
  readonly status: LeadStatus
  readonly count: number
  readonly value: number
  /** Measured conversion probability, 0 to 1, and the number of earlier leads it is based on. */
  readonly probability: number
  readonly reached: number
  /** Count and sum are lower bounds. */
  readonly isCapped: boolean
  /** Only the newest matches are here; more exist. */
  readonly newestOnly: boolean
  /** Arrivals since the board was opened, newest first. */
  readonly arrived: readonly Lead[]
  /** Changed while the board was open and sorted behind the loaded pages; newest first. */
  readonly recent: readonly Lead[]
  /** The column in its order. */
  readonly cards: readonly Lead[]
  readonly nextCursor: string | null
}

export type BoardView = Readonly<Record<LeadStatus, ColumnView>>

/** The columns as shown. Unchanged parts keep their identity, so that they do not render again. */
export function viewBoard(state: BoardState, now: number, previous?: BoardView): BoardView {
  const shown = everyColumn<Lead[]>(() => [])
  for (const id of state.leads.keys()) {
    const lead = shownLead(state, id)
    if (lead && isShown(state, lead, now)) shown[lead.status].push(lead)
  }
  let columns = state.columns
  for (const { from, to, value } of state.moves.values()) {
    columns = shift(columns, { status: from, value }, { status: to, value })
  }
  const arrivals = new Set(state.arrivals)
  const view = everyColumn((status) => {
    const { edge, nextCursor, isCapped, newestOnly, ...totals } = columns[status]
    const arrived = status === 'new' ? shown.new.filter(({ id }) => arrivals.has(id)).sort(newestFirst) : []
    const rest = shown[status].filter(({ id }) => status !== 'new' || !arrivals.has(id))
    const recent = rest.filter((lead) => isBeyondEdge(lead, edge)).sort(newestFirst)
    const cards = rest.filter((lead) => !isBeyondEdge(lead, edge)).sort(columnOrder)
    const few = recent.slice(0, maxRecent)
    const column = { status, ...totals, isCapped, newestOnly, arrived, recent: few, cards, nextCursor }
    return keep(previous?.[status], column)
  })
  return previous && leadStatuses.every((status) => view[status] === previous[status]) ? previous : view
}

function keep(before: ColumnView | undefined, after: ColumnView): ColumnView {
  if (!before) return after
  const arrived = keepList(before.arrived, after.arrived)
  const recent = keepList(before.recent, after.recent)
  const cards = keepList(before.cards, after.cards)
  const same =
    arrived === before.arrived &&
    recent === before.recent &&
    cards === before.cards &&
    before.count === after.count &&
    before.value === after.value &&
    before.probability === after.probability &&
    before.reached === after.reached &&
    before.isCapped === after.isCapped &&
    before.newestOnly === after.newestOnly &&
    before.nextCursor === after.nextCursor
  return same ? before : { ...after, arrived, recent, cards }
}

function keepList(before: readonly Lead[], after: readonly Lead[]): readonly Lead[] {
  return before.length === after.length && before.every((lead, index) => lead === after[index]) ? before : after
}

/** The ids of a column from top to bottom as shown. */
export function idsInColumn({ arrived, recent, cards }: ColumnView): string[] {
  return [...arrived, ...recent, ...cards].map(({ id }) => id)
}
