import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { Field, type FieldProps, useFieldControl } from './Field.tsx'
import { Icon, type IconName } from './Icon.tsx'
import styles from './TextField.module.css'

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'required' | 'id' | 'children' | 'type'>

export type TextFieldProps = FieldProps &
  InputProps & {
    value: string
    onChange: (value: string) => void
    /** A browser's date box uses the browser's language: use `DateField` for dates. */
    type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined
    icon?: IconName | undefined
    /** A button or unit at the end of the box. */
    end?: ReactNode
  }

/** One line of text: also e-mail, phone, password and search, by `type`. */
export function TextField({ label, labelHidden, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      <TextInput {...input} />
    </Field>
  )
}

type TextInputProps = InputProps & Pick<TextFieldProps, 'value' | 'onChange' | 'type' | 'icon' | 'end'>

function TextInput({ value, onChange, icon, end, className, ...rest }: TextInputProps) {
  return (
    <span className={styles.box} data-icon={icon ? '' : undefined} data-end={end ? '' : undefined}>
      {icon && <Icon name={icon} small />}
      <input
        {...rest}
        {...useFieldControl()}
        className={classNames(control.control, className)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {end && <span className={styles.end}>{end}</span>}
    </span>
  )
}
