import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'

type ConfirmDeleteProps = {
  words: { title: string; text: string; confirm: string; pending: string }
  open: boolean
  onClose: () => void
  /** The deletion is under way. */
  busy: boolean
  remove: () => Promise<void>
}

/** Asks before something is deleted. */
export function ConfirmDelete({ words, open, onClose, busy, remove }: ConfirmDeleteProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      pendingLabel={words.pending}
      pending={busy}
      danger
      onConfirm={() => void remove()}
    />
  )
}
