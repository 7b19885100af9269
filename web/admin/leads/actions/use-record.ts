import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, CallOf } from '#contract/api.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

type Recorded = AnswerOf<'actQuickly'>

/** Records a quick action and offers undo; returns the interaction, or null on failure. */
export function useRecord(): (body: CallOf<'actQuickly'>['body']) => Promise<Recorded | null> {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const undo = useUndo()
  const { work } = words
  const record = async (body: CallOf<'actQuickly'>['body']): Promise<Recorded | null> => {
    try {
      const recorded = await call.actQuickly({ body })
      const action = { label: work.undo, onSelect: () => void undo(recorded.interaction) }
      const title = body.outcome ? work.callLogged(work.contact.outcomes[body.outcome]) : work.recorded[body.action]
      show({ tone: 'success', title, action })
      return recorded
    } catch (error) {
      // The call or chat is open already; only its history entry is missing.
      const action = { label: words.tryAgain, onSelect: () => void record(body) }
      show({ tone: 'error', title: work.recordFailed, text: problemText(error, words, format), action })
      return null
    }
  }
  return record
}

/** Undoes an interaction that was just recorded. */
export function useUndo(): (interaction: { id: string; leadId: string }) => Promise<void> {
  const words = useWords()
  const format = useFormat()
  const client = useQueryClient()
  const { show } = useToast()
  const { work } = words
  return async ({ id, leadId }) => {
    try {
      await call.undoInteraction({ params: { id } })
      show({ tone: 'success', title: work.undone })
      void client.invalidateQueries({ queryKey: ['listTimeline', leadId] })
    } catch (error) {
      show({ tone: 'error', title: work.undoFailed, text: problemText(error, words, format) })
    }
  }
}
