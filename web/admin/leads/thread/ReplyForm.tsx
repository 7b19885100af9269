import type { Lead } from '#contract/leads.ts'
import { messageLimits } from '#domain/conversation/message.ts'
import { DraftFiles } from '#web/admin/parts/files/DraftFiles.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { TemplateField } from './TemplateField.tsx'
import styles from './Thread.module.css'
import { useReply } from './use-reply.ts'
import type { LeadThread } from './use-thread.ts'
import { WriteIn } from './WriteIn.tsx'
import { WritingForm } from './WritingForm.tsx'

type ReplyFormProps = { lead: Lead; thread: LeadThread; onTyping: (isTyping: boolean) => void; onClose: () => void }

/** An email to a lead. The button names the recipient. */
export function ReplyForm({ lead, thread, onTyping, onClose }: ReplyFormProps) {
  const { thread: words } = useAllWords()
  const { reply } = words
  const replying = useReply(lead, thread, onTyping, onClose)
  const { draft, set, choose, send, errors, isSending, newer, attaching, writeIn } = replying
  const own = new Set(thread.emails.map((address) => address.toLowerCase()))
  // Others in this thread are written to by choice alone.
  const others = new Map(
    (thread.messages ?? [])
      .filter(({ direction, channel, isAutomatic }) => direction === 'in' && channel === 'email' && !isAutomatic)
      .filter(({ person }) => person.address !== '' && !own.has(person.address))
      .map(({ person }) => [person.address, person.name ?? person.address]),
  )
  return (
    <WritingForm
      title={reply.title(lead.name)}
      recipient={draft.to}
      icon="mail"
      isSending={isSending}
      maySend={!attaching.isUploading && !writeIn.isWriting}
      newer={newer}
      onSend={send}
      onFiles={attaching.add}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Select
          label={reply.to}
          value={draft.to}
          onChange={choose}
          error={errors.to}
          options={[
            ...thread.emails.map((value) => ({ value, label: reply.lead(value) })),
            ...[...others].map(([value, name]) => ({ value, label: reply.stranger(name, value) })),
          ]}
        />
        <TemplateField lead={lead} onChosen={(letter) => set({ ...letter, original: null })} />
      </div>
      <TextField
        label={reply.subject}
        value={draft.subject}
        onChange={(subject) => set({ subject })}
        error={errors.subject}
        maxLength={messageLimits.subject}
        autoComplete="off"
        dir="auto"
      />
      <TextArea
        label={reply.text}
        value={draft.text}
        onChange={(text) => set({ text })}
        error={errors.text}
        maxLength={messageLimits.text}
        rows={7}
        dir="auto"
        required
      />
      <WriteIn thread={thread} writeIn={writeIn} />
      <DraftFiles channel="email" files={draft.files} attaching={attaching} error={errors.files} />
    </WritingForm>
  )
}
