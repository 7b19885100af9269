import type { KeyboardEvent } from 'react'
import { limits } from '#domain/basics/text.ts'
import { callOutcomes, isCallOutcome } from '#domain/leads/quick-action.ts'
import { DateField } from '#web/admin/parts/date/DateField.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { hasSubject, isPlannable, isTalk, mayBeTheirs } from './interaction-form.ts'
import styles from './LeadHistory.module.css'
import { MentionArea } from './MentionArea.tsx'
import type { InteractionEditor } from './use-interaction-form.ts'

const maxSubjectLength = 200
const maxOutcomeLength = 200

/** Adds a note, call, message, meeting or follow-up. Input survives closing the lead. */
export function InteractionForm({ editor }: { editor: InteractionEditor }) {
  const words = useAllWords()
  const { historyTab } = words.leads
  const { composer } = words.leadRecord
  const { note, set, send, errors, isSending, isRefused, form } = editor
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
  }
  const hasRow = hasSubject(note.type) || isTalk(note.type) || isPlannable(note.type)

  return (
    <form
      ref={form}
      className={layout.stack3}
      aria-label={composer.kinds[note.type]}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MentionArea
        label={composer.text[note.type]}
        labelHidden
        placeholder={`${composer.text[note.type]}. ${composer.mentionHint}`}
        value={note.content}
        onChange={(content) => set({ content })}
        error={errors.content}
        maxLength={limits.notes}
        rows={2}
        dir="auto"
        required
      />
      {hasRow && (
        <div className={styles.row}>
          {hasSubject(note.type) && (
            <TextField
              label={composer.subject}
              value={note.subject}
              onChange={(subject) => set({ subject })}
              maxLength={maxSubjectLength}
              error={errors.subject}
              autoComplete="off"
              dir="auto"
            />
          )}
          {isTalk(note.type) && (
            <>
              {note.type === 'call' ? (
                <Select
                  label={historyTab.callOutcome}
                  value={isCallOutcome(note.outcome) ? note.outcome : ''}
                  onChange={(outcome) => set({ outcome })}
                  options={[
                    { value: '', label: historyTab.chooseOutcome },
                    ...callOutcomes.map((value) => ({ value, label: words.work.contact.outcomes[value] })),
                  ]}
                  error={errors.outcome}
                />
              ) : (
                <TextField
                  label={historyTab.outcome}
                  value={isCallOutcome(note.outcome) ? '' : note.outcome}
                  onChange={(outcome) => set({ outcome })}
                  maxLength={maxOutcomeLength}
                  error={errors.outcome}
                />
              )}
              <NumberField
                label={historyTab.duration}
                value={note.duration}
                onChange={(duration) => set({ duration })}
                error={errors.duration ?? (isRefused ? words.fields.invalid_number : undefined)}
              />
            </>
          )}
          {isPlannable(note.type) && (
            <DateField
              label={historyTab.scheduledFor}
              withTime
              value={note.scheduledFor}
              onChange={(scheduledFor) => set({ scheduledFor })}
              error={errors.scheduledFor}
            />
          )}
        </div>
      )}
      {mayBeTheirs(note.type) && (
        <Checkbox label={composer.fromLead} checked={note.byVisitor} onChange={(byVisitor) => set({ byVisitor })} />
      )}
      <Button className={styles.submit} tone="primary" size="small" type="submit" busy={isSending}>
        {isSending ? historyTab.submitting : historyTab.submit}
      </Button>
    </form>
  )
}
