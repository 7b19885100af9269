import { type RefObject, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { ConfirmDelete } from '#web/admin/parts/ConfirmDelete.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { useUndoDelete } from '../actions/use-undo-delete.ts'
import { keepLeadDraft } from '../editing/lead-draft.ts'
import { removeLead } from '../store/board-answers.ts'
import { useBoardTools } from '../store/board-context.ts'
import styles from './LeadDialog.module.css'

type DeleteLeadProps = {
  lead: Lead
  /** Set while it is being deleted. */
  deleting: RefObject<boolean>
  onDeleted: () => void
}

/** Moves the lead to the recycle bin after confirmation. */
export function DeleteLead({ lead, deleting, onDeleted }: DeleteLeadProps) {
  const { deletion, dialog } = useWords().leads
  const offerUndo = useUndoDelete()
  const { store, refresh } = useBoardTools()
  const { busy, act } = useAct()
  const [open, setOpen] = useState(false)
  /** The version that was shown when the deletion was asked for. */
  const [asked, setAsked] = useState<number | null>(null)
  const remove = async () => {
    const seq = store.nextSeq()
    deleting.current = true
    const done = await act('delete', deletion.failed, () =>
      call.deleteLead({ params: { id: lead.id }, query: { version: asked ?? lead.version } }),
    )
    deleting.current = done
    setOpen(false)
    if (!done) return
    store.update((state) => removeLead(state, lead.id, seq))
    refresh.refresh()
    keepLeadDraft('lead', lead.id, null)
    keepLeadDraft('note', lead.id, null)
    offerUndo(lead)
    onDeleted()
  }
  const words = { ...deletion, text: deletion.text(lead.name) }
  return (
    <>
      <Button
        className={styles.delete}
        onClick={() => {
          setAsked(lead.version)
          setOpen(true)
        }}
      >
        {dialog.delete}
      </Button>
      <ConfirmDelete words={words} open={open} onClose={() => setOpen(false)} busy={busy !== null} remove={remove} />
    </>
  )
}
