import { useState } from 'react'
import type { Task } from '#contract/tasks.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { TaskForm } from './TaskForm.tsx'
import { TaskRow } from './TaskRow.tsx'
import styles from './Tasks.module.css'
import { useLeadTasks } from './use-lead-tasks.ts'

/** The Tasks tab of a lead: open ones by due date, then the done ones. */
export function LeadTasks({ leadId }: { leadId: string }) {
  const { tasks: words } = useAllWords().desk
  const mayWrite = useCan('task.write')
  const { tasks, error, reload } = useLeadTasks(leadId)
  const [edited, setEdited] = useState<Task | 'new' | null>(null)
  const close = () => setEdited(null)
  const saved = () => {
    close()
    reload()
  }
  const open = tasks?.filter(({ status }) => status === 'pending') ?? []
  const done = tasks?.filter(({ status }) => status === 'completed') ?? []
  const list = (label: string, shown: readonly Task[]) =>
    shown.length > 0 && (
      <section className={styles.part} aria-label={label}>
        <h3 className={styles.heading}>{label}</h3>
        <ul className={layout.list}>
          {shown.map((task) => (
            <li key={task.id}>
              {edited !== 'new' && edited?.id === task.id ? (
                <TaskForm leadId={leadId} task={task} onSaved={saved} onCancel={close} />
              ) : (
                <EntryBoundary place="task" of={task} fallback={<p dir="auto">{task.title}</p>}>
                  <TaskRow task={task} onChanged={reload} onEdit={() => setEdited(task)} />
                </EntryBoundary>
              )}
            </li>
          ))}
        </ul>
      </section>
    )
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      {words.add}
    </Button>
  )
  return (
    <div className={styles.tasks}>
      {edited === 'new' && <TaskForm leadId={leadId} task={null} onSaved={saved} onCancel={close} />}
      {tasks === undefined && (
        <ReadState error={error} failed={words.loadFailed} loading={words.loading} onRetry={reload} />
      )}
      {tasks?.length === 0 && edited !== 'new' && (
        <EmptyState icon="check" title={words.none} action={mayWrite && add} />
      )}
      {tasks && tasks.length > 0 && mayWrite && edited !== 'new' && <div className={styles.add}>{add}</div>}
      {list(words.open, open)}
      {list(words.done, done)}
    </div>
  )
}
