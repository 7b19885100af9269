import type { Lead } from '#contract/leads.ts'
import { limits } from '#domain/basics/text.ts'
import { mailLink } from '#domain/leads/contact-links.ts'
import { useDraftFiles } from '#web/admin/parts/files/use-draft-files.ts'
import type { Wording } from '#web/admin/parts/reply-letter.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { askAbout } from '../actions/contact-questions.ts'
import { answeredMail, firstRecipient, subjectOfAnswer } from './answered-mail.ts'
import { isEmptyReply, isUntyped, type ReplyDraft, replyDraftName } from './reply-draft.ts'
import { useDrafts } from './use-drafts.ts'
import { useSending } from './use-sending.ts'
import type { LeadThread } from './use-thread.ts'
import { useWriteIn } from './use-write-in.ts'

/** An email being written in a lead's thread, kept as a draft until it is sent. */
export function useReply(lead: Lead, thread: LeadThread, onTyping: (isTyping: boolean) => void, onSent: () => void) {
  const { sent, failed } = useAllWords().thread.reply
  const { username } = useSession().user
  const messages = thread.messages ?? []
  const first = firstRecipient(messages, thread.emails)
  const name = replyDraftName(lead.id)
  const { read, change, clear } = useDrafts<ReplyDraft>({
    empty: { to: first, subject: subjectOfAnswer(messages, first), text: '', files: [] },
    isEmpty: isEmptyReply,
  })
  const draft = read(name)
  const sending = useSending({ lead, thread, sent, failed })
  const attaching = useDraftFiles({
    ...{ leadId: lead.id, channel: 'email', draft: name, files: draft.files },
    change: (of, update) => void change(of, ({ files }) => ({ files: update(files) })),
  })

  const close = () => {
    onTyping(false)
    onSent()
  }
  const set = (own: Partial<ReplyDraft>) => onTyping(!isEmptyReply(change(name, () => own)))
  /** A subject that was not changed goes with whom it was for. */
  const choose = (to: string) => {
    const isOwn = draft.subject !== subjectOfAnswer(messages, draft.to)
    set({ to, ...(!isOwn && { subject: subjectOfAnswer(messages, to) }) })
  }
  const prepare = (letter: Wording, replacesTyped: boolean): boolean => {
    const now = read(name)
    if (!replacesTyped && !isUntyped(now)) return false
    const answered = subjectOfAnswer(messages, now.to)
    const isOwn = !['', answered, now.prepared?.subject].includes(now.subject)
    const subject = isOwn ? now.subject : answered || letter.subject
    set({ subject, text: letter.text, prepared: letter, original: null })
    return true
  }
  const send = async () => {
    const { to, subject, text, files } = draft
    if (attaching.isUploading || writeIn.isWriting) return
    const send = (seen: string | null) => {
      const own = { to, subject, text, files: files.map(({ id }) => id) }
      const body = { channel: 'email' as const, ...own, answers: answeredMail(messages, to)?.id ?? null, seen }
      return call.sendMessage({ params: { id: lead.id }, body })
    }
    await sending.send(text.trim() === '', send, () => clear(name, draft) && close())
  }
  /** Opens the email in the teammate's email app and asks whether it was sent; the draft is kept until they say so. */
  const openInApp = () => {
    const { to, subject, text } = draft
    location.assign(mailLink(to, subject, text))
    const notes = [subject, text].filter(Boolean).join('\n\n').slice(0, limits.notes)
    askAbout(username, { action: 'email', leadId: lead.id, name: lead.name, notes })
    close()
  }
  const writeIn = useWriteIn(lead.id, draft, (update) => void change(name, update))
  return { ...sending, draft, set, choose, prepare, send, openInApp, attaching, writeIn }
}
