import type { ReactNode } from 'react'
import layout from '#web/admin/parts/layout.module.css'
import { Button } from '#web/kit/Button.tsx'
import type { IconName } from '#web/kit/Icon.tsx'
import type { Attempt } from './use-attempt.ts'
import { useWords } from './words.tsx'

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
      className={layout.stack4}
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

type SubmitButtonProps = { attempt: Attempt; label?: string; pending?: string; icon?: IconName }

/** Saves a form, or submits it in other words; says that it is `pending` meanwhile. */
export function SubmitButton({ attempt, label, pending, icon }: SubmitButtonProps) {
  const { save, saving } = useWords()
  return (
    <Button type="submit" tone="primary" icon={icon} busy={attempt.pending}>
      {attempt.pending ? (pending ?? saving) : (label ?? save)}
    </Button>
  )
}
