import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, CallOf } from '#contract/api.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { useUndo } from './use-undo.ts'

type Recorded = AnswerOf<'actQuickly'>

/** Records a quick action and offers undo; returns the interaction, or null on failure. */
export function useRecord(): (body: CallOf<'actQuickly'>['body']) => Promise<Recorded | null> {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const undo = useUndoInteraction()
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
export function useUndoInteraction(): (interaction: { id: string; leadId: string }) => Promise<void> {
  const client = useQueryClient()
  const undo = useUndo()
  return ({ id, leadId }) =>
    undo(async () => {
      await call.undoInteraction({ params: { id } })
      void client.invalidateQueries({ queryKey: ['listTimeline', leadId] })
    })
}
