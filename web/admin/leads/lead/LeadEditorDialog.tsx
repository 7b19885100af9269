import { type RefObject, useId, useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Tabs } from '#web/kit/Tabs.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { ActionBar } from '../actions/ActionBar.tsx'
import { ClaimButton } from '../actions/ClaimButton.tsx'
import { QuickActions } from '../actions/QuickActions.tsx'
import { reachable } from '../actions/quick-actions.ts'
import { useLeadEditor } from '../editing/use-lead-editor.ts'
import { LeadHistory } from '../history/LeadHistory.tsx'
import { AiButton } from '../insight/AiButton.tsx'
import { platformName } from '../lead-words.ts'
import { PresenceNote } from '../presence/PresenceNote.tsx'
import { useReportPresence } from '../presence/use-report-presence.ts'
import { useBoardTools } from '../store/board-context.ts'
import { LeadTasks } from '../tasks/LeadTasks.tsx'
import { useLeadTasks } from '../tasks/use-lead-tasks.ts'
import { DeleteLead } from './DeleteLead.tsx'
import { LeadDetails } from './LeadDetails.tsx'
import styles from './LeadDialog.module.css'

type LeadEditorDialogProps = {
  lead: Lead
  /** Set while the lead is being deleted here. */
  deleting: RefObject<boolean>
  onClose: () => void
}

/** The lead dialog: details, history and tasks. Closing it keeps unsaved input. */
export function LeadEditorDialog({ lead, deleting, onClose }: LeadEditorDialogProps) {
  const words = useAllWords()
  const format = useFormat()
  const { canWrite } = useBoardTools()
  const canDelete = useCan('lead.delete')
  const [tab, setTab] = useState<'details' | 'history' | 'tasks'>('details')
  const [isReplying, setReplying] = useState(false)
  useReportPresence(lead.id, isReplying ? 'replying' : 'looking')
  const { tasks } = useLeadTasks(lead.id)
  const openTasks = tasks?.filter(({ status }) => status === 'pending').length ?? 0
  const { show } = useToast()
  const editor = useLeadEditor(lead, (hasChanged) => {
    if (hasChanged) show({ tone: 'success', title: words.leads.dialog.updated })
    onClose()
  })
  const form = useId()
  const body = useRef<HTMLDivElement>(null)
  const { dialog } = words.leads
  const end = (
    <>
      <AiButton lead={lead} />
      <ClaimButton lead={lead} />
    </>
  )
  const footer = (
    <>
      {canDelete && <DeleteLead lead={lead} deleting={deleting} onDeleted={onClose} />}
      <Button onClick={onClose}>{canWrite ? words.cancel : words.close}</Button>
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
        {canWrite ? (
          // Nested in this dialog, so that a press in the inner one does not close the outer.
          <QuickActions>
            <ActionBar lead={reachable(lead)} onAct={() => setReplying(true)} end={end} />
          </QuickActions>
        ) : (
          <AiButton lead={lead} />
        )}
        <PresenceNote leadId={lead.id} live />
        <Tabs
          label={dialog.tabs}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'details', label: dialog.details, panel: <LeadDetails id={form} editor={editor} />, keep: true },
            {
              value: 'history',
              label: dialog.history,
              panel: <LeadHistory lead={lead} onTyping={setReplying} />,
            },
            {
              value: 'tasks',
              label: words.desk.tasks.tab,
              panel: <LeadTasks leadId={lead.id} />,
              ...(openTasks > 0 && { badge: format.number(openTasks) }),
            },
          ]}
        />
      </div>
    </Dialog>
  )
}
