import type { Lead } from '#contract/leads.ts'
import { epochMs, type Instant } from '#domain/instant.ts'
import { applyLead } from './board-answers.ts'
import type { BoardState } from './board-state.ts'

/** Past this many the older ones stand in the column's order alone. */
const maxArrivals = 100

/** A lead has just come in: its card is in sight until somebody here opens or moves it. */
export function addArrival(state: BoardState, lead: Lead, seq: number): BoardState {
  const next = applyLead(state, lead, seq)
  if (lead.status !== 'new' || next.arrivals.includes(lead.id) || !next.leads.has(lead.id)) return next
  return { ...next, arrivals: [lead.id, ...next.arrivals].slice(0, maxArrivals) }
}

/** Somebody here has opened the lead: it is no longer news. */
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
