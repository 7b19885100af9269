import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** Runs the reversal of a change to a lead, and shows a toast: undone, or why not. */
export function useUndo(): (reverse: () => Promise<unknown>) => Promise<void> {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const { work } = words
  return async (reverse) => {
    try {
      await reverse()
      show({ tone: 'success', title: work.undone })
    } catch (error) {
      show({ tone: 'error', title: work.undoFailed, text: problemText(error, words, format) })
    }
  }
}
