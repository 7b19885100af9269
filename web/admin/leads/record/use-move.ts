import { useSyncExternalStore } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { useAskLost } from '../lost/lost-question.ts'
import { applyLead } from '../store/board-answers.ts'
import { useBoardTools } from '../store/board-context.ts'
import { shownLead } from '../store/board-state.ts'

/** The stage of a lead as the board shows it, a pending move included, and moving it as on the board, which asks why a lead is lost. */
export function useMove(lead: Lead): { status: LeadStatus; move: (to: LeadStatus) => Promise<void> } {
  const { store, move } = useBoardTools()
  const askLost = useAskLost()
  const pending = useSyncExternalStore(store.subscribe, () => store.state.moves.has(lead.id))
  const status = pending ? (shownLead(store.state, lead.id)?.status ?? lead.status) : lead.status
  return {
    status,
    move: async (to) => {
      const lost = to === 'lost' ? await askLost(lead.name) : undefined
      if (lost === null) return
      // The board may not have read this far down its columns.
      if (!store.state.leads.has(lead.id)) store.update((state) => applyLead(state, lead, store.nextSeq()))
      move(lead.id, to, lost, status)
    },
  }
}
