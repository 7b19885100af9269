import { ChangePasswordForm } from '#web/admin/parts/password/ChangePasswordForm.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'

type ChangePasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const words = useAllWords()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.password.title} size="small">
      <ChangePasswordForm onChanged={() => onOpenChange(false)} />
    </Dialog>
  )
}
