import { useRef, useState } from 'react'
import { ApiError, type ErrorCode } from '#contract/errors.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { problemText, wasDeclined } from './problem.ts'
import { useFormat, useWords } from './words.tsx'

type Act = {
  /** Name of what is under way; null: nothing. */
  readonly busy: string | null
  /**
   * Does what a button asks for; a failure is told under the title `failed`, by the sentence of `texts` where a code
   * means something special here. Answers whether it went well.
   */
  act(
    name: string,
    failed: string,
    work: () => Promise<unknown>,
    texts?: { readonly [code in ErrorCode]?: string },
  ): Promise<boolean>
}

/** Work behind buttons, one at a time. */
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
