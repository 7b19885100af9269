import { ApiError } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { useUndo } from './use-undo.ts'

/** Assigns an unassigned lead to oneself; reports when a teammate was first. */
export function useClaim(): (lead: Pick<Lead, 'id' | 'name'>) => Promise<void> {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const undo = useUndo()
  const { work } = words
  return async ({ id, name }) => {
    try {
      const { version } = await call.claimLead({ params: { id } })
      const release = () => void undo(() => call.changeLead({ params: { id }, body: { assignedTo: null, version } }))
      show({ tone: 'success', title: work.claimed(name), action: { label: work.undo, onSelect: release } })
    } catch (error) {
      const current = error instanceof ApiError ? (error.current as Partial<Lead> | undefined) : undefined
      const text = current?.assignedTo ? work.claimedBefore(current.assignedTo) : problemText(error, words, format)
      show({ tone: 'error', title: work.claimFailed, text })
    }
  }
}
