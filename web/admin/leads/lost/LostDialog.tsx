import { useRef, useState } from 'react'
import { limits } from '#domain/basics/text.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { LostReasonSelect } from './LostReasonSelect.tsx'
import type { Lost } from './lost-question.ts'

type LostDialogProps = {
  title: string
  onAnswer: (lost: Lost | null) => void
}

/** Asks why leads are lost before they move there. */
export function LostDialog({ title, onAnswer }: LostDialogProps) {
  const words = useWords()
  const { lost } = words
  const [lostReason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | undefined>()
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    if (lostReason === '') {
      setError(words.fields.required)
      form.current?.querySelector('select')?.focus()
      return
    }
    onAnswer({ lostReason, ...(note.trim() !== '' && { lostNote: note.trim() }) })
  }
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(null)}
      size="small"
      title={title}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{words.cancel}</Button>
          <Button tone="primary" onClick={submit}>
            {lost.confirm}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={layout.stack4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <LostReasonSelect
          value={lostReason}
          onChange={(reason) => {
            setReason(reason)
            setError(undefined)
          }}
          error={error}
        />
        <TextArea
          label={lost.note}
          hint={lost.noteHint}
          value={note}
          onChange={setNote}
          maxLength={limits.notes}
          rows={2}
          dir="auto"
        />
      </form>
    </Dialog>
  )
}
