import { useMemo, useState } from 'react'
import { countryOfDial, dialCodes, dialOfCountry } from '#domain/addresses/phone.ts'
import { isolated } from '#web/admin/parts/isolated.ts'
import { useFormat, useLanguage, useWords } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import styles from './LeadDialog.module.css'

/** Country code and number. Several countries share a code: the one chosen, or the lead's own, is shown. */
export function PhoneField({ editor }: { editor: LeadEditor }) {
  const { dialog, fields } = useWords().leads
  const format = useFormat()
  const [language] = useLanguage()
  const [chosen, setChosen] = useState('')
  const { editing, errors, set } = editor
  const { dial, number, country } = editing.form
  const options = useMemo(() => {
    const named = dialCodes.map((code) => ({
      value: code.country,
      number: Number.parseInt(code.dial, 10),
      label: `${isolated(code.dial, language)} ${format.country(code.country)}`,
    }))
    return named.sort((a, b) => a.number - b.number).map(({ value, label }) => ({ value, label }))
  }, [format, language])
  const shown = [chosen, country].find((one) => one !== '' && dialOfCountry(one) === dial) ?? countryOfDial(dial, '')
  return (
    <div className={styles.phone}>
      <Select
        label={dialog.dial}
        value={shown}
        onChange={(next) => {
          setChosen(next)
          set({ dial: dialOfCountry(next) ?? '' })
        }}
        options={[{ value: '', label: shown === '' && dial ? isolated(dial, language) : dialog.otherDial }, ...options]}
      />
      <TextField
        label={fields.phone}
        type="tel"
        value={number}
        onChange={(text) => set({ number: text })}
        error={errors.phone}
        autoComplete="off"
        dir="ltr"
        required
      />
    </div>
  )
}
