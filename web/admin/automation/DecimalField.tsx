import { useState } from 'react'
import { TextField, type TextFieldProps } from '#web/kit/TextField.tsx'

type DecimalFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  value: number | null
  /** Null when the box is empty, NaN when its text is no number. */
  onChange: (value: number | null) => void
}

/** A number, possibly negative, typed with a point or a comma. */
function parse(text: string): number | null {
  const written = text.trim().replace('−', '-').replace(',', '.')
  if (written === '') return null
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN
}

export function DecimalField({ value, onChange, ...rest }: DecimalFieldProps) {
  const [typed, setTyped] = useState('')
  const given = value === null || Number.isNaN(value) ? '' : String(value)
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={Object.is(parse(typed), value) ? typed : given}
      onChange={(text) => {
        setTyped(text)
        onChange(parse(text))
      }}
    />
  )
}
