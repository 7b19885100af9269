import { useRef, useState } from 'react'
import type { AskedChange } from '#contract/bulk.ts'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { type QuickAction, quickActions } from '#domain/leads/options.ts'
import { maxTaskTitleLength } from '#domain/leads/tasks.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import { momentOf } from '#web/admin/parts/date/local-moment.ts'
import { useFollowUpMoments } from '#web/admin/parts/follow-up.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import formStyles from '../actions/Actions.module.css'
import { TimeChips } from '../actions/TimeChips.tsx'

type BulkFormProps = {
  title: string
  /** Button text with the number of leads. */
  confirm: string
  pending: boolean
  onAnswer: (change: AskedChange) => void
  onClose: () => void
}

/** Asks for a tag for the selected leads. */
export function TagForm({ title, confirm, pending, onAnswer, onClose }: BulkFormProps) {
  const words = useAllWords()
  const { bulk } = words.workspace
  const [tag, setTag] = useState('')
  const [error, setError] = useState<string | undefined>()
  const submit = () => (tag.trim() === '' ? setError(words.fields.required) : onAnswer({ addTag: tag.trim() }))
  return (
    <BulkDialog {...{ title, confirm, pending, onClose }} onSubmit={submit}>
      <TextField
        label={bulk.tag.label}
        value={tag}
        onChange={setTag}
        error={error}
        maxLength={leadFields.tags.limit}
        autoComplete="off"
        dir="auto"
        required
      />
    </BulkDialog>
  )
}

/** Asks for a task for each of the selected leads. */
export function TaskForm({ title, confirm, pending, onAnswer, onClose }: BulkFormProps) {
  const words = useAllWords()
  const { tasks, plan } = words.desk
  const { moments, usual } = useFollowUpMoments()
  const [typed, setWhen] = useState<string | null>(null)
  const when = typed ?? usual
  const [text, setText] = useState('')
  const [type, setType] = useState<QuickAction>('follow_up')
  const [errors, setErrors] = useState<{ title?: string; when?: string }>({})
  const submit = () => {
    const due = momentOf(when)
    const isWrong = Number.isNaN(due.getTime())
    const found = {
      ...(text.trim() === '' && { title: words.fields.required }),
      ...((isWrong || due <= new Date()) && { when: isWrong ? words.fields.invalid_date : plan.past }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) onAnswer({ task: { title: text.trim(), type, dueDate: due.toISOString() } })
  }
  return (
    <BulkDialog {...{ title, confirm, pending, onClose }} text={words.workspace.bulk.task.text} onSubmit={submit}>
      <TextField
        label={tasks.title}
        value={text}
        onChange={setText}
        error={errors.title}
        maxLength={maxTaskTitleLength}
        autoComplete="off"
        dir="auto"
        required
      />
      <TimeChips moments={moments} value={when} onChoose={setWhen} />
      <DateField label={tasks.due} withTime value={when} onChange={setWhen} error={errors.when} required />
      <Select
        label={words.leadRecord.taskType}
        value={type}
        onChange={setType}
        options={quickActions.map((value) => ({ value, label: words.work.actions[value] }))}
      />
    </BulkDialog>
  )
}

type BulkDialogProps = Omit<BulkFormProps, 'onAnswer'> & {
  text?: string
  onSubmit: () => void
  children: React.ReactNode
}

function BulkDialog({ title, text, confirm, pending, onSubmit, onClose, children }: BulkDialogProps) {
  const words = useAllWords()
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    onSubmit()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="primary" busy={pending} onClick={submit}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
