import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import type { ChannelPerson, Message } from '#contract/messages.ts'
import type { Messenger } from '#domain/conversation/message.ts'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import type { LeadThread } from './use-thread.ts'

/** A message being written in a messenger. It belongs to one lead, channel and person. */
export type ChatDraft = {
  readonly text: string
  /** Name and language of the template that goes instead, and its values. */
  readonly template: { readonly name: string; readonly language: string; readonly values: readonly string[] } | null
}

const empty: ChatDraft = { text: '', template: null }
const isEmpty = ({ text, template }: ChatDraft) => text.trim() === '' && template === null

const nameOf = (leadId: string, channel: Messenger, person: string | null) =>
  `chat:${leadId}:${channel}:${person ?? 'own'}`

/** The people of a messenger that are written to from a lead. */
export const peopleIn = (thread: Pick<LeadThread, 'people'>, channel: Messenger): readonly ChannelPerson[] =>
  thread.people.filter((person) => person.channel === channel)

/** Whether a draft in this messenger waits in this tab. */
export const hasChatDraft = (leadId: string, thread: Pick<LeadThread, 'people'>, channel: Messenger): boolean =>
  peopleIn(thread, channel).some(({ key }) => readDraft<ChatDraft>(nameOf(leadId, channel, key)) !== null)

type Options = {
  readonly lead: Lead
  readonly thread: LeadThread
  readonly channel: Messenger
  readonly onTyping: (isTyping: boolean) => void
  readonly onSent: () => void
}

/** A message being written to a lead in a messenger, kept as a draft until it is sent. */
export function useChat({ lead, thread, channel, onTyping, onSent }: Options) {
  const words = useAllWords()
  const { chat } = words.thread
  const format = useFormat()
  const { show } = useToast()
  const people = peopleIn(thread, channel)
  const [chosen, setChosen] = useState<string | null>(() => people[0]?.key ?? null)
  const person = people.find(({ key }) => key === chosen) ?? people[0] ?? null
  const name = nameOf(lead.id, channel, person?.key ?? null)
  const [drafts, setDrafts] = useState<Readonly<Record<string, ChatDraft>>>({})
  const draft = drafts[name] ?? readDraft<ChatDraft>(name) ?? empty
  /** The newest message when the writing began: what came since is shown before it is sent. */
  const [seen, setSeen] = useState(() => newestOf(thread.messages ?? []))
  const [newer, setNewer] = useState<Message | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setSending] = useState(false)

  const set = (change: Partial<ChatDraft>) => {
    const next = { ...draft, ...change }
    setDrafts({ ...drafts, [name]: next })
    keepDraft(name, isEmpty(next) ? null : next)
    onTyping(!isEmpty(next))
  }
  const send = async () => {
    if (isSending || !person) return
    if (draft.template === null && draft.text.trim() === '') return setErrors({ text: words.fields.required })
    setSending(true)
    try {
      const template = draft.template && { ...draft.template, values: [...draft.template.values] }
      const body = { channel, to: person.key, text: template ? '' : draft.text, template, seen }
      await call.sendChatMessage({ params: { id: lead.id }, body })
      keepDraft(name, null)
      onTyping(false)
      show({ tone: 'success', title: chat.sent })
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
        show({ tone: 'error', title: chat.failed, text: problemText(error, words, format) })
      }
    } finally {
      setSending(false)
    }
  }
  return { people, person, choose: setChosen, draft, set, send, errors, isSending, newer }
}

const newestOf = (messages: readonly Message[]) => messages.find(({ isAutomatic }) => !isAutomatic)?.id ?? null
