import { useId, useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Tabs } from '#web/kit/Tabs.tsx'
import { useLeadEditor } from '../editing/use-lead-editor.ts'
import { LeadHistory } from '../history/LeadHistory.tsx'
import { platformName } from '../lead-words.ts'
import { useBoardTools } from '../store/board-context.ts'
import { DeleteLead } from './DeleteLead.tsx'
import { LeadDetails } from './LeadDetails.tsx'
import styles from './LeadDialog.module.css'

type LeadEditorDialogProps = { lead: Lead; onClose: () => void }

/** The lead dialog: details to edit, and the history. Closing it keeps what was typed. */
export function LeadEditorDialog({ lead, onClose }: LeadEditorDialogProps) {
  const words = useWords()
  const format = useFormat()
  const { canWrite } = useBoardTools()
  const canDelete = useCan('lead.delete')
  const [tab, setTab] = useState<'details' | 'history'>('details')
  const editor = useLeadEditor(lead, onClose)
  const form = useId()
  const body = useRef<HTMLDivElement>(null)
  const { dialog } = words.leads
  const footer = (
    <>
      {canDelete && <DeleteLead lead={lead} onDeleted={onClose} />}
      <Button onClick={onClose}>{canWrite ? dialog.cancel : words.close}</Button>
      {canWrite && (
        <Button tone="primary" type="submit" form={form} busy={editor.isSaving}>
          {editor.isSaving ? dialog.updating : dialog.update}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      closeLabel={words.close}
      title={<bdi className={styles.name}>{lead.name}</bdi>}
      description={
        <span className={styles.source}>
          {dialog.source(platformName(lead.platform, words.leads), format.dateTime(lead.createdAt))}
        </span>
      }
      footer={tab === 'details' && footer}
      initialFocus={body}
    >
      <div ref={body} className={styles.body} data-tab={tab} tabIndex={-1}>
        <Tabs
          label={dialog.tabs}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'details', label: dialog.details, panel: <LeadDetails id={form} editor={editor} />, keep: true },
            { value: 'history', label: dialog.history, panel: <LeadHistory lead={lead} /> },
          ]}
        />
      </div>
    </Dialog>
  )
}
