import { useState } from 'react'
import type { CallOf } from '#contract/api.ts'
import type { LeadImport } from '#contract/imports.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { useFieldChoices } from './field-choices.ts'
import styles from './Transfer.module.css'
import { useFixAll } from './use-fix-all.ts'

type UnclearPhonesProps = { file: LeadImport; rows: number; onChanged: () => void }
type How = Omit<CallOf<'fixImportPhones'>['body'], 'after'>

/** Phone numbers without a clear country, settled all at once. */
export function UnclearPhones({ file, rows, onChanged }: UnclearPhonesProps) {
  const { review: words, map } = useAllWords().transfer
  const format = useFormat()
  const [country, setCountry] = useState('')
  const countries = useFieldChoices('country') ?? []
  const title = words.unclearPhones(rows, format.number(rows))

  const { isFixing, fixAll } = useFixAll({ title: words.phonesStay }, onChanged)
  const fix = (how: How) =>
    fixAll((from) => call.fixImportPhones({ params: { id: file.id }, body: { ...how, ...from } }))
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
        <Button size="small" busy={isFixing} onClick={() => void fix({ bare: 'international' })}>
          {words.phoneInternational}
        </Button>
        <Button size="small" tone="primary" type="submit" busy={isFixing} disabled={country === ''}>
          {words.phoneCountryAll}
        </Button>
      </div>
    </form>
  )
}
