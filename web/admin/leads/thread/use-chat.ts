import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { ChannelPerson, DraftFile } from '#contract/messages.ts'
import type { Messenger } from '#domain/conversation/message.ts'
import type { TemplateHeader } from '#domain/conversation/messengers/whatsapp-templates.ts'
import { readDraft } from '#web/admin/parts/drafts.ts'
import { useDraftFiles } from '#web/admin/parts/files/use-draft-files.ts'
import type { Wording } from '#web/admin/parts/reply-letter.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { isUntyped } from './reply-draft.ts'
import { useDrafts } from './use-drafts.ts'
import { useSending } from './use-sending.ts'
import type { LeadThread } from './use-thread.ts'
import { useWriteIn } from './use-write-in.ts'

/** A message being written in a messenger. It belongs to one lead, channel and person. */
export type ChatDraft = {
  readonly text: string
  /** Name and language of the template that goes instead, its values, and the kind of file that it begins with. */
  readonly template: {
    readonly name: string
    readonly language: string
    readonly values: readonly string[]
    readonly header?: TemplateHeader | null
  } | null
  readonly files: readonly DraftFile[]
  /** The teammate's original, if the text is the language model's. */
  readonly original?: string | null
  /** Our template inserted last. */
  readonly prepared?: Wording
}

const empty: ChatDraft = { text: '', template: null, files: [] }
const isEmpty = ({ text, template, files }: ChatDraft) => text.trim() === '' && template === null && files.length === 0

const withoutHeader = ({ name, language, values }: NonNullable<ChatDraft['template']>) => ({
  name,
  language,
  values: [...values],
})

const nameOf = (leadId: string, channel: Messenger, person: string | null) =>
  `chat:${leadId}:${channel}:${person ?? 'own'}`

/** The people of a messenger that are written to from a lead. */
export const peopleIn = (thread: Pick<LeadThread, 'people'>, channel: Messenger): readonly ChannelPerson[] =>
  thread.people.filter((person) => person.channel === channel)

/** True if a draft in this messenger waits in this tab. */
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
  const { read, change, clear } = useDrafts<ChatDraft>({ empty, isEmpty })
  const draft = read(name)
  const sending = useSending({ lead, thread, sent, failed })
  const attaching = useDraftFiles({
    ...{ leadId: lead.id, channel, draft: name, files: draft.files, header: draft.template?.header ?? null },
    change: (of, update) => void change(of, ({ files }) => ({ files: update(files) })),
  })

  const set = (own: Partial<ChatDraft>) => onTyping(!isEmpty(change(name, () => own)))
  const prepare = (letter: Wording, replacesTyped: boolean): boolean => {
    if (!replacesTyped && !isUntyped(read(name))) return false
    set({ text: letter.text, prepared: letter, original: null })
    return true
  }
  const send = async () => {
    if (!person || attaching.isUploading || writeIn.isWriting) return
    const template = draft.template && withoutHeader(draft.template)
    const text = template ? '' : draft.text
    const files = draft.template && !draft.template.header ? [] : draft.files.map(({ id }) => id)
    const send = (seen: string | null) => {
      const body = { channel, to: person.key, text, template, files, seen }
      return call.sendChatMessage({ params: { id: lead.id }, body })
    }
    await sending.send(isEmpty(draft), send, () => {
      if (!clear(name, draft)) return
      onTyping(false)
      onSent()
    })
  }
  const writeIn = useWriteIn(lead.id, draft, (update) => void change(name, update))
  return { ...sending, people, person, choose: setChosen, draft, set, prepare, send, attaching, writeIn }
}
