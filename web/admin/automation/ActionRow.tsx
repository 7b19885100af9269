import { type Action, actionKinds, ruleLimits } from '#domain/automation/rule.ts'
import { audiences } from '#domain/leads/escalation.ts'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { priorities, quickActions } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { maxTaskTitleLength } from '#domain/leads/tasks.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { AssignFields } from './AssignFields.tsx'
import styles from './Automation.module.css'
import { DecimalField } from './DecimalField.tsx'
import { EmailFields, MessageFields } from './EmailFields.tsx'
import { newAction } from './new-parts.ts'

type ActionRowProps = {
  action: Action
  /** From 1. */
  place: number
  count: number
  isChecked: boolean
  onChange: (action: Action) => void
  onRemove: () => void
  onMove: (by: -1 | 1) => void
}

/** One action of a rule. */
export function ActionRow({ action, place, count, isChecked, onChange, onRemove, onMove }: ActionRowProps) {
  const { automation: words } = useAllWords()
  const { builder } = words
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{builder.actionAt(place)}</legend>
      <div className={styles.fields}>
        <Select
          label={builder.action}
          value={action.do}
          onChange={(kind) => onChange(newAction(kind))}
          options={actionKinds.map((value) => ({ value, label: words.actions[value] }))}
        />
        <Details action={action} onChange={onChange} isChecked={isChecked} />
      </div>
      {count > 1 && (
        <div className={styles.partButtons}>
          <span className={styles.place} aria-hidden>
            {builder.actionAt(place)}
          </span>
          <IconButton
            icon="chevron-up"
            size="small"
            label={builder.moveUp(place)}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            size="small"
            label={builder.moveDown(place)}
            disabled={place === count}
            onClick={() => onMove(1)}
          />
          <IconButton icon="close" size="small" label={builder.removeAction(place)} onClick={onRemove} />
        </div>
      )}
    </fieldset>
  )
}

type DetailsProps = { action: Action; onChange: (action: Action) => void; isChecked: boolean }

function Details({ action, onChange, isChecked }: DetailsProps) {
  const { automation, leads, fields } = useAllWords()
  const { builder } = automation
  const required = (text: string) => (isChecked && text.trim() === '' ? fields.required : undefined)
  const priorityOptions = priorities.map((value) => ({ value, label: leads.priorities[value] }))
  switch (action.do) {
    case 'assign':
      return <AssignFields action={action} onChange={onChange} />
    case 'task':
      return <TaskFields action={action} onChange={onChange} error={required(action.title)} />
    case 'email':
      return <EmailFields action={action} isChecked={isChecked} onChange={onChange} />
    case 'message':
      return <MessageFields action={action} isChecked={isChecked} onChange={onChange} />
    case 'wait':
      return (
        <DecimalField
          label={builder.waitHours}
          hint={builder.waitHint}
          value={action.hours}
          error={action.hours >= 0.25 && action.hours <= ruleLimits.waitHours ? undefined : fields.invalid_number}
          onChange={(hours) => onChange({ ...action, hours: hours ?? Number.NaN })}
        />
      )
    case 'stage':
      return (
        <Select
          label={builder.stage}
          value={action.to}
          onChange={(to) => onChange({ ...action, to })}
          options={leadStatuses.map((value) => ({ value, label: leads.stages[value] }))}
        />
      )
    case 'priority':
      return (
        <Select
          label={builder.priority}
          value={action.to}
          onChange={(to) => onChange({ ...action, to })}
          options={priorityOptions}
        />
      )
    case 'tag':
      return (
        <TextField
          label={builder.tag}
          value={action.tag}
          error={required(action.tag)}
          maxLength={leadFields.tags.limit}
          onChange={(tag) => onChange({ ...action, tag })}
          dir="auto"
        />
      )
    case 'notify':
      return (
        <Select
          label={builder.audience}
          value={action.audience}
          onChange={(audience) => onChange({ ...action, audience })}
          options={audiences.map((value) => ({ value, label: automation.audiences[value] }))}
        />
      )
    default:
      return null
  }
}

type Of<K extends Action['do']> = {
  action: Extract<Action, { do: K }>
  onChange: (action: Action) => void
}

function TaskFields({ action, onChange, error }: Of<'task'> & { error: string | undefined }) {
  const { automation, leads, work, fields } = useAllWords()
  const { builder } = automation
  const hours = Number.isNaN(action.dueHours) || action.dueHours > ruleLimits.dueHours
  return (
    <>
      <TextField
        label={builder.taskTitle}
        value={action.title}
        error={error}
        maxLength={maxTaskTitleLength}
        onChange={(title) => onChange({ ...action, title })}
        dir="auto"
      />
      <Select
        label={builder.taskType}
        value={action.type}
        onChange={(type) => onChange({ ...action, type })}
        options={quickActions.map((value) => ({ value, label: work.actions[value] }))}
      />
      <Select
        label={builder.priority}
        value={action.priority}
        onChange={(priority) => onChange({ ...action, priority })}
        options={priorities.map((value) => ({ value, label: leads.priorities[value] }))}
      />
      <DecimalField
        label={builder.dueHours}
        value={action.dueHours}
        error={hours ? fields.invalid_number : undefined}
        onChange={(dueHours) => onChange({ ...action, dueHours: dueHours ?? Number.NaN })}
      />
    </>
  )
}
