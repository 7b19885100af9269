import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import styles from './RadioCards.module.css'

type RadioCardsProps<T extends string> = {
  /** Name of the choice. */
  label: string
  name: string
  options: readonly { value: T; label: string; text: ReactNode; disabled?: boolean | undefined }[]
  value: T
  onChange: (value: T) => void
  error?: string | undefined
}

/** One of a few choices that each need a sentence. */
export function RadioCards<T extends string>({ label, name, options, value, onChange, error }: RadioCardsProps<T>) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={`${id}-${name}`}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={`${id}-${option.value}-text`}
            onChange={() => onChange(option.value)}
          />
          <span id={`${id}-${option.value}`} className={styles.label}>
            {option.label}
          </span>
          <span id={`${id}-${option.value}-text`} className={styles.text}>
            {option.text}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" small />
          {error}
        </p>
      )}
    </fieldset>
  )
}
