import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { parseWholeNumber } from './whole-number.ts'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  value: number | null
  /** Null if empty, NaN if not a whole number from 0: show that in `error`. */
  onChange: (value: number | null) => void
}

/** A whole number from 0. Input is never altered silently. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState('')
  const given = value === null || Number.isNaN(value) ? '' : String(value)
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={Object.is(parseWholeNumber(typed), value) ? typed : given}
      onChange={(text) => {
        setTyped(text)
        onChange(parseWholeNumber(text))
      }}
    />
  )
}
