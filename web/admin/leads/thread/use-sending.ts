import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import type { Unseen } from '#contract/messages.ts'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { offerNextStep } from '../actions/contact-questions.ts'
import type { LeadThread } from './use-thread.ts'

type Options = {
  readonly lead: Pick<Lead, 'id' | 'name'>
  readonly thread: LeadThread
  /** Titles of the toasts. */
  readonly sent: string
  readonly failed: string
}

/** Sends a message to a lead, then offers the next step. Shows first what the lead or a teammate wrote meanwhile. */
export function useSending({ lead, thread, sent, failed }: Options) {
  const words = useAllWords()
  const format = useFormat()
  const { show } = useToast()
  const { username } = useSession().user
  const [seen, setSeen] = useState(thread.seen)
  const [newer, setNewer] = useState<Unseen | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setSending] = useState(false)

  const send = async (isEmpty: boolean, work: (seen: string | null) => Promise<unknown>, onSent: () => void) => {
    if (isSending) return
    if (isEmpty) return setErrors({ text: words.fields.required })
    setSending(true)
    try {
      await work(seen)
      // What is typed on is written on top of it.
      setNewer(null)
      onSent()
      show({ tone: 'success', title: sent })
      await Promise.all([thread.reload(), offerNextStep(username, lead)])
    } catch (error) {
      const current =
        error instanceof ApiError && error.code === 'conflict' ? ((error.current ?? null) as Unseen | null) : null
      if (current) {
        setNewer(current)
        setSeen(current.seen)
        // Not awaited: the new message shows, and resending must not be ignored meanwhile.
        void thread.reload()
      } else {
        setErrors(fieldTexts(error, words))
        show({ tone: 'error', title: failed, text: problemText(error, words, format) })
      }
    } finally {
      setSending(false)
    }
  }
  return { send, errors, isSending, newer }
}
