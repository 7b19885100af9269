import { changeableTask, type Task } from '#contract/tasks.ts'
import { quickActions } from '#domain/leads/options.ts'
import { markOf } from '#domain/leads/seen.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

/** Changes of a task. `onDone` is called after the response, success or not. */
export function useTaskChanges(onDone: () => void) {
  const { desk, work } = useAllWords()
  const { tasks } = desk
  const { show } = useToast()
  const { text } = useRuleWords()
  const { busy, act } = useAct()
  const change = (task: Task, status: Task['status'], seen: { status: Task['status'] }, failed: string) =>
    act(task.id, failed, () => call.changeTask({ params: { id: task.id }, body: { status, seen } }), {
      not_found: tasks.gone,
    })

  const complete = async (task: Task): Promise<boolean> => {
    const done = await change(task, 'completed', { status: 'pending' }, tasks.completeFailed)
    onDone()
    if (!done) return false
    const action = { label: work.undo, onSelect: () => void reopen(task) }
    show({ tone: 'success', title: tasks.completed, text: text(task.title), action })
    return true
  }
  const reopen = async (task: Task): Promise<boolean> => {
    const done = await change(task, 'pending', { status: 'completed' }, tasks.changeFailed)
    onDone()
    return done
  }
  const remove = async (task: Task) => {
    const { leadId, title, description, priority, assignedTo, dueDate } = task
    const type = quickActions.find((one) => one === task.type)
    const send = () => call.deleteTask({ params: { id: task.id }, query: { seen: markOf(changeableTask(task)) } })
    if (!(await act(task.id, tasks.deleteFailed, send, { not_found: tasks.gone }))) return onDone()
    const again = { title, description, priority, assignedTo, dueDate, ...(type && { type }) }
    const restore = () =>
      void act(task.id, tasks.addFailed, () => call.addTask({ params: { id: leadId }, body: again })).then(onDone)
    show({ tone: 'success', title: tasks.deleted, text: text(title), action: { label: work.undo, onSelect: restore } })
    onDone()
  }
  return { busy, complete, reopen, remove }
}
