import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { touchedOf } from '#domain/leads/seen.ts'
import type { Side } from './ClashPanel.tsx'
import { decide, type FormClash, rebaseForm } from './rebase-form.ts'

/** Edited fields of a form: their values, and the record's seen values; and both as a whole. */
type Touched<F, R> = {
  readonly change: Partial<F>
  readonly seen: Partial<F>
  readonly values: F
  readonly record: R
}

/** Outcome of saving: saved, nothing to save, or a conflict to resolve. */
export type SeenOutcome = 'saved' | 'unchanged' | 'asked'

export type SeenForm<F extends object, R> = {
  readonly values: F
  /** The record under the form: as it was opened, or as a teammate has left it since. */
  readonly record: R
  readonly clashes: readonly FormClash<F>[]
  /** Author of the conflicting change. */
  readonly by: string | null
  /** Saving was tried before every side was chosen. */
  readonly mustChoose: boolean
  set(change: Partial<F>): void
  /** Discards the input. */
  reset(): void
  choose(field: string, side: Side): void
  /** Saves edited fields; on a conflict shows the teammate's version next to the input. */
  save(write: (touched: Touched<F, R>) => Promise<unknown>): Promise<SeenOutcome>
}

/**
 * A form for a record that a teammate may change concurrently: sends only edited fields with their seen values, and
 * turns a `conflict` into a choice. `valuesOf`: the form's values of a record; `typed`: input that it starts with.
 */
export function useSeenForm<R, F extends object>(
  opened: R,
  valuesOf: (record: R) => F,
  typed: F | null = null,
): SeenForm<F, R> {
  const [record, setRecord] = useState(opened)
  const [values, setValues] = useState(() => typed ?? valuesOf(opened))
  const [clashes, setClashes] = useState<readonly FormClash<F>[]>([])
  const [by, setBy] = useState<string | null>(null)
  const [mustChoose, setMustChoose] = useState(false)
  return {
    values,
    record,
    clashes,
    by,
    mustChoose,
    set: (change) => setValues((before) => ({ ...before, ...change })),
    reset() {
      setValues(valuesOf(record))
      setClashes([])
    },
    choose(field, side) {
      const decided = decide(values, clashes, field, side)
      setValues(decided.values)
      setClashes(decided.clashes)
    },
    async save(write) {
      if (clashes.some(({ chosen }) => chosen === null)) {
        setMustChoose(true)
        return 'asked'
      }
      const send = async (seen: R, typed: F): Promise<SeenOutcome> => {
        const touched = touchedOf(valuesOf(seen), typed)
        if (!touched) return 'unchanged'
        try {
          await write({ ...touched, values: typed, record: seen })
          return 'saved'
        } catch (error) {
          const isClash = error instanceof ApiError && error.code === 'conflict' && error.current !== undefined
          if (!isClash) throw error
          const current = error.current as R
          const rebased = rebaseForm(valuesOf(seen), valuesOf(current), typed)
          setRecord(current)
          setValues(rebased.values)
          // A teammate changed other fields alone: both changes are kept.
          if (rebased.clashes.length === 0) return send(current, rebased.values)
          setClashes(rebased.clashes)
          setBy(error.by ?? null)
          setMustChoose(false)
          return 'asked'
        }
      }
      return send(record, values)
    },
  }
}
