import { useState } from 'react'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { lostReasonName } from '../lost-reason-name.ts'
import styles from './Reasons.module.css'
import type { SaveReasons } from './use-reasons.ts'

type RenameReasonProps = {
  reason: string
  /** Its display name. */
  name: string
  all: readonly string[]
  save: SaveReasons
  onDone: () => void
}

/** Gives a reason another name, here and on every lead that has it. */
export function RenameReason({ reason, name, all, save, onDone }: RenameReasonProps) {
  const words = useAllWords()
  const { lostReasons: own } = words
  const [text, setText] = useState(name)
  const [error, setError] = useState<string | undefined>()
  const submit = async () => {
    const to = text.trim()
    if (to === name) return onDone()
    const isTaken = all.some((other) => other !== reason && lostReasonName(other, words) === to)
    if (to === '' || isTaken) return setError(to === '' ? words.fields.required : own.already)
    const reasons = all.map((other) => (other === reason ? to : other))
    if (await save({ reasons, renamed: [{ from: reason, to }] }, { reason: to, control: 'rename' })) onDone()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      <TextField
        label={own.name}
        hint={own.renameNote}
        error={error}
        value={text}
        onChange={(value) => {
          setText(value)
          setError(undefined)
        }}
        maxLength={leadFields.lostReason.limit}
        dir="auto"
        autoFocus
      />
      <div className={styles.buttons}>
        <Button onClick={onDone}>{words.cancel}</Button>
        <Button type="submit" tone="primary">
          {words.save}
        </Button>
      </div>
    </form>
  )
}
