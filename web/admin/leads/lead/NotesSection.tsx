import { limits } from '#domain/basics/text.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { TextArea } from '#web/kit/TextArea.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import { DetailsCard } from './DetailsCard.tsx'
import styles from './LeadDialog.module.css'

/** Internal notes, and the person's first message. */
export function NotesSection({ editor }: { editor: LeadEditor }) {
  const { dialog, fields } = useWords().leads
  const { message, language } = editor.editing.base
  return (
    <DetailsCard title={dialog.notesAndMessage}>
      <div className={styles.fact}>
        <span>{fields.message}</span>
        {message ? (
          <blockquote className={styles.message} dir="auto" lang={language}>
            {message}
          </blockquote>
        ) : (
          <p className={styles.none}>{dialog.noMessage}</p>
        )}
      </div>
      <NotesField editor={editor} />
    </DetailsCard>
  )
}

/** Notes for the team. */
export function NotesField({ editor }: { editor: LeadEditor }) {
  const { dialog, fields } = useWords().leads
  const { editing, errors, set } = editor
  return (
    <TextArea
      label={fields.notes}
      hint={dialog.notesHint}
      value={editing.form.notes}
      onChange={(notes) => set({ notes })}
      error={errors.notes}
      maxLength={limits.notes}
      dir="auto"
    />
  )
}
