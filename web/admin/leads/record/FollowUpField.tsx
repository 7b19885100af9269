import { useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { plansFollowUp, quickTaskTitles } from '#domain/leads/tasks.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import { localMoment, momentOf } from '#web/admin/parts/date/local-moment.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useLanguage } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { useLeadTasks } from '../tasks/use-lead-tasks.ts'

const asTyped = (moment: string | null) => (moment === null ? '' : localMoment(new Date(moment)))

/**
 * The next follow-up: the due date of the earliest open follow-up or meeting. Another date moves that task; without one
 * a follow-up is planned, so it is also in My day.
 */
export function FollowUpField({ lead, disabled }: { lead: Lead; disabled: boolean }) {
  const { leads, leadRecord } = useAllWords()
  const [language] = useLanguage()
  const { show } = useToast()
  const { act } = useAct()
  const { tasks, reload } = useLeadTasks(lead.id)
  const stored = asTyped(lead.nextFollowUpDate)
  const [typed, setTyped] = useState<string | null>(null)
  // Shown until the lead is reloaded, so that the old value does not flash.
  const [sent, setSent] = useState<{ value: string; over: string } | null>(null)
  const known = sent?.over === stored ? sent.value : stored
  const saved = useRef<Promise<unknown>>(Promise.resolve())

  /** Moves the follow-up that is planned by now: the list on the screen may not have the last change yet. */
  const plan = (dueDate: string) =>
    act('follow-up', leadRecord.followUpFailed, async () => {
      const params = { id: lead.id }
      const { data } = await call.listLeadTasks({ params })
      const next = data.find(({ status, type }) => status === 'pending' && plansFollowUp(type))
      const title = quickTaskTitles.follow_up[language]
      if (next) await call.changeTask({ params: { id: next.id }, body: { dueDate, seen: { dueDate: next.dueDate } } })
      else await call.addTask({ params, body: { title, type: 'follow_up', dueDate } })
      reload()
      show({ tone: 'success', title: next ? leadRecord.followUpMoved : leadRecord.followUpPlanned })
    })

  const save = (value: string) => {
    const due = momentOf(value)
    if (Number.isNaN(due.getTime())) return
    setTyped(null)
    if (value === known) return
    setSent({ value, over: stored })
    // One after the other: a second date given at once moves the follow-up that the first one planned.
    saved.current = saved.current.then(async () => {
      if (!(await plan(due.toISOString()))) setSent(null)
    })
  }
  return (
    <DateField
      label={leads.fields.nextFollowUpDate}
      withTime
      value={typed ?? known}
      onChange={setTyped}
      onLeave={save}
      disabled={disabled || !tasks}
    />
  )
}
