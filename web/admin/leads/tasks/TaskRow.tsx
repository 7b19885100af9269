import { type ReactNode, useState } from 'react'
import type { Task } from '#contract/tasks.ts'
import { quickActions } from '#domain/leads/options.ts'
import { dueStateOf } from '#domain/leads/tasks.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { useClock } from '../store/board-clock.ts'
import styles from './Tasks.module.css'
import { useTaskChanges } from './use-task-changes.ts'

type TaskRowProps = {
  task: Task
  onChanged: () => void
  onEdit: () => void
  /** The lead's name, where the context does not show it. */
  about?: ReactNode
  end?: ReactNode
}

/** A task: complete it, edit it, delete it. The time left updates by the server's clock. */
export function TaskRow({ task, onChanged, onEdit, about, end }: TaskRowProps) {
  const words = useAllWords()
  const format = useFormat()
  const { tasks } = words.desk
  const mayWrite = useCan('task.write')
  const { busy, complete, reopen, remove } = useTaskChanges(onChanged)
  const isDone = task.status === 'completed'
  const title = useRuleWords().text(task.title)
  const type = quickActions.find((one) => one === task.type)
  const is = useClock((now) => dueStateOf(task, now).is)
  const due = useClock((now) => {
    const state = dueStateOf(task, now)
    return state.is === 'done' ? '' : tasks[state.is](state.amount, state.unit)
  })
  // Optimistic: ticked until the list reloads or the server refuses.
  const [asked, setAsked] = useState<Task | null>(null)
  const isTicked = asked === task ? !isDone : isDone
  const toggle = async () => {
    setAsked(task)
    if (!(await (isDone ? reopen(task) : complete(task)))) setAsked(null)
  }
  return (
    <article className={styles.task} data-done={isDone || undefined} aria-busy={busy !== null || undefined}>
      <span className={styles.tick}>
        <input
          type="checkbox"
          checked={isTicked}
          aria-label={isDone ? tasks.reopen(title) : tasks.complete(title)}
          disabled={!mayWrite}
          onChange={() => void toggle()}
        />
      </span>
      <div className={styles.what}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        {about}
        {task.description && (
          <p className={styles.description} dir="auto">
            {task.description}
          </p>
        )}
        <p className={styles.facts}>
          {isDone ? (
            <span>{tasks.doneAt(format.dateTime(task.completedAt ?? task.dueDate))}</span>
          ) : (
            <time className={styles.due} data-due={is} dateTime={task.dueDate} title={format.exact(task.dueDate)}>
              <Icon name={is === 'overdue' ? 'alert' : 'clock'} small />
              {due}
            </time>
          )}
          <span>{format.dateTime(task.dueDate)}</span>
          {type && <span>{words.work.actions[type]}</span>}
          <span data-priority={task.priority}>{words.leads.card.priority(words.leads.priorities[task.priority])}</span>
          <span>{task.assignedTo ?? tasks.nobody}</span>
        </p>
      </div>
      <div className={styles.end}>
        {end}
        {mayWrite && !isDone && <IconButton size="small" icon="edit" label={tasks.edit(title)} onClick={onEdit} />}
        {mayWrite && (
          <IconButton size="small" icon="trash" label={tasks.delete(title)} onClick={() => void remove(task)} />
        )}
      </div>
    </article>
  )
}
