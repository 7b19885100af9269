import type { Lead } from '#contract/leads.ts'
import type { Message } from '#contract/messages.ts'
import { keepDraft } from '#web/admin/parts/drafts.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { isEmptyReply, type ReplyDraft, replyDraftName } from './reply-draft.ts'
import { useDraftFiles } from './use-draft-files.ts'
import { useDrafts } from './use-drafts.ts'
import { useSending } from './use-sending.ts'
import type { LeadThread } from './use-thread.ts'
import { useWriteIn } from './use-write-in.ts'

/** Subject of a reply: `Re:` once, whatever language it begins in. */
const subjectOfAnswer = (subject: string | null | undefined) =>
  subject
    ? (/^\s*(?:re|aw|sv|rv|r|antw|ynt|回复|答复)\s*[:：]/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 150)
    : ''

/** An email being written in a lead's thread, kept as a draft until it is sent. */
export function useReply(lead: Lead, thread: LeadThread, onTyping: (isTyping: boolean) => void, onSent: () => void) {
  const { sent, failed } = useAllWords().thread.reply
  const messages = thread.messages ?? []
  const last = messages.find(({ isAutomatic, channel }) => !isAutomatic && channel === 'email')
  const name = replyDraftName(lead.id)
  const { read, change } = useDrafts<ReplyDraft>({
    empty: { to: thread.emails[0] ?? '', subject: subjectOfAnswer(last?.subject), text: '', files: [] },
    isEmpty: isEmptyReply,
  })
  const draft = read(name)
  const sending = useSending({
    ...{ thread, sent, failed },
    onSent() {
      keepDraft(name, null)
      onTyping(false)
      onSent()
    },
  })
  const attaching = useDraftFiles({
    ...{ leadId: lead.id, channel: 'email', draft: name, files: draft.files },
    change: (of, update) => void change(of, ({ files }) => ({ files: update(files) })),
  })

  const set = (own: Partial<ReplyDraft>) => onTyping(!isEmptyReply(change(name, () => own)))
  const send = async () => {
    const { to, subject, text, files } = draft
    if (attaching.isUploading || writeIn.isWriting) return
    await sending.send(text.trim() === '', (seen) => {
      const own = { to, subject, text, files: files.map(({ id }) => id) }
      const body = { channel: 'email' as const, ...own, answers: answered(messages, to), seen }
      return call.sendMessage({ params: { id: lead.id }, body })
    })
  }
  const writeIn = useWriteIn(lead.id, draft, (update) => void change(name, update))
  return { ...sending, draft, set, send, attaching, writeIn }
}

/** The message that an email to this address answers: their newest. */
const answered = (messages: readonly Message[], to: string): string | null =>
  messages.find(
    ({ person, channel, isAutomatic }) => person.address === to.toLowerCase() && channel === 'email' && !isAutomatic,
  )?.id ?? null
