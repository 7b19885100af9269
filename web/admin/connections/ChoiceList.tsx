import { useId } from 'react'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import styles from './ChoiceList.module.css'

type ChoiceListProps<T extends string> = {
  label: string
  options: readonly { value: T; label: string; text?: string | undefined }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
  error?: string | undefined
}

/** Any number of a few choices that each need a sentence. */
export function ChoiceList<T extends string>({ label, options, chosen, onChange, error }: ChoiceListProps<T>) {
  const id = useId()
  return (
    <fieldset className={styles.list} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ value, label: name, text }) => (
        <Checkbox
          key={value}
          label={name}
          hint={text}
          checked={chosen.includes(value)}
          onChange={(checked) => onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
        />
      ))}
      {error && (
        <p id={id} className={styles.error} role="alert">
          <Icon name="alert" small />
          {error}
        </p>
      )}
    </fieldset>
  )
}
