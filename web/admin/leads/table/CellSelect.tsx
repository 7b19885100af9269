import styles from './LeadTable.module.css'

type CellSelectProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  tabIndex: 0 | -1
  /** Null: to be read only. */
  onChange: ((value: T) => void) | null
}

/** A choice that looks like text until it is pointed at. */
export function CellSelect<T extends string>({ label, value, options, tabIndex, onChange }: CellSelectProps<T>) {
  if (onChange === null) return <>{options.find((option) => option.value === value)?.label ?? value}</>
  return (
    <select
      className={styles.select}
      aria-label={label}
      tabIndex={tabIndex}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as T)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
