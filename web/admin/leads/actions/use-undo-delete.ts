import type { Lead } from '#contract/leads.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { useUndo } from './use-undo.ts'

/** Shows that a lead was deleted, with an undo button. */
export function useUndoDelete(): (lead: Pick<Lead, 'id'>) => void {
  const { work, leads } = useWords()
  const { show } = useToast()
  const undo = useUndo()
  return ({ id }) => {
    const restore = () => void undo(() => call.restoreLead({ params: { id } }))
    show({ tone: 'success', title: leads.deletion.done, action: { label: work.undo, onSelect: restore } })
  }
}
