import { useState } from 'react'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import styles from './RetentionSection.module.css'

type MonthsFieldProps = {
  label: string
  /** Null: unlimited. */
  value: number | null
  least: number
  error: string | undefined
  onChange: (months: number | null) => void
}

/** A number of months, or unlimited. */
export function MonthsField({ label, value, least, error, onChange }: MonthsFieldProps) {
  const { privacy: words } = useAllWords()
  // The value restored when "unlimited" is unticked.
  const [last, setLast] = useState(value ?? least)
  return (
    <div className={styles.months}>
      {value !== null && (
        <div className={styles.number}>
          <NumberField
            label={words.monthsOf(label)}
            labelHidden
            value={value === 0 ? null : value}
            max={999}
            error={error}
            onChange={(months) => {
              setLast(months ?? last)
              onChange(months ?? 0)
            }}
          />
        </div>
      )}
      {value !== null && <span aria-hidden="true">{words.unit}</span>}
      <Checkbox
        label={words.forGoodBox}
        aria-label={words.forGoodOf(label)}
        checked={value === null}
        onChange={(forGood) => onChange(forGood ? null : last)}
      />
    </div>
  )
}
