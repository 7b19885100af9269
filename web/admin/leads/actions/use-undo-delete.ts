import type { Lead } from '#contract/leads.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

/** Shows that a lead was deleted, with an undo button. */
export function useUndoDelete(): (lead: Pick<Lead, 'id'>) => void {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const { work, leads } = words
  return ({ id }) => {
    const undo = async () => {
      try {
        await call.restoreLead({ params: { id } })
        show({ tone: 'success', title: work.undone })
      } catch (error) {
        show({ tone: 'error', title: work.undoFailed, text: problemText(error, words, format) })
      }
    }
    show({
      tone: 'success',
      title: leads.deletion.done,
      action: { label: work.undo, onSelect: () => void undo() },
    })
  }
}
