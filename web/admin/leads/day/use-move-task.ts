import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { movedTo } from './moved-to.ts'

export type Movable = { readonly id: string; readonly title: string; readonly dueDate: string }

/** Moves a task to another day and offers to undo it. Returns its new due date; null: it did not move. */
export function useMoveTask(onDone: () => void) {
  const { desk, work } = useAllWords()
  const format = useFormat()
  const { show } = useToast()
  const { text } = useRuleWords()
  const { busy, act } = useAct()
  const change = async ({ id }: Movable, dueDate: string, seen: string): Promise<boolean> => {
    const send = () => call.changeTask({ params: { id }, body: { dueDate, seen: { dueDate: seen } } })
    const done = await act(id, desk.tasks.changeFailed, send, { not_found: desk.tasks.gone })
    onDone()
    return done
  }
  const move = async (task: Movable, day: string): Promise<string | null> => {
    const dueDate = movedTo(task.dueDate, day, new Date())
    if (!(await change(task, dueDate, task.dueDate))) return null
    const action = { label: work.undo, onSelect: () => void change(task, task.dueDate, dueDate) }
    show({ tone: 'success', title: desk.week.moved(format.longDay(day)), text: text(task.title), action })
    return dueDate
  }
  return { busy, move }
}
