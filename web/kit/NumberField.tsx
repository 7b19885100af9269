import { TextField, type TextFieldProps } from './TextField.tsx'
import { parseWholeNumber } from './whole-number.ts'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  value: number | null
  /** Null when the box is empty. */
  onChange: (value: number | null) => void
  /** Larger input is not taken. */
  max?: number | undefined
}

/** A whole number from 0; whatever is not a digit is not taken. */
export function NumberField({ value, onChange, max = Number.MAX_SAFE_INTEGER, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : String(value)}
      onChange={(text) => {
        const number = parseWholeNumber(text)
        if (number === null || number <= max) onChange(number)
      }}
    />
  )
}
