import { useQuery } from '@tanstack/react-query'
import { priorities } from '#domain/options.ts'
import { maxTaskTitleLength } from '#domain/tasks.ts'
import { limits } from '#domain/text.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './Tasks.module.css'
import { type TaskFormProps, useTaskForm } from './use-task-form.ts'

/** Adds or edits a task. An unsaved new one survives closing the dialog. */
export function TaskForm({ leadId, task, onSaved, onCancel }: TaskFormProps) {
  const words = useAllWords()
  const { tasks } = words.desk
  const { values, set, save, pending, failure, fields, form } = useTaskForm({ leadId, task, onSaved })
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
