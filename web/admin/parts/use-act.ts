import { useRef, useState } from 'react'
import { useToast } from '#web/kit/Toast.tsx'
import { problemText, wasDeclined } from './problem.ts'
import { useFormat, useWords } from './words.tsx'

type Act = {
  /** Name of what is under way; null: nothing. */
  readonly busy: string | null
  /** Does what a button asks for; a failure is told under the title `failed`. Answers whether it went well. */
  act(name: string, failed: string, work: () => Promise<unknown>): Promise<boolean>
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
    async act(name, failed, work) {
      if (running.current) return false
      running.current = true
      setBusy(name)
      try {
        await work()
        return true
      } catch (error) {
        const text = problemText(error, words, format)
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
