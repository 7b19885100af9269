import { useRef, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { useSetupChange } from './use-setups.ts'

type SetupReports = {
  readonly busy: boolean
  /** Runs a change, shows a toast and reloads the list; returns whether it succeeded. */
  change(id: string, work: () => Promise<unknown>): Promise<boolean>
  /** As `change`, for a deletion. */
  remove(id: string, work: () => Promise<unknown>): Promise<boolean>
}

/** Changes of setups, one at a time, with their toasts. */
export function useSetupReports(): SetupReports {
  const words = useAllWords()
  const format = useFormat()
  const { show } = useToast()
  const changed = useSetupChange()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const { setups } = words

  const report = async (
    id: string,
    work: () => Promise<unknown>,
    { kind, done, failed }: { kind: 'changed' | 'deleted'; done: string; failed: string },
  ) => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      await work()
      show({ tone: 'success', title: setups.success, text: done })
      await changed(id, kind)
      return true
    } catch (error) {
      show({ tone: 'error', title: setups.failure, text: `${failed}. ${problemText(error, words, format)}` })
      // The shown setup is outdated.
      if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_found')) await changed(id)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    busy,
    change: (id, work) => report(id, work, { kind: 'changed', done: setups.updated, failed: setups.updateFailed }),
    remove: (id, work) => report(id, work, { kind: 'deleted', done: setups.deleted, failed: setups.deleteFailed }),
  }
}
