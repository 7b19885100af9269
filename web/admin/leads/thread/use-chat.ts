import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { ChannelPerson } from '#contract/messages.ts'
import type { Messenger } from '#domain/conversation/message.ts'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useSending } from './use-sending.ts'
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
  const { sent, failed } = useAllWords().thread.chat
  const people = peopleIn(thread, channel)
  const [chosen, setChosen] = useState<string | null>(() => people[0]?.key ?? null)
  const person = people.find(({ key }) => key === chosen) ?? people[0] ?? null
  const name = nameOf(lead.id, channel, person?.key ?? null)
  const [drafts, setDrafts] = useState<Readonly<Record<string, ChatDraft>>>({})
  const draft = drafts[name] ?? readDraft<ChatDraft>(name) ?? empty
  const sending = useSending({
    ...{ thread, sent, failed },
    onSent() {
      keepDraft(name, null)
      onTyping(false)
      onSent()
    },
  })

  const set = (change: Partial<ChatDraft>) => {
    const next = { ...draft, ...change }
    setDrafts({ ...drafts, [name]: next })
    keepDraft(name, isEmpty(next) ? null : next)
    onTyping(!isEmpty(next))
  }
  const send = async () => {
    if (!person) return
    const template = draft.template && { ...draft.template, values: [...draft.template.values] }
    const text = template ? '' : draft.text
    await sending.send(isEmpty(draft), (seen) => {
      const body = { channel, to: person.key, text, template, seen }
      return call.sendChatMessage({ params: { id: lead.id }, body })
    })
  }
  return { ...sending, people, person, choose: setChosen, draft, set, send }
}
