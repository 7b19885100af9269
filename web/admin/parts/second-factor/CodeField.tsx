import { useWords } from '#web/admin/parts/words.tsx'
import { TextField } from '#web/kit/TextField.tsx'

type CodeFieldProps = {
  value: string
  onChange: (code: string) => void
  error?: string | undefined
  hint?: string | undefined
  autoFocus?: boolean | undefined
}

/** The digits of a code, without spaces. */
export const digitsOf = (code: string) => code.replaceAll(/[\s-]/g, '')

/** True if the code is complete: six digits. */
export const isWholeCode = (code: string) => /^\d{6}$/.test(digitsOf(code))

/** The six digits an authenticator app shows. */
export function CodeField({ value, onChange, error, hint, autoFocus = false }: CodeFieldProps) {
  const { secondFactor } = useWords()
  return (
    <TextField
      label={secondFactor.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={10}
      required
      autoFocus={autoFocus}
      hint={hint}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
