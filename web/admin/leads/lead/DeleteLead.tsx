import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { keepLeadDraft } from '../editing/lead-draft.ts'
import { removeLead } from '../store/board-answers.ts'
import { useBoardTools } from '../store/board-context.ts'
import styles from './LeadDialog.module.css'

/** Puts the lead in the bin, after asking. */
export function DeleteLead({ lead, onDeleted }: { lead: Lead; onDeleted: () => void }) {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const { store, refresh } = useBoardTools()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const { deletion, dialog } = words.leads
  const remove = async () => {
    setPending(true)
    const seq = store.nextSeq()
    try {
      await call.deleteLead({ params: { id: lead.id } })
      store.update((state) => removeLead(state, lead.id, seq))
      refresh.refresh()
      keepLeadDraft('lead', lead.id, null)
      keepLeadDraft('note', lead.id, null)
      show({ tone: 'success', title: deletion.done })
      onDeleted()
    } catch (error) {
      show({ tone: 'error', title: deletion.failed, text: problemText(error, words, format) })
    } finally {
      setPending(false)
      setOpen(false)
    }
  }
  return (
    <>
      <Button className={styles.delete} onClick={() => setOpen(true)}>
        {dialog.delete}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={deletion.title}
        text={deletion.text(lead.name)}
        cancelLabel={deletion.cancel}
        confirmLabel={deletion.confirm}
        pendingLabel={deletion.pending}
        pending={pending}
        danger
        onConfirm={() => void remove()}
      />
    </>
  )
}
