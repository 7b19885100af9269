import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { fieldTexts, problemText, wasDeclined } from './problem.ts'
import { useFormat, useWords } from './words.tsx'

/** What one field of a form says when its value is refused as not the right one; null: the usual sentence. */
type WrongTexts = Readonly<Record<string, string | null>>

export type Attempt = {
  readonly pending: boolean
  /** What went wrong, as a sentence; empty while nothing did, or where it stands at the fields. */
  readonly failure: string
  /** The person chose not to prove who they are: no mistake, nothing was done. */
  readonly declined: boolean
  /** What is wrong with each field, as a sentence. */
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly form: React.RefObject<HTMLFormElement | null>
  /** Does the work unless it is under way already; answers whether it went well. */
  run(work: () => Promise<unknown>): Promise<boolean>
  /** Marks fields before anything is sent. */
  reject(fields: Record<string, string | undefined>): void
  /** What was said of this field no longer holds: it is being changed. */
  touch(field: string): void
}

const quiet = { failure: '', declined: false, fields: {} }

/** A form's or a button's try at something, one at a time, with what came of it. `wrong` names the fields the form has. */
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
    touch: (field) => setOutcome((before) => ({ ...before, fields: { ...before.fields, [field]: undefined } })),
  }
}
