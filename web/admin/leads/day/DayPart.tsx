import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { LeadTask } from '#contract/tasks.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ContactButtons } from '../actions/ContactButtons.tsx'
import { TaskForm } from '../tasks/TaskForm.tsx'
import { TaskRow } from '../tasks/TaskRow.tsx'
import styles from '../tasks/Tasks.module.css'
import type { Part, PartOfDay } from './use-day.ts'

/** Overdue tasks, those due today, or later ones. */
export function DayPart({ part, tasks }: { part: Part; tasks: PartOfDay }) {
  const words = useAllWords()
  const format = useFormat()
  const { day, tasks: taskWords } = words.desk
  const title = useId()
  const [edited, setEdited] = useState<string | null>(null)
  const { rows, error, more, reload } = tasks
  const close = () => setEdited(null)
  const count = rows === undefined ? '' : ` (${format.number(rows.length)}${more ? '+' : ''})`
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {day.parts[part]}
        {count}
      </h2>
      {rows === undefined && <ReadState error={error} failed={taskWords.loadFailed} onRetry={reload} rows={2} />}
      {rows?.length === 0 && <p className={styles.none}>{day.none[part]}</p>}
      {rows && rows.length > 0 && (
        <ul className={layout.list} aria-labelledby={title}>
          {rows.map((task) => (
            <li key={task.id}>
              {edited === task.id ? (
                <TaskForm
                  leadId={task.leadId}
                  task={task}
                  onSaved={() => {
                    close()
                    reload()
                  }}
                  onCancel={close}
                />
              ) : (
                <EntryBoundary place="task" of={task} fallback={<p dir="auto">{task.title}</p>}>
                  <TaskRow
                    task={task}
                    onChanged={reload}
                    onEdit={() => setEdited(task.id)}
                    about={<AboutLead task={task} />}
                    end={<Contact task={task} />}
                  />
                </EntryBoundary>
              )}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Button className={styles.more} size="small" busy={more.busy} onClick={more.load}>
          {more.busy ? words.loading : day.more}
        </Button>
      )}
    </section>
  )
}

function AboutLead({ task: { leadId, lead } }: { task: LeadTask }) {
  const { stages } = useWords().leads
  return (
    <p className={styles.about}>
      <Link to="/admin" search={{ lead: leadId }}>
        <bdi>{lead.name}</bdi>
      </Link>{' '}
      · {stages[lead.status]}
    </p>
  )
}

function Contact({ task: { leadId, lead } }: { task: LeadTask }) {
  return useCan('lead.write') && <ContactButtons lead={{ id: leadId, ...lead }} />
}
