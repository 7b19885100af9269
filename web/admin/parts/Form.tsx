import type { ReactNode } from 'react'
import styles from './Form.module.css'
import type { Attempt } from './use-attempt.ts'

type FormProps = {
  attempt: Attempt
  /** Names the form for a button outside of it (`form` attribute). */
  id?: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** A column of fields; errors are shown by us, not by the browser's validation. */
export function Form({ attempt, id, onSubmit, children }: FormProps) {
  return (
    <form
      ref={attempt.form}
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React bubbles a dialog form's submit to the page's form: handle only its own.
        event.stopPropagation()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
