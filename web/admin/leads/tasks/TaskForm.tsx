import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Task } from '#contract/tasks.ts'
import { defaultPriority, priorities } from '#domain/options.ts'
import { maxTaskTitleLength } from '#domain/tasks.ts'
import { limits } from '#domain/text.ts'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { localMoment, nextMorning } from './local-moment.ts'
import styles from './Tasks.module.css'

type Form = { title: string; description: string; dueDate: string; priority: Task['priority']; assignedTo: string }

type TaskFormProps = {
  leadId: string
  /** The task to edit; null: a new one. */
  task: Task | null
  onSaved: () => void
  onCancel: () => void
}

const fieldsOf = ({ title, description, dueDate, priority, assignedTo }: Task): Form => ({
  title,
  description: description ?? '',
  dueDate: localMoment(new Date(dueDate)),
  priority,
  assignedTo: assignedTo ?? '',
})

/** Adds or edits a task. An unsaved new one survives closing the dialog. */
export function TaskForm({ leadId, task, onSaved, onCancel }: TaskFormProps) {
  const words = useAllWords()
  const { tasks } = words.desk
  const { user } = useSession()
  const { show } = useToast()
  const { pending, failure, fields, form, run, reject } = useAttempt({ title: null, dueDate: null, description: null })
  const draft = `task:${leadId}`
  const [values, setValues] = useState<Form>(
    () =>
      (task ? fieldsOf(task) : readDraft<Form>(draft)) ?? {
        title: '',
        description: '',
        dueDate: localMoment(nextMorning(new Date())),
        priority: defaultPriority,
        assignedTo: user.username,
      },
  )
  const set = (change: Partial<Form>) => {
    const next = { ...values, ...change }
    setValues(next)
    if (!task) keepDraft(draft, next.title.trim() === '' ? null : next)
  }
  const save = async () => {
    const due = new Date(values.dueDate)
    const missing = {
      ...(values.title.trim() === '' && { title: words.fields.required }),
      ...(Number.isNaN(due.getTime()) && { dueDate: words.fields.invalid_date }),
    }
    if (Object.keys(missing).length > 0) return reject(missing)
    const body = {
      ...values,
      description: values.description.trim() || null,
      assignedTo: values.assignedTo || null,
      dueDate: due.toISOString(),
    }
    const done = await run(() =>
      task ? call.changeTask({ params: { id: task.id }, body }) : call.addTask({ params: { id: leadId }, body }),
    )
    if (!done) return
    if (!task) {
      keepDraft(draft, null)
      show({ tone: 'success', title: tasks.added })
    }
    onSaved()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={task ? tasks.editTitle : tasks.addTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {failure && (
        <Banner tone="danger">
          {task ? tasks.changeFailed : tasks.addFailed}. {failure}
        </Banner>
      )}
      <TextField
        label={tasks.title}
        value={values.title}
        onChange={(title) => set({ title })}
        error={fields.title}
        maxLength={maxTaskTitleLength}
        dir="auto"
        autoComplete="off"
        required
      />
      <div className={styles.row}>
        <TextField
          label={tasks.due}
          type="datetime-local"
          value={values.dueDate}
          onChange={(dueDate) => set({ dueDate })}
          error={fields.dueDate}
          required
        />
        <Select
          label={tasks.priority}
          value={values.priority}
          onChange={(priority) => set({ priority })}
          options={priorities.map((value) => ({ value, label: words.leads.priorities[value] }))}
        />
        <Select
          label={tasks.assignee}
          value={values.assignedTo}
          onChange={(assignedTo) => set({ assignedTo })}
          options={useAssignees(values.assignedTo)}
        />
      </div>
      <TextArea
        label={tasks.description}
        value={values.description}
        onChange={(description) => set({ description })}
        error={fields.description}
        maxLength={limits.notes}
        dir="auto"
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{tasks.cancel}</Button>
        <Button tone="primary" type="submit" busy={pending}>
          {pending ? tasks.saving : tasks.save}
        </Button>
      </div>
    </form>
  )
}

/** Unassigned, the team, and the current assignee. */
function useAssignees(now: string) {
  const { tasks } = useAllWords().desk
  const { user } = useSession()
  const { data } = useQuery(query('listPeople', {}))
  const team = data?.data.filter(({ disabled }) => !disabled).map(({ username }) => username) ?? []
  const names = [...new Set([user.username, ...team, now])].filter(Boolean)
  return [{ value: '', label: tasks.nobody }, ...names.map((value) => ({ value, label: value }))]
}
