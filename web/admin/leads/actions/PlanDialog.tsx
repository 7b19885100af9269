import { useRef, useState } from 'react'
import { limits } from '#domain/basics/text.ts'
import { calendarFile } from '#domain/leads/calendar-event.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import { momentOf } from '#web/admin/parts/date/local-moment.ts'
import { useFollowUpMoments } from '#web/admin/parts/follow-up.ts'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import styles from './Actions.module.css'
import type { Reachable } from './quick-actions.ts'
import { TheirTime } from './TheirTime.tsx'
import { TimeChips } from './TimeChips.tsx'
import { useRecord } from './use-record.ts'

const usualMinutes = 30

type PlanDialogProps = { lead: Reachable; action: 'meeting' | 'follow_up'; onClose: () => void }

/** Plans a meeting or follow-up as a task; a meeting also downloads a calendar file. */
export function PlanDialog({ lead, action, onClose }: PlanDialogProps) {
  const words = useAllWords()
  const { plan } = words.desk
  const record = useRecord()
  const { moments, usual } = useFollowUpMoments()
  const [typed, setWhen] = useState<string | null>(null)
  const when = typed ?? usual
  const [minutes, setMinutes] = useState<number | null>(usualMinutes)
  const [notes, setNotes] = useState('')
  const [wantsFile, setWantsFile] = useState(true)
  const [error, setError] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const title = plan[action](lead.name)
  const length = minutes !== null && minutes > 0 ? minutes : usualMinutes

  const submit = async () => {
    if (busy) return
    const start = momentOf(when)
    const isPast = start <= new Date()
    const problem = Number.isNaN(start.getTime()) ? words.fields.invalid_date : isPast ? plan.past : undefined
    setError(problem)
    if (problem) return form.current?.querySelector<HTMLElement>('input')?.focus()
    setBusy(true)
    const recorded = await record({ action, leadId: lead.id, notes: notes.trim(), scheduledDate: start.toISOString() })
    setBusy(false)
    if (!recorded) return
    if (action === 'meeting' && wantsFile) {
      const description = [notes.trim(), lead.phone, lead.email].filter(Boolean).join('\n')
      const event = { uid: recorded.interaction.id, start, minutes: length, title, description }
      saveFile(new Blob([calendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' }), 'meeting.ics')
    }
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="primary" icon="calendar" busy={busy} onClick={() => void submit()}>
            {plan.submit}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TimeChips moments={moments} value={when} onChoose={setWhen} />
        <DateField label={plan.when} withTime value={when} onChange={setWhen} error={error} required />
        <TheirTime leadId={lead.id} at={momentOf(when)} />
        {action === 'meeting' && <NumberField label={plan.minutes} value={minutes} onChange={setMinutes} />}
        <TextArea label={plan.notes} value={notes} onChange={setNotes} maxLength={limits.notes} dir="auto" />
        {action === 'meeting' && <Checkbox label={plan.file} checked={wantsFile} onChange={setWantsFile} />}
      </form>
    </Dialog>
  )
}
