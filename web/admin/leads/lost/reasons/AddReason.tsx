import { useState } from 'react'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { fixedLostReasons, maxLostReasons } from '#domain/leads/lost-reasons.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { lostReasonName } from '../lost-reason-name.ts'
import styles from './Reasons.module.css'
import type { SaveReasons } from './use-reasons.ts'

/** Adds a reason at the end of the list. */
export function AddReason({ reasons, save }: { reasons: readonly string[]; save: SaveReasons }) {
  const words = useAllWords()
  const format = useFormat()
  const { lostReasons: own } = words
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const submit = async () => {
    const reason = text.trim()
    const names = [...reasons, ...fixedLostReasons].map((one) => lostReasonName(one, words).toLowerCase())
    if (reason === '') return setError(words.fields.required)
    if (names.includes(reason.toLowerCase())) return setError(own.already)
    if (reasons.length >= maxLostReasons) return setError(own.full(format.number(maxLostReasons)))
    if (await save({ reasons: [...reasons, reason] })) setText('')
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={own.new}
        error={error}
        value={text}
        onChange={(value) => {
          setText(value)
          setError(undefined)
        }}
        maxLength={leadFields.lostReason.limit}
        dir="auto"
      />
      <div className={styles.buttons}>
        <Button type="submit" icon="plus">
          {own.add}
        </Button>
      </div>
    </form>
  )
}
