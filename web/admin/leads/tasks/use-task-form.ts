import { useState } from 'react'
import type { Task } from '#contract/tasks.ts'
import { defaultPriority, type QuickAction, quickActions } from '#domain/leads/options.ts'
import { type SeenOutcome, useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { localMoment, momentOf } from '#web/admin/parts/date/local-moment.ts'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'
import { useFollowUpMoments } from '#web/admin/parts/follow-up.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

type Form = {
  title: string
  description: string
  /** Empty for a type that only the product assigns. */
  type: QuickAction | ''
  /** Null: the suggested time. */
  dueDate: string | null
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

/** Input of the task form, and saving it. An unsaved new task is kept as a draft. */
export function useTaskForm({ leadId, task, onSaved }: Omit<TaskFormProps, 'onCancel'>) {
  const words = useAllWords()
  const { tasks } = words.desk
  const { user } = useSession()
  const { show } = useToast()
  const { text } = useRuleWords()
  const { pending, failure, fields, form, run, reject } = useAttempt({ title: null, dueDate: null, description: null })
  const draft = `task:${leadId}`
  const formOf = (of: Task) => fieldsOf({ ...of, title: text(of.title) })
  const [fresh] = useState<Form>(() => ({
    title: '',
    description: '',
    type: 'follow_up',
    dueDate: null,
    priority: defaultPriority,
    assignedTo: user.username,
    ...(!task && readDraft<Form>(draft)),
  }))
  const clash = useSeenForm<Task | null, Form>(task, (record) => (record ? formOf(record) : fresh))
  const { moments, usual } = useFollowUpMoments()
  const filled = (form: Form) => ({ ...form, dueDate: form.dueDate ?? usual })
  const values = filled(clash.values)
  const set = (change: Partial<Form>) => {
    const next = { ...values, ...change }
    clash.set(change)
    if (!task) keepDraft(draft, next.title.trim() === '' ? null : next)
  }
  const storedOf = (form: Form) => ({
    title: form.title,
    type: form.type,
    priority: form.priority,
    description: form.description.trim() || null,
    assignedTo: form.assignedTo || null,
    dueDate: momentOf(filled(form).dueDate).toISOString(),
  })
  /** Sends only edited fields; asks about those a teammate has changed as well. */
  const sendChange = (of: Task) =>
    clash.save(({ change, record, values: typed }) => {
      const only = <T extends object>(from: T) =>
        Object.fromEntries(
          Object.keys(change).map((field) => [field, (from as Readonly<Record<string, unknown>>)[field]]),
        )
      return call.changeTask({ params: { id: of.id }, body: { ...only(storedOf(typed)), seen: only(record ?? of) } })
    })
  const save = async () => {
    const due = momentOf(values.dueDate)
    const missing = {
      ...(values.title.trim() === '' && { title: words.fields.required }),
      ...(Number.isNaN(due.getTime()) && { dueDate: words.fields.invalid_date }),
    }
    if (Object.keys(missing).length > 0) return reject(missing)
    let outcome = 'saved' as SeenOutcome
    const done = await run(async () => {
      if (task) outcome = await sendChange(task)
      else {
        const { type, ...rest } = storedOf(values)
        await call.addTask({ params: { id: leadId }, body: { ...rest, ...(type !== '' && { type }) } })
      }
    })
    if (!done || outcome === 'asked') return
    if (!task) {
      keepDraft(draft, null)
      show({ tone: 'success', title: tasks.added })
    }
    onSaved()
  }
  return { values, moments, set, save, pending, failure, fields, form, clash }
}
