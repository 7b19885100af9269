import { createContext, type ReactNode, useContext, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Props that connect a control with its label, hint and error. */
type FieldControl = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

const FieldContext = createContext<FieldControl | null>(null)

export type FieldProps = {
  label: string
  /** The label is for screen readers only, such as for a search box. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** Error text; absent or empty if valid. */
  error?: string | undefined
  required?: boolean | undefined
}

/** Label, control, hint and error as one; the control inside asks `useFieldControl` for its attributes. */
export function Field({ label, labelHidden, hint, error, required, children }: FieldProps & { children: ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    required: required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <label htmlFor={id} className={styles.unseen}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" small />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The attributes of the control of the surrounding `Field`. */
export function useFieldControl(): FieldControl {
  const control = useContext(FieldContext)
  if (!control) throw new Error('useFieldControl belongs inside a Field')
  return control
}
