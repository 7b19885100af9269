import { useQuery } from '@tanstack/react-query'
import type { Lead } from '#contract/leads.ts'
import type { TemplateOfWhatsApp } from '#contract/messages.ts'
import { isPromise } from '#domain/claims/public-words.ts'
import { type Messenger, messageLimits } from '#domain/conversation/message.ts'
import { filledTemplate, fitsHeader } from '#domain/conversation/messengers/whatsapp-templates.ts'
import { DraftFiles } from '#web/admin/parts/files/DraftFiles.tsx'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import { usePromises } from '#web/admin/parts/promises.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useClock } from '../store/board-clock.ts'
import { TemplateField } from './TemplateField.tsx'
import styles from './Thread.module.css'
import { type ChatDraft, useChat } from './use-chat.ts'
import type { LeadThread } from './use-thread.ts'
import { WriteIn } from './WriteIn.tsx'
import { WritingForm } from './WritingForm.tsx'

type ChatFormProps = {
  lead: Lead
  thread: LeadThread
  channel: Messenger
  onTyping: (isTyping: boolean) => void
  onClose: () => void
}

/** A message to a lead in a messenger. The button names the recipient; only what the channel accepts is offered. */
export function ChatForm({ lead, thread, channel, onTyping, onClose }: ChatFormProps) {
  const { thread: words } = useAllWords()
  const { chat, reply } = words
  const promisesOf = usePromises()
  const chatting = useChat({ lead, thread, channel, onTyping, onSent: onClose })
  const { people, person, choose, draft, set, prepare, send, errors, isSending, newer, attaching, writeIn } = chatting
  const isOpen = useClock((now) => person !== null && (person.openUntil === null || Date.parse(person.openUntil) > now))
  if (!person) return null
  const header = draft.template?.header ?? null
  const takesFiles = !person.isClosed && (draft.template === null ? isOpen : header !== null)
  // A file that fits has been chosen since.
  const filesError = header && fitsHeader({ header }, draft.files) ? undefined : errors.files
  const maySend =
    !person.isClosed &&
    (draft.template !== null || (isOpen && !isPromise(draft.text))) &&
    !attaching.isUploading &&
    !writeIn.isWriting
  return (
    <WritingForm
      title={chat.title(words.channels[channel], lead.name)}
      send={reply.send(person.address)}
      maySend={maySend}
      isSending={isSending}
      newer={newer}
      onSend={send}
      onFiles={(files) => takesFiles && attaching.add(files)}
      onClose={onClose}
    >
      <Select
        label={reply.to}
        value={person.key ?? ''}
        onChange={(key) => choose(key === '' ? null : key)}
        error={errors.to}
        options={people.map(({ key, address, name }) => ({
          value: key ?? '',
          label: key === null ? chat.unwritten(address) : name === null ? address : `${name} · ${address}`,
        }))}
      />
      {isOpen && draft.template === null && <TemplateField lead={lead} onPrepared={prepare} />}
      <Rules channel={channel} person={person} isOpen={isOpen} />
      {channel === 'whatsapp' && !person.isClosed && (
        <ApprovedTemplate lead={lead} draft={draft} set={set} isOnly={!isOpen} errors={errors} />
      )}
      {isOpen && draft.template === null && (
        <TextArea
          label={reply.text}
          value={draft.text}
          onChange={(text) => set({ text })}
          error={promisesOf(draft.text) ?? errors.text}
          maxLength={messageLimits.text}
          rows={5}
          dir="auto"
          required={draft.files.length === 0}
        />
      )}
      {isOpen && draft.template === null && <WriteIn thread={thread} writeIn={writeIn} />}
      {takesFiles && (
        <DraftFiles channel={channel} header={header} files={draft.files} attaching={attaching} error={filesError} />
      )}
    </WritingForm>
  )
}

type RulesProps = { channel: Messenger; person: NonNullable<ReturnType<typeof useChat>['person']>; isOpen: boolean }

/** Limits of the channel now, shown before writing. */
function Rules({ channel, person, isOpen }: RulesProps) {
  const { chat } = useAllWords().thread
  const format = useFormat()
  if (person.isClosed) return <Banner tone="warning">{chat.blocked}</Banner>
  return (
    <>
      {channel === 'whatsapp' && !isOpen && <Banner tone="warning">{chat.closedWindow}</Banner>}
      {isOpen && person.openUntil !== null && (
        <p className={styles.facts}>{chat.openUntil(format.dateTime(person.openUntil))}</p>
      )}
      {person.wantsNoOffers && <p className={styles.facts}>{chat.wantsNoOffers}</p>}
    </>
  )
}

type ApprovedTemplateProps = {
  lead: Lead
  draft: ChatDraft
  set: (change: Partial<ChatDraft>) => void
  /** True if nothing else may be sent now. */
  isOnly: boolean
  errors: Readonly<Record<string, string>>
}

/** A template that WhatsApp approved, with its values, as it is sent. */
function ApprovedTemplate({ lead, draft, set, isOnly, errors }: ApprovedTemplateProps) {
  const { chat } = useAllWords().thread
  const format = useFormat()
  const { data, error } = useQuery({ ...query('listWhatsAppTemplates', { params: { id: lead.id } }), retry: false })
  const keyOf = ({ name, language }: Pick<TemplateOfWhatsApp, 'name' | 'language'>) => `${name} ${language}`
  const chosen = data?.data.find((one) => draft.template !== null && keyOf(one) === keyOf(draft.template))
  const choose = (key: string) => {
    const template = data?.data.find((one) => keyOf(one) === key)
    const values = Array.from({ length: template?.places ?? 0 }, (_, at) => (at === 0 ? lead.name : ''))
    if (!template) return set({ template: null })
    const { name, language, header } = template
    set({ template: { name, language, values, header } })
  }
  if (error)
    return isOnly ? (
      <p className={styles.facts}>
        <NamedScreen text={chat.templatesFailed} screen="channels" />
      </p>
    ) : null
  if (data?.data.length === 0) return isOnly ? <p className={styles.facts}>{chat.noTemplates}</p> : null
  return (
    <>
      <Select
        label={chat.template}
        value={chosen ? keyOf(chosen) : ''}
        onChange={choose}
        options={[
          { value: '', label: isOnly ? chat.noTemplate : chat.ownText },
          ...(data?.data ?? []).map((one) => ({ value: keyOf(one), label: chat.nameOf(one.name, one.language) })),
        ]}
      />
      {data?.isOtherLanguage && <p className={styles.facts}>{chat.otherLanguage}</p>}
      {chosen?.isOffer && <p className={styles.facts}>{chat.offer}</p>}
      {draft.template?.values.map((value, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place.
          key={at}
          label={chat.value(format.number(at + 1))}
          value={value}
          onChange={(next) => set({ template: { ...draft.template!, values: draft.template!.values.with(at, next) } })}
          error={errors[`template.values.${at}`]}
          maxLength={1_000}
          autoComplete="off"
          dir="auto"
        />
      ))}
      {chosen && (
        <figure>
          <figcaption className={styles.facts}>{chat.preview}</figcaption>
          <p className={styles.text} dir="auto">
            {filledTemplate(chosen.text, draft.template?.values ?? [])}
          </p>
        </figure>
      )}
    </>
  )
}
