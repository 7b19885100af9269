import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { Field, type FieldProps, useFieldControl } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './Select.module.css'

export type Option<T extends string> = { value: T; label: string; disabled?: boolean | undefined }

type ChoiceProps<T extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'required' | 'id' | 'children'
> & {
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
}

/** One of a list. The platform's own control: it types ahead, opens a wheel on a phone, and speaks every language. */
export function Select<T extends string>(props: FieldProps & ChoiceProps<T>) {
  const { label, labelHidden, hint, error, required, ...choice } = props
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      <Choice {...choice} />
    </Field>
  )
}

function Choice<T extends string>({ options, value, onChange, className, ...rest }: ChoiceProps<T>) {
  return (
    <span className={styles.box}>
      <select
        {...rest}
        {...useFieldControl()}
        className={classNames(control.control, styles.select, className)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" small />
    </span>
  )
}
