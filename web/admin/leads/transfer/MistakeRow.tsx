import { useState } from 'react'
import type { ImportMistake, LeadImport } from '#contract/imports.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { FixField } from './FixField.tsx'
import { likelyChoices, useFieldChoices } from './field-choices.ts'
import styles from './Transfer.module.css'
import { useFixAll } from './use-fix-all.ts'

type MistakeRowProps = { file: LeadImport; mistake: ImportMistake; onChanged: () => void }

/** A value that is wrong in many rows, and its replacement in all of them. */
export function MistakeRow({ file, mistake, onChanged }: MistakeRowProps) {
  const { leads, transfer, fields: problemWords } = useAllWords()
  const { review: words } = transfer
  const format = useFormat()
  const { field, written, rows, problem } = mistake
  const choices = useFieldChoices(field)
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? likelyChoices(written, choices)[0]?.value ?? written
  const shown = choices?.find((choice) => choice.value === value)?.label ?? value
  const count = format.number(rows)

  const stays = { title: words.mistakeStays(leads.fields[field]), text: problemWords[problem] }
  const { isFixing, fixAll } = useFixAll(stays, onChanged)
  const fix = (next: string) =>
    fixAll((from) => call.fixImportMistake({ params: { id: file.id }, body: { field, written, value: next, ...from } }))
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
          <Button size="small" busy={isFixing} onClick={() => void fix('')}>
            {words.emptyAll}
          </Button>
        )}
        <Button size="small" tone="primary" type="submit" busy={isFixing} disabled={value === written}>
          {value === '' ? words.emptyAll : words.putInAll(shown === written ? '' : shown, count)}
        </Button>
      </div>
    </form>
  )
}
