import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { fieldTexts, problemText, wasDeclined } from './problem.ts'
import { useFormat, useWords } from './words.tsx'

/** Error text for a field with a wrong value; null: the default. */
type WrongTexts = Readonly<Record<string, string | null>>

export type Attempt = {
  readonly pending: boolean
  /** The error as a sentence; empty without one, or when it shows at the fields. */
  readonly failure: string
  /** The user cancelled the identity check: not an error, nothing was done. */
  readonly declined: boolean
  /** The error of each field, as a sentence. */
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly form: React.RefObject<HTMLFormElement | null>
  /** Runs the work unless it is already running; returns whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>
  /** Sets field errors before anything is sent. */
  reject(fields: Record<string, string | undefined>): void
  /** Clears a field's error when it is edited. */
  touch(field: string): void
  /** A field's error, and a change handler that clears it. */
  field<V = string>(name: string, set: (value: V) => void): { error: string | undefined; onChange: (value: V) => void }
}

const quiet = { failure: '', declined: false, fields: {} }

/** Runs a form's or button's work, one at a time, and keeps its errors. `wrong` lists the form's fields. */
export function useAttempt(wrong: WrongTexts = {}): Attempt {
  const words = useWords()
  const format = useFormat()
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Pick<Attempt, 'failure' | 'declined' | 'fields'>>(quiet)

  useEffect(() => {
    if (Object.values(outcome.fields).some(Boolean)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    }
  }, [outcome])

  const explain = (error: unknown) => {
    const texts = Object.entries(fieldTexts(error, words)).filter(([field]) => field in wrong)
    const isWrong = (field: string) => error instanceof ApiError && error.fields?.[field]?.problem === 'invalid'
    const fields = Object.fromEntries(
      texts.map(([field, text]) => [field, (isWrong(field) ? wrong[field] : null) ?? text]),
    )
    const failure = texts.length > 0 ? '' : problemText(error, words, format)
    setOutcome({ failure, declined: wasDeclined(error), fields })
  }

  const touch = (field: string) =>
    setOutcome((before) => ({ ...before, fields: { ...before.fields, [field]: undefined } }))

  return {
    pending,
    ...outcome,
    form,
    async run(work) {
      if (running.current) return false
      running.current = true
      setPending(true)
      setOutcome(quiet)
      try {
        await work()
        return true
      } catch (error) {
        explain(error)
        return false
      } finally {
        running.current = false
        setPending(false)
      }
    },
    reject: (fields) => setOutcome({ ...quiet, fields }),
    touch,
    field: (name, set) => ({
      error: outcome.fields[name],
      onChange(value) {
        set(value)
        touch(name)
      },
    }),
  }
}
