import { Suspense, useEffect, useRef } from 'react'
import layout from '#web/admin/parts/layout.module.css'
import { useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { DuplicatesNote } from '../duplicates/DuplicatesNote.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import { useBoardTools } from '../store/board-context.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { ContactSection } from './ContactSection.tsx'
import { InvestmentSection } from './InvestmentSection.tsx'
import styles from './LeadDialog.module.css'
import { ManagementSection } from './ManagementSection.tsx'
import { NotesSection } from './NotesSection.tsx'
import { OriginCard } from './OriginCard.tsx'

/** The form of the Details tab: conflicts and errors, then four cards. */
export function LeadDetails({ id, editor }: { id: string; editor: LeadEditor }) {
  const { dialog } = useWords().leads
  const { canWrite } = useBoardTools()
  const form = useRef<HTMLFormElement>(null)
  const { editing, errors } = editor
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <form
      ref={form}
      id={id}
      className={layout.stack4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!editor.isSaving) void editor.save()
      }}
    >
      {!canWrite && <Banner>{dialog.readOnly}</Banner>}
      {editing.restored && editor.isChanged && (
        <Banner
          tone="warning"
          action={
            <Button size="small" onClick={editor.discard}>
              {dialog.discard}
            </Button>
          }
        >
          {dialog.draft}
        </Banner>
      )}
      <Suspense>
        <DuplicatesNote lead={editing.base} />
      </Suspense>
      {editing.clashes.length > 0 && <ConflictPanel editor={editor} />}
      <fieldset className={styles.sections} disabled={!canWrite}>
        <ContactSection editor={editor} />
        <ManagementSection editor={editor} />
        <InvestmentSection editor={editor} />
        <NotesSection editor={editor} />
      </fieldset>
      <Suspense fallback={null}>
        <OriginCard leadId={editing.base.id} />
      </Suspense>
    </form>
  )
}
