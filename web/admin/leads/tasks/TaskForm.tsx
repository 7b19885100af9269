import { limits } from '#domain/basics/text.ts'
import { priorities, type QuickAction, quickActions } from '#domain/leads/options.ts'
import { maxTaskTitleLength } from '#domain/leads/tasks.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import { momentOf } from '#web/admin/parts/date/local-moment.ts'
import { useOwnerOptions } from '#web/admin/parts/owner-options.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { TheirTime } from '../actions/TheirTime.tsx'
import { TimeChips } from '../actions/TimeChips.tsx'
import styles from './Tasks.module.css'
import { type TaskFormProps, useTaskForm } from './use-task-form.ts'

/** Adds or edits a task. An unsaved new one survives closing the dialog. */
export function TaskForm({ leadId, task, onSaved, onCancel }: TaskFormProps) {
  const words = useAllWords()
  const { tasks } = words.desk
  const format = useFormat()
  const { values, moments, set, save, pending, failure, fields, form, clash } = useTaskForm({ leadId, task, onSaved })
  const labels = {
    title: tasks.title,
    description: tasks.description,
    dueDate: tasks.due,
    type: words.leadRecord.taskType,
    priority: tasks.priority,
    assignedTo: tasks.assignee,
  }
  const textOf = (field: keyof typeof values, value: string | null) => {
    if (!value) return field === 'assignedTo' ? tasks.nobody : ''
    if (field === 'dueDate') return format.dateTime(momentOf(value).toISOString())
    if (field === 'priority') return words.leads.priorities[value as typeof values.priority]
    if (field === 'type') return words.work.actions[value as QuickAction]
    return value
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
      <SeenClash form={clash} labels={labels} textOf={textOf} title={tasks.clash(clash.by)} />
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
      <TimeChips moments={moments} value={values.dueDate} onChoose={(dueDate) => set({ dueDate })} />
      <TheirTime leadId={leadId} at={momentOf(values.dueDate)} />
      <div className={styles.row}>
        <DateField
          label={tasks.due}
          withTime
          value={values.dueDate}
          onChange={(dueDate) => set({ dueDate })}
          error={fields.dueDate}
          required
        />
        <Select
          label={words.leadRecord.taskType}
          value={values.type}
          onChange={(type) => set({ type })}
          options={[
            ...(values.type === '' ? [{ value: '' as const, label: words.leads.dialog.notSet }] : []),
            ...quickActions.map((value) => ({ value, label: words.work.actions[value] })),
          ]}
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
          options={useOwnerOptions(values.assignedTo)}
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
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button tone="primary" type="submit" busy={pending}>
          {pending ? tasks.saving : words.save}
        </Button>
      </div>
    </form>
  )
}
