import type { Setup } from '#contract/setups.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useSetupReports } from './use-setup-reports.ts'

type DeleteSetupProps = {
  setup: Setup
  open: boolean
  onClose: () => void
  /** The deletion is under way (true), or did not come off (false). */
  onDeleting?: ((isDeleting: boolean) => void) | undefined
  onDeleted?: (() => void) | undefined
}

/** Asks before a setup is deleted for good. */
export function DeleteSetup({ setup, open, onClose, onDeleting, onDeleted }: DeleteSetupProps) {
  const words = useAllWords()
  const { deletion } = words.setups
  const { busy, remove } = useSetupReports()
  const confirm = async () => {
    onDeleting?.(true)
    const done = await remove(setup.id, () => call.deleteSetup({ params: { id: setup.id } }))
    onClose()
    if (done) onDeleted?.()
    else onDeleting?.(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={deletion.title}
      text={deletion.text(setup.fullName)}
      cancelLabel={words.cancel}
      confirmLabel={deletion.confirm}
      pendingLabel={deletion.pending}
      pending={busy}
      danger
      onConfirm={() => void confirm()}
    />
  )
}
