import type { Setup } from '#contract/setups.ts'
import { ConfirmDelete } from '#web/admin/parts/ConfirmDelete.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useSetupReports } from './use-setup-reports.ts'

type DeleteSetupProps = {
  setup: Setup
  open: boolean
  onClose: () => void
  /** True while the deletion is running, false after it failed. */
  onDeleting?: ((isDeleting: boolean) => void) | undefined
  onDeleted?: (() => void) | undefined
}

/** Confirms the permanent deletion of a setup. */
export function DeleteSetup({ setup, open, onClose, onDeleting, onDeleted }: DeleteSetupProps) {
  const { deletion } = useAllWords().setups
  const { busy, remove } = useSetupReports()
  const confirm = async () => {
    onDeleting?.(true)
    const done = await remove(setup.id, () =>
      call.deleteSetup({ params: { id: setup.id }, query: { version: setup.version } }),
    )
    onClose()
    if (done) onDeleted?.()
    else onDeleting?.(false)
  }
  const words = { ...deletion, text: deletion.text(setup.fullName) }
  return <ConfirmDelete words={words} open={open} onClose={onClose} busy={busy} remove={confirm} />
}
