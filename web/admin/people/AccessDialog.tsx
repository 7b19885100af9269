import { ShownOnce } from '#web/admin/parts/ShownOnce.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'

type AccessDialogProps = { access: { username: string; password: string } | null; onClose: () => void }

/** A one-time password for a teammate, shown once. */
export function AccessDialog({ access, onClose }: AccessDialogProps) {
  const { people: words } = useAllWords()
  return (
    <Dialog
      open={access !== null}
      onOpenChange={onClose}
      locked
      title={words.accessTitle}
      description={access && words.accessText(access.username)}
      footer={
        <Button tone="primary" onClick={onClose}>
          {words.handedOver}
        </Button>
      }
    >
      {access && <ShownOnce warning={words.shownOnce} text={access.password} copyLabel={words.copyPassword} />}
    </Dialog>
  )
}
