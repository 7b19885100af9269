import { useState } from 'react'
import type { ImportMistake, LeadImport } from '#contract/imports.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { FixField } from './FixField.tsx'
import { likelyChoices, useFieldChoices } from './field-choices.ts'
import styles from './Transfer.module.css'

type MistakeRowProps = { file: LeadImport; mistake: ImportMistake; onChanged: () => void }

/** A value that is wrong in many rows, and its replacement in all of them. */
export function MistakeRow({ file, mistake, onChanged }: MistakeRowProps) {
  const { leads, transfer, fields: problemWords } = useAllWords()
  const { review: words } = transfer
  const format = useFormat()
  const { show } = useToast()
  const { busy, act } = useAct()
  const { field, written, rows, problem } = mistake
  const choices = useFieldChoices(field)
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? likelyChoices(written, choices)[0]?.value ?? written
  const shown = choices?.find((choice) => choice.value === value)?.label ?? value
  const count = format.number(rows)

  const fix = async (next: string) => {
    let fixed = 0
    const isDone = await act('fix', words.mistakeFailed, async () => {
      let after: number | null = 0
      while (after !== null) {
        const body = { field, written, value: next, ...(after > 0 && { after }) }
        const part: { fixed: number; next: number | null } = await call.fixImportMistake({
          params: { id: file.id },
          body,
        })
        fixed += part.fixed
        after = part.next
      }
    })
    if (isDone && fixed > 0) show({ tone: 'success', title: words.mistakeFixed(fixed, format.number(fixed)) })
    else if (isDone)
      show({ tone: 'error', title: words.mistakeStays(leads.fields[field]), text: problemWords[problem] })
    onChanged()
  }
  return (
    <form
      className={styles.row}
      aria-label={words.mistake(rows, count, written)}
      onSubmit={(event) => {
        event.preventDefault()
        void fix(value)
      }}
    >
      <p className={styles.mistake}>{words.mistake(rows, count, written)}</p>
      <div className={styles.said}>
        <FixField
          field={field}
          label={leads.fields[field]}
          error={value === written ? problemWords[problem] : undefined}
          written={written}
          value={value}
          onChange={setTyped}
        />
      </div>
      <div className={styles.buttons}>
        {value !== '' && (
          <Button size="small" busy={busy !== null} onClick={() => void fix('')}>
            {words.emptyAll}
          </Button>
        )}
        <Button size="small" tone="primary" type="submit" busy={busy !== null} disabled={value === written}>
          {value === '' ? words.emptyAll : words.putInAll(shown === written ? '' : shown, count)}
        </Button>
      </div>
    </form>
  )
}
