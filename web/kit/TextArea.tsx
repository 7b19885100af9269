import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { Field, type FieldProps, useFieldControl } from './Field.tsx'
import styles from './TextArea.module.css'

type AreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'required' | 'id' | 'children'> & {
  value: string
  onChange: (value: string) => void
}

/** Multi-line text; grows with its content. */
export function TextArea({ label, labelHidden, hint, error, required, ...area }: FieldProps & AreaProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      <Area {...area} />
    </Field>
  )
}

function Area({ value, onChange, className, rows = 3, ...rest }: AreaProps) {
  return (
    <textarea
      {...rest}
      {...useFieldControl()}
      rows={rows}
      className={classNames(control.control, styles.area, className)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
