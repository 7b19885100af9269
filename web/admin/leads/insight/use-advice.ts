import type { Recommendation } from '#contract/insight.ts'
import type { Lead } from '#contract/leads.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { reachable, useQuickActions } from '../actions/quick-actions.ts'
import { useRecord } from '../actions/use-record.ts'
import { useUndoDelete } from '../actions/use-undo-delete.ts'
import type { InsightActions } from './use-insights.ts'

/**
 * Carries out a recommendation with one click, by quick actions, and marks it as implemented. A planned one becomes a
 * task at once; an email is written in the lead's record and counts once it is sent or handed to an email app.
 */
export function useAdvice(lead: Lead, actions: InsightActions, onClose: () => void) {
  const { insight } = useAllWords()
  const act = useQuickActions()
  const record = useRecord()
  const undoDelete = useUndoDelete()
  const { act: attempt } = useAct()

  const remove = () =>
    attempt('delete', insight.deleteFailed, async () => {
      await call.deleteLead({ params: { id: lead.id }, query: { version: lead.version } })
      undoDelete(lead)
    })

  return async (advice: Recommendation): Promise<void> => {
    const { kind, at, template } = advice.action
    if (kind === 'bin') {
      if ((await actions.settle(advice, 'implemented')) && (await remove())) onClose()
      return
    }
    if (at !== null) {
      const notes = `${advice.title}\n${advice.description}`
      const recorded = await record({ action: kind, leadId: lead.id, notes, scheduledDate: at })
      if (recorded) await actions.settle(advice, 'implemented')
      return
    }
    if (kind === 'email') {
      onClose()
      const onSent = () => void actions.settle(advice, 'implemented')
      return act(reachable(lead), kind, { onSent, ...(template !== null && { template }) })
    }
    if (!(await actions.settle(advice, 'implemented'))) return
    if (kind !== 'call') onClose()
    act(reachable(lead), kind)
  }
}
