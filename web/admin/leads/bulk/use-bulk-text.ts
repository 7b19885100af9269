import type { Bulk } from '#contract/bulk.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'

/** A bulk edit in words: its change, number of leads, and undo state. */
export function useBulkText(): (bulk: Bulk) => string {
  const { leads, workspace } = useWords()
  const format = useFormat()
  const { bulk: words } = workspace
  return ({ change, done, undone, status }) => {
    const what = () => {
      if ('status' in change) return words.did.stage(leads.stages[change.status])
      if ('priority' in change) return words.did.priority(leads.priorities[change.priority])
      if ('assignedTo' in change)
        return change.assignedTo === null ? words.did.nobody : words.did.person(change.assignedTo)
      if ('addTag' in change) return words.did.tag(change.addTag)
      if ('task' in change) return words.did.task(change.task.title)
      if ('ruleUndo' in change) return words.did.ruleUndone
      if ('start' in change) return words.did.started
      return 'bin' in change ? words.did.bin : words.did.analysis
    }
    const text = words.did.of(done, format.number(done), what())
    return status === 'undone' ? `${text} · ${words.undone(undone, format.number(undone))}` : text
  }
}
