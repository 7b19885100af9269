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

/** Fields one below the other; what is wrong is said by us, not by the browser. */
export function Form({ attempt, id, onSubmit, children }: FormProps) {
  return (
    <form
      ref={attempt.form}
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog's form sits inside the tree of the page's: only its own submit counts.
        event.stopPropagation()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
