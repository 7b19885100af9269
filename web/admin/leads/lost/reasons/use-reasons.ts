import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnswerOf, CallOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'

/** Saves a list, and then sets the focus on this control of this reason. */
export type SaveReasons = (
  list: Omit<CallOf<'saveLostReasons'>['body'], 'seen'>,
  focus?: { readonly reason: string; readonly control: 'up' | 'down' | 'rename' },
) => Promise<boolean>

/** Saving of the list of lost reasons. `list` is the element around its rows: a row that moved loses the focus. */
export function useReasons(): { save: SaveReasons; list: RefObject<HTMLDivElement | null> } {
  const { lostReasons: own } = useAllWords()
  const client = useQueryClient()
  const { act } = useAct()
  const list = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<Parameters<SaveReasons>[1]>()
  useEffect(() => {
    if (!focus) return
    const row = list.current?.querySelector(`[data-reason="${CSS.escape(focus.reason)}"]`)
    const control = row?.querySelector<HTMLButtonElement>(`[data-control="${focus.control}"]:not(:disabled)`)
    const first = row?.querySelector<HTMLButtonElement>('[data-control]:not(:disabled)')
    ;(control ?? first)?.focus()
  }, [focus])
  return {
    list,
    save: (body, next) =>
      act('save', own.saveFailed, async () => {
        const { queryKey } = query('listLostReasons', {})
        const { reasons = [] } = client.getQueryData<AnswerOf<'listLostReasons'>>(queryKey) ?? {}
        try {
          client.setQueryData(queryKey, await call.saveLostReasons({ body: { ...body, seen: { reasons } } }))
        } catch (error) {
          // Shows the teammate's version, to decide again.
          if (error instanceof ApiError && error.code === 'conflict')
            client.setQueryData(queryKey, error.current as AnswerOf<'listLostReasons'>)
          throw error
        }
        setFocus(next && { ...next })
      }),
  }
}
