import { ApiError } from '#contract/errors.ts'
import type { Lead, LeadPatch } from '#contract/leads.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { useAskLost } from '../lost/lost-question.ts'
import { currentOf } from '../store/lead-mover.ts'

/** Fields that can be edited in the row. */
type RowChange = Pick<LeadPatch, 'status' | 'lostReason' | 'lostNote' | 'priority' | 'assignedTo' | 'estimatedValue'>

export type RowEdit = (lead: Lead, change: RowChange) => void

/**
 * Edits a field in its row: optimistically, then on the server. On refusal the row is restored and a toast offers a
 * retry; on success it offers undo.
 */
export function useRowEdit(put: (lead: Lead) => void): RowEdit {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const askLost = useAskLost()
  const { dialog, move, stages } = words.leads
  const { undo } = words.work

  const edit = async (lead: Lead, wanted: RowChange) => {
    const isLosing = wanted.status === 'lost' && !wanted.lostReason
    const lost = isLosing ? await askLost(lead.name) : {}
    if (lost === null) return
    const change = { ...wanted, ...lost }
    const defined = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    put({ ...lead, ...defined })
    try {
      const { lostNote: _lostNote, ...seen } = fieldsOf(lead, wanted)
      const saved = await call.changeLead({ params: { id: lead.id }, body: { ...change, seen } })
      put(saved)
      const action = { label: undo, onSelect: () => void edit(saved, fieldsOf(lead, change)) }
      show({ tone: 'success', title: change.status ? move.moved(stages[saved.status]) : dialog.updated, action })
    } catch (error) {
      const current = currentOf(error, lead.id)
      put(current ?? lead)
      const isGone = error instanceof ApiError && error.code === 'not_found'
      const again = { label: words.tryAgain, onSelect: () => void edit(current ?? lead, change) }
      show({
        tone: 'error',
        title: change.status ? move.failed : dialog.updateFailed,
        text: `${lead.name}: ${current ? words.workspace.changedMeanwhile : problemText(error, words, format)}`,
        ...(!isGone && { action: again }),
      })
    }
  }
  return (lead, change) => void edit(lead, change)
}

/** A lead's current values of the fields in a change; its lost reason goes with the stage. */
function fieldsOf(lead: Lead, change: RowChange): RowChange {
  const { lostNote: _lostNote, ...fields } = change
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, lead[name as keyof typeof fields]]))
  return { ...before, ...(change.status && { lostReason: lead.lostReason }) }
}
