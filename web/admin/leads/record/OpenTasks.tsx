import { useState } from 'react'
import type { Task } from '#contract/tasks.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { TaskForm } from '../tasks/TaskForm.tsx'
import { TaskRow } from '../tasks/TaskRow.tsx'
import { useLeadTasks } from '../tasks/use-lead-tasks.ts'

/** Open tasks, above the history, which has the completed ones. */
export function OpenTasks({ leadId }: { leadId: string }) {
  const { tasks: words } = useAllWords().desk
  const { tasks, reload } = useLeadTasks(leadId)
  const [edited, setEdited] = useState<Task | null>(null)
  const open = tasks?.filter(({ status }) => status === 'pending') ?? []
  if (open.length === 0) return null
  const close = () => setEdited(null)
  const saved = () => {
    close()
    reload()
  }
  return (
    <ul className={layout.stack2} aria-label={words.open}>
      {open.map((task) => (
        <li key={task.id}>
          {edited?.id === task.id ? (
            <TaskForm leadId={leadId} task={task} onSaved={saved} onCancel={close} />
          ) : (
            <EntryBoundary place="task" of={task} fallback={<p dir="auto">{task.title}</p>}>
              <TaskRow task={task} onChanged={reload} onEdit={() => setEdited(task)} />
            </EntryBoundary>
          )}
        </li>
      ))}
    </ul>
  )
}
