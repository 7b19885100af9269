import type { Lead } from '#contract/leads.ts'
import { epochMs, type Instant } from '#domain/basics/instant.ts'
import { applyLead } from './board-answers.ts'
import type { BoardState } from './board-state.ts'

/** Beyond this many, older arrivals show only at their place in the column. */
const maxArrivals = 100

/** Adds an arrival: its card stays on top until it is opened or moved here. */
export function addArrival(state: BoardState, lead: Lead, seq: number): BoardState {
  const next = applyLead(state, lead, seq)
  if (lead.status !== 'new' || next.arrivals.includes(lead.id) || !next.leads.has(lead.id)) return next
  return { ...next, arrivals: [lead.id, ...next.arrivals].slice(0, maxArrivals) }
}

/** Removes a lead from the arrivals once it is opened here. */
export function seeArrival(state: BoardState, id: string): BoardState {
  if (!state.arrivals.includes(id)) return state
  return { ...state, arrivals: state.arrivals.filter((other) => other !== id) }
}

/** Leads among the newest that came in after `since` and that the board has not announced, oldest first. */
export function unannounced(newest: readonly Lead[], since: Instant, announced: ReadonlySet<string>): Lead[] {
  return newest
    .filter((lead) => epochMs(lead.createdAt) > epochMs(since) && !announced.has(lead.id))
    .toSorted((a, b) => epochMs(a.createdAt) - epochMs(b.createdAt))
}
