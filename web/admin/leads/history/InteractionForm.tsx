import { type KeyboardEvent, useRef, useState } from 'react'
import { interactionTypes } from '#domain/options.ts'
import { limits } from '#domain/text.ts'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { emptyNote, keepLeadDraft, type NoteForm, readLeadDraft } from '../editing/lead-draft.ts'
import { interactionOf, isPlannable, isTalk } from './interaction-form.ts'
import styles from './LeadHistory.module.css'

const maxOutcomeLength = 200

type InteractionFormProps = { leadId: string; onTyping: (isTyping: boolean) => void; onAdded: () => void }

/** Adds a note, call, e-mail, meeting or follow-up. Input survives closing the dialog. */
export function InteractionForm({ leadId, onTyping, onAdded }: InteractionFormProps) {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const [note, setNote] = useState(() => readLeadDraft('note', leadId) ?? emptyNote)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { historyTab, interactions } = words.leads
  const isRefused = isTalk(note.type) && Number.isNaN(note.duration)

  const set = (change: Partial<NoteForm>) => {
    const next = { ...note, ...change }
    setNote(next)
    keepLeadDraft('note', leadId, next.content.trim() === '' ? null : next)
    onTyping(next.content.trim() !== '')
  }
  const refuse = (fields: Record<string, string>) => {
    setErrors(fields)
    if (fields.content) form.current?.querySelector('textarea')?.focus()
  }
  const send = async () => {
    if (isSending) return
    if (note.content.trim() === '') return refuse({ content: words.fields.required })
    if (isRefused) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    setSending(true)
    try {
      await call.addInteraction({ body: interactionOf(leadId, note) })
      setNote({ ...emptyNote, type: note.type })
      setErrors({})
      keepLeadDraft('note', leadId, null)
      onTyping(false)
      show({ tone: 'success', title: historyTab.added })
      onAdded()
    } catch (error) {
      refuse(fieldTexts(error, words))
      const title = note.type === 'note' ? historyTab.commentFailed : historyTab.interactionFailed
      show({ tone: 'error', title, text: problemText(error, words, format) })
    } finally {
      setSending(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={historyTab.add}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className={styles.row}>
        <Select
          label={historyTab.type}
          value={note.type}
          onChange={(type) => set({ type })}
          options={interactionTypes.map((value) => ({ value, label: interactions[value] }))}
          error={errors.type}
        />
        {isTalk(note.type) && (
          <>
            <TextField
              label={historyTab.outcome}
              value={note.outcome}
              onChange={(outcome) => set({ outcome })}
              maxLength={maxOutcomeLength}
              error={errors.outcome}
            />
            <NumberField
              label={historyTab.duration}
              value={note.duration}
              onChange={(duration) => set({ duration })}
              error={errors.duration ?? (isRefused ? words.fields.invalid_number : undefined)}
            />
          </>
        )}
        {isPlannable(note.type) && (
          <TextField
            label={historyTab.scheduledFor}
            type="datetime-local"
            value={note.scheduledFor}
            onChange={(scheduledFor) => set({ scheduledFor })}
            error={errors.scheduledFor}
          />
        )}
      </div>
      <TextArea
        label={historyTab.content[note.type]}
        value={note.content}
        onChange={(content) => set({ content })}
        error={errors.content}
        maxLength={limits.notes}
        dir="auto"
        required
      />
      <Button className={styles.submit} tone="primary" type="submit" busy={isSending}>
        {isSending ? historyTab.submitting : historyTab.submit}
      </Button>
    </form>
  )
}
