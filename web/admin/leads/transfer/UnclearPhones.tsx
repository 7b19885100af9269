import { useState } from 'react'
import type { CallOf } from '#contract/api.ts'
import type { LeadImport } from '#contract/imports.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { useFieldChoices } from './field-choices.ts'
import styles from './Transfer.module.css'

type UnclearPhonesProps = { file: LeadImport; rows: number; onChanged: () => void }
type How = Omit<CallOf<'fixImportPhones'>['body'], 'after'>

/** Phone numbers without a clear country, settled all at once. */
export function UnclearPhones({ file, rows, onChanged }: UnclearPhonesProps) {
  const { review: words, map } = useAllWords().transfer
  const format = useFormat()
  const { show } = useToast()
  const { busy, act } = useAct()
  const [country, setCountry] = useState('')
  const countries = useFieldChoices('country') ?? []
  const title = words.unclearPhones(rows, format.number(rows))

  const fix = async (how: How) => {
    let fixed = 0
    const isDone = await act('phones', words.mistakeFailed, async () => {
      let after: number | null = 0
      while (after !== null) {
        const body: CallOf<'fixImportPhones'>['body'] = { ...how, ...(after > 0 && { after }) }
        const part: { fixed: number; next: number | null } = await call.fixImportPhones({
          params: { id: file.id },
          body,
        })
        fixed += part.fixed
        after = part.next
      }
    })
    if (isDone && fixed > 0) show({ tone: 'success', title: words.mistakeFixed(fixed, format.number(fixed)) })
    else if (isDone) show({ tone: 'error', title: words.phonesStay })
    onChanged()
  }
  return (
    <form
      className={styles.row}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void fix({ country, bare: 'national' })
      }}
    >
      <p className={styles.mistake}>{title}</p>
      <div className={styles.said}>
        <Select
          label={words.phoneCountry}
          value={country}
          options={[{ value: '', label: map.choose }, ...countries]}
          onChange={setCountry}
        />
      </div>
      <div className={styles.buttons}>
        <Button size="small" busy={busy !== null} onClick={() => void fix({ bare: 'international' })}>
          {words.phoneInternational}
        </Button>
        <Button size="small" tone="primary" type="submit" busy={busy !== null} disabled={country === ''}>
          {words.phoneCountryAll}
        </Button>
      </div>
    </form>
  )
}
