import type { Lead } from '#contract/leads.ts'
import { columnOrder, type LeadStatus } from '#domain/leads/pipeline.ts'
import { type BoardState, isJudged, type Known, type Place, placeOf } from './board-state.ts'

/** Puts a row into `leads`; returns false if a newer version is known or the lead was deleted since. */
export function upsert(leads: Map<string, Known>, gone: BoardState['gone'], lead: Lead, seq: number): boolean {
  if ((gone.get(lead.id) ?? -1) >= seq) return false
  const known = leads.get(lead.id)
  if (known && !isNews(known, lead, seq)) return false
  leads.set(lead.id, { lead, seq })
  return true
}

function isNews(known: Known, lead: Lead, seq: number): boolean {
  if (known.lead === lead) return false
  if (lead.version !== known.lead.version) return lead.version > known.lead.version
  return seq > known.seq && JSON.stringify(lead) !== JSON.stringify(known.lead)
}

/** A page of a column: from behind `after`, else from the top, to the end of the page. */
interface Stretch {
  readonly status: LeadStatus
  readonly after?: Place
  readonly page: { readonly data: readonly Lead[]; readonly nextCursor: string | null }
}

/** Drops cards that belong in this page but are missing from it; those read after request `seq` stay. */
export function dropAbsent(leads: Map<string, Known>, state: BoardState, stretch: Stretch, seq: number): boolean {
  const { after, page, status } = stretch
  const last = page.data.at(-1)
  const end = page.nextCursor !== null && last ? placeOf(last) : null
  const present = new Set(page.data.map(({ id }) => id))
  let dropped = false
  for (const [id, known] of leads) {
    const { lead } = known
    if (lead.status !== status || known.seq > seq || present.has(id)) continue
    if (!isJudged(state, lead)) continue
    if (end && columnOrder(lead, end) > 0) continue
    if (after && columnOrder(lead, after) <= 0) continue
    dropped = leads.delete(id) || dropped
  }
  return dropped
}
