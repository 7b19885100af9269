import { useState } from 'react'
import type { Task } from '#contract/tasks.ts'
import { defaultPriority, type QuickAction, quickActions } from '#domain/options.ts'
import { localMoment, momentOf, nextMorning } from '#web/admin/parts/date/local-moment.ts'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

type Form = {
  title: string
  description: string
  /** Empty for a type that only the product gives. */
  type: QuickAction | ''
  dueDate: string
  priority: Task['priority']
  assignedTo: string
}

export type TaskFormProps = {
  leadId: string
  /** The task to edit; null: a new one. */
  task: Task | null
  onSaved: () => void
  onCancel: () => void
}

const fieldsOf = ({ title, description, type, dueDate, priority, assignedTo }: Task): Form => ({
  title,
  description: description ?? '',
  type: quickActions.find((one) => one === type) ?? '',
  dueDate: localMoment(new Date(dueDate)),
  priority,
  assignedTo: assignedTo ?? '',
})

/** What is typed into the form of a task, and saving it. An unsaved new task is kept as a draft. */
export function useTaskForm({ leadId, task, onSaved }: Omit<TaskFormProps, 'onCancel'>) {
  const words = useAllWords()
  const { tasks } = words.desk
  const { user } = useSession()
  const { show } = useToast()
  const { text } = useRuleWords()
  const { pending, failure, fields, form, run, reject } = useAttempt({ title: null, dueDate: null, description: null })
  const draft = `task:${leadId}`
  const [values, setValues] = useState<Form>(() => ({
    title: '',
    description: '',
    type: 'follow_up',
    dueDate: localMoment(nextMorning(new Date())),
    priority: defaultPriority,
    assignedTo: user.username,
    ...(task ? fieldsOf({ ...task, title: text(task.title) }) : readDraft<Form>(draft)),
  }))
  const set = (change: Partial<Form>) => {
    const next = { ...values, ...change }
    setValues(next)
    if (!task) keepDraft(draft, next.title.trim() === '' ? null : next)
  }
  const save = async () => {
    const due = momentOf(values.dueDate)
    const missing = {
      ...(values.title.trim() === '' && { title: words.fields.required }),
      ...(Number.isNaN(due.getTime()) && { dueDate: words.fields.invalid_date }),
    }
    if (Object.keys(missing).length > 0) return reject(missing)
    const { type, ...rest } = values
    const body = {
      ...rest,
      ...(type !== '' && { type }),
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
  return { values, set, save, pending, failure, fields, form }
}
