import { useState } from 'react'
import type { FilterName, LeadFilters } from '#domain/leads/lead-filters.ts'
import { dayOrNone } from '#web/admin/parts/calendar-day.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './LeadsToolbar.module.css'

type RangeFilterProps = {
  label: string
  from: FilterName
  to: FilterName
  kind: 'day' | 'number'
  search: LeadFilters
  onSearch: (change: LeadsSearch) => void
}

/** From one day or number to another; either end may be open. */
export function RangeFilter({ label, from, to, kind, search, onSearch }: RangeFilterProps) {
  const { workspace: words } = useWords()
  return (
    <fieldset className={styles.range} data-kind={kind}>
      <legend>{label}</legend>
      {[from, to].map((name) => {
        const end = { label: name === from ? words.from(label) : words.to(label), value: search[name] ?? '' }
        return kind === 'day' ? (
          <DateField key={name} {...end} labelHidden onChange={(day) => onSearch({ [name]: dayOrNone(day) })} />
        ) : (
          <NumberEnd
            // Remounts when the address changes from elsewhere, such as by a saved view.
            key={`${name} ${end.value}`}
            {...end}
            placeholder={name === from ? words.fromShort : words.toShort}
            onChange={(value) => onSearch({ [name]: value || undefined })}
          />
        )
      })}
    </fieldset>
  )
}

type NumberEndProps = { label: string; placeholder: string; value: string; onChange: (value: string) => void }

/** Applied by Enter or on leaving the box, not with each digit. */
function NumberEnd({ label, placeholder, value, onChange }: NumberEndProps) {
  const [typed, setTyped] = useState(value)
  const apply = () => {
    const digits = typed.replace(/[^0-9]/g, '').slice(0, 9)
    setTyped(digits)
    if (digits !== value) onChange(digits)
  }
  return (
    <TextField
      label={label}
      labelHidden
      value={typed}
      onChange={setTyped}
      autoComplete="off"
      inputMode="numeric"
      placeholder={placeholder}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply()
      }}
    />
  )
}
