import type { KeyboardEvent } from 'react'
import { interactionTypes } from '#domain/options.ts'
import { limits } from '#domain/text.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { isPlannable, isTalk } from './interaction-form.ts'
import styles from './LeadHistory.module.css'
import { type InteractionFormProps, useInteractionForm } from './use-interaction-form.ts'

const maxOutcomeLength = 200

/** Adds a note, call, e-mail, meeting or follow-up. Input survives closing the dialog. */
export function InteractionForm(props: InteractionFormProps) {
  const words = useWords()
  const { historyTab, interactions } = words.leads
  const { note, set, send, errors, isSending, isRefused, form } = useInteractionForm(props)
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
