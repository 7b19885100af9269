import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { Message } from '#contract/messages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { keepReplyDraft, type ReplyDraft, readReplyDraft } from './reply-draft.ts'
import { useSending } from './use-sending.ts'
import type { LeadThread } from './use-thread.ts'

/** Of the answer to a subject: `Re:` once, in whatever language it begins. */
const subjectOfAnswer = (subject: string | null | undefined) =>
  subject
    ? (/^\s*(?:re|aw|sv|rv|r|antw|ynt|回复|答复)\s*[:：]/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 150)
    : ''

/** An email being written in a lead's thread, kept as a draft until it is sent. */
export function useReply(lead: Lead, thread: LeadThread, onTyping: (isTyping: boolean) => void, onSent: () => void) {
  const { sent, failed } = useAllWords().thread.reply
  const messages = thread.messages ?? []
  const last = messages.find(({ isAutomatic, channel }) => !isAutomatic && channel === 'email')
  const [draft, setDraft] = useState<ReplyDraft>(
    () => readReplyDraft(lead.id) ?? { to: thread.emails[0] ?? '', subject: subjectOfAnswer(last?.subject), text: '' },
  )
  const sending = useSending({
    ...{ thread, sent, failed },
    onSent() {
      keepReplyDraft(lead.id, null)
      onTyping(false)
      onSent()
    },
  })

  const set = (change: Partial<ReplyDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    keepReplyDraft(lead.id, next)
    onTyping(next.text.trim() !== '')
  }
  const send = () => {
    const { to, subject, text } = draft
    return sending.send(text.trim() === '', (seen) => {
      const body = { channel: 'email' as const, to, subject, text, answers: answered(messages, to), seen }
      return call.sendMessage({ params: { id: lead.id }, body })
    })
  }
  return { ...sending, draft, set, send }
}

/** The message that an email to this address answers: their newest. */
const answered = (messages: readonly Message[], to: string): string | null =>
  messages.find(
    ({ person, channel, isAutomatic }) => person.address === to.toLowerCase() && channel === 'email' && !isAutomatic,
  )?.id ?? null
