import { useRef, useState } from 'react'
import { ApiError, type ErrorCode } from '#contract/errors.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { problemText, wasDeclined } from './problem.ts'
import { useFormat, useWords } from './words.tsx'

type Act = {
  /** Name of the running action, or null. */
  readonly busy: string | null
  /**
   * Runs an action; a failure shows a toast titled `failed`, with the sentence of `texts` for codes that
   * need their own. Returns whether it succeeded.
   */
  act(
    name: string,
    failed: string,
    work: () => Promise<unknown>,
    texts?: { readonly [code in ErrorCode]?: string },
  ): Promise<boolean>
}

/** Runs the actions of buttons, one at a time. */
export function useAct(): Act {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const running = useRef(false)
  const [busy, setBusy] = useState<string | null>(null)
  return {
    busy,
    async act(name, failed, work, texts = {}) {
      if (running.current) return false
      running.current = true
      setBusy(name)
      try {
        await work()
        return true
      } catch (error) {
        const own = error instanceof ApiError ? texts[error.code] : undefined
        const text = own ?? problemText(error, words, format)
        if (wasDeclined(error)) show({ tone: 'info', title: words.proof.declined, text })
        else show({ tone: 'error', title: failed, text })
        return false
      } finally {
        running.current = false
        setBusy(null)
      }
    },
  }
}
