import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import type { Message } from '#contract/messages.ts'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { keepReplyDraft, type ReplyDraft, readReplyDraft } from './reply-draft.ts'
import type { LeadThread } from './use-thread.ts'

/** Of the answer to a subject: `Re:` once, in whatever language it begins. */
const subjectOfAnswer = (subject: string | null | undefined) =>
  subject
    ? (/^\s*(?:re|aw|sv|rv|r|antw|ynt|回复|答复)\s*[:：]/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 150)
    : ''

/** An email being written in a lead's thread, kept as a draft until it is sent. */
export function useReply(lead: Lead, thread: LeadThread, onTyping: (isTyping: boolean) => void, onSent: () => void) {
  const words = useAllWords()
  const { reply } = words.thread
  const format = useFormat()
  const { show } = useToast()
  const messages = thread.messages ?? []
  const last = messages.find(({ isAutomatic, channel }) => !isAutomatic && channel === 'email')
  const [draft, setDraft] = useState<ReplyDraft>(
    () => readReplyDraft(lead.id) ?? { to: thread.emails[0] ?? '', subject: subjectOfAnswer(last?.subject), text: '' },
  )
  /** The newest message when the writing began: what came since is shown before it is sent. */
  const [seen, setSeen] = useState(() => newestOf(messages))
  const [newer, setNewer] = useState<Message | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setSending] = useState(false)

  const set = (change: Partial<ReplyDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    keepReplyDraft(lead.id, next)
    onTyping(next.text.trim() !== '')
  }
  const send = async () => {
    if (isSending) return
    const { to, subject, text } = draft
    if (text.trim() === '') return setErrors({ text: words.fields.required })
    setSending(true)
    try {
      await call.sendMessage({
        params: { id: lead.id },
        body: { channel: 'email', to, subject, text, answers: answered(messages, to), seen },
      })
      keepReplyDraft(lead.id, null)
      onTyping(false)
      show({ tone: 'success', title: reply.sent })
      await thread.reload()
      onSent()
    } catch (error) {
      const current =
        error instanceof ApiError && error.code === 'conflict' ? ((error.current ?? null) as Message | null) : null
      if (current) {
        setNewer(current)
        setSeen(current.id)
        await thread.reload()
      } else {
        setErrors(fieldTexts(error, words))
        show({ tone: 'error', title: reply.failed, text: problemText(error, words, format) })
      }
    } finally {
      setSending(false)
    }
  }
  return { draft, set, send, errors, isSending, newer }
}

const newestOf = (messages: readonly Message[]) => messages.find(({ isAutomatic }) => !isAutomatic)?.id ?? null

/** The message that an email to this address answers: their newest. */
const answered = (messages: readonly Message[], to: string): string | null =>
  messages.find(
    ({ person, channel, isAutomatic }) => person.address === to.toLowerCase() && channel === 'email' && !isAutomatic,
  )?.id ?? null
