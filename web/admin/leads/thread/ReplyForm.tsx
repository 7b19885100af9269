import { useEffect, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'
import { isPromise } from '#domain/claims/public-words.ts'
import { messageLimits } from '#domain/conversation/message.ts'
import { DraftFiles } from '#web/admin/parts/files/DraftFiles.tsx'
import { usePromises } from '#web/admin/parts/promises.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import type { Opening } from '../actions/quick-actions.ts'
import { TemplateField } from './TemplateField.tsx'
import styles from './Thread.module.css'
import { useReply } from './use-reply.ts'
import type { LeadThread } from './use-thread.ts'
import { WriteIn } from './WriteIn.tsx'
import { WritingForm } from './WritingForm.tsx'

type ReplyFormProps = {
  lead: Lead
  thread: LeadThread
  /** How the email begins; undefined if it is a saved draft. */
  opening: Opening | undefined
  onTyping: (isTyping: boolean) => void
  onClose: () => void
}

/** An email to a lead: sent, or opened in an email app if no mail server is set. The button names the recipient. */
export function ReplyForm({ lead, thread, opening, onTyping, onClose }: ReplyFormProps) {
  const { thread: words } = useAllWords()
  const { reply } = words
  const { sendsMail } = thread
  const mayWord = useCan('templates.write')
  const promisesOf = usePromises()
  const onSent = () => {
    opening?.onSent?.()
    onClose()
  }
  const replying = useReply(lead, thread, onTyping, onSent)
  const { draft, set, choose, prepare, send, openInApp, errors, isSending, newer, attaching, writeIn } = replying
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (opening) area.current?.focus()
  }, [opening])
  useEffect(() => {
    // Keeps the send button visible, since a template makes the text longer.
    if (draft.prepared && document.activeElement === area.current) area.current?.form?.scrollIntoView({ block: 'end' })
  }, [draft.prepared])
  const own = new Set(thread.emails.map((address) => address.toLowerCase()))
  // Others in this thread are written to by choice alone.
  const others = new Map(
    (thread.messages ?? [])
      .filter(({ direction, channel, isAutomatic }) => direction === 'in' && channel === 'email' && !isAutomatic)
      .filter(({ person }) => person.address !== '' && !own.has(person.address))
      .map(({ person }) => [person.address, person.name ?? person.address]),
  )
  const maySend = !attaching.isUploading && !writeIn.isWriting && !isPromise(draft.subject) && !isPromise(draft.text)
  return (
    <WritingForm
      title={reply.title(lead.name)}
      send={sendsMail ? reply.send(draft.to) : reply.openInApp}
      icon={sendsMail ? 'mail' : 'external'}
      isSending={isSending}
      maySend={maySend}
      newer={newer}
      onSend={sendsMail ? send : openInApp}
      onFiles={(files) => sendsMail && attaching.add(files)}
      onClose={onClose}
      more={
        sendsMail &&
        draft.files.length === 0 && (
          <Button size="small" icon="external" disabled={!maySend} onClick={openInApp}>
            {reply.openInApp}
          </Button>
        )
      }
    >
      {!sendsMail && <p className={styles.facts}>{reply.inApp}</p>}
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
      <TemplateField lead={lead} opening={opening} onPrepared={prepare} />
      <TextField
        label={reply.subject}
        value={draft.subject}
        onChange={(subject) => set({ subject })}
        error={promisesOf(draft.subject) ?? errors.subject}
        maxLength={messageLimits.subject}
        autoComplete="off"
        dir="auto"
      />
      <TextArea
        ref={area}
        label={reply.text}
        value={draft.text}
        onChange={(text) => set({ text })}
        error={promisesOf(draft.text) ?? errors.text}
        maxLength={messageLimits.text}
        rows={7}
        dir="auto"
        required
      />
      {mayWord && <a href="/admin/templates">{reply.editTemplates}</a>}
      <WriteIn thread={thread} writeIn={writeIn} />
      {sendsMail && <DraftFiles channel="email" files={draft.files} attaching={attaching} error={errors.files} />}
    </WritingForm>
  )
}
