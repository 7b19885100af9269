import type { Lead } from '#contract/leads.ts'
import { keepDraft } from '#web/admin/parts/drafts.ts'
import { useDraftFiles } from '#web/admin/parts/files/use-draft-files.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { answeredMail, firstRecipient, subjectOfAnswer } from './answered-mail.ts'
import { isEmptyReply, type ReplyDraft, replyDraftName } from './reply-draft.ts'
import { useDrafts } from './use-drafts.ts'
import { useSending } from './use-sending.ts'
import type { LeadThread } from './use-thread.ts'
import { useWriteIn } from './use-write-in.ts'

/** An email being written in a lead's thread, kept as a draft until it is sent. */
export function useReply(lead: Lead, thread: LeadThread, onTyping: (isTyping: boolean) => void, onSent: () => void) {
  const { sent, failed } = useAllWords().thread.reply
  const messages = thread.messages ?? []
  const first = firstRecipient(messages, thread.emails)
  const name = replyDraftName(lead.id)
  const { read, change } = useDrafts<ReplyDraft>({
    empty: { to: first, subject: subjectOfAnswer(messages, first), text: '', files: [] },
    isEmpty: isEmptyReply,
  })
  const draft = read(name)
  const sending = useSending({
    ...{ lead, thread, sent, failed },
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
  /** A subject that was not changed goes with whom it was for. */
  const choose = (to: string) => {
    const isOwn = draft.subject !== subjectOfAnswer(messages, draft.to)
    set({ to, ...(!isOwn && { subject: subjectOfAnswer(messages, to) }) })
  }
  const send = async () => {
    const { to, subject, text, files } = draft
    if (attaching.isUploading || writeIn.isWriting) return
    await sending.send(text.trim() === '', (seen) => {
      const own = { to, subject, text, files: files.map(({ id }) => id) }
      const body = { channel: 'email' as const, ...own, answers: answeredMail(messages, to)?.id ?? null, seen }
      return call.sendMessage({ params: { id: lead.id }, body })
    })
  }
  const writeIn = useWriteIn(lead.id, draft, (update) => void change(name, update))
  return { ...sending, draft, set, choose, send, attaching, writeIn }
}
