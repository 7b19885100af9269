import type { Account } from '#contract/accounts.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useChange } from './use-change.ts'

export type AccountDialogProps = { open: boolean; account: Account; onClose: () => void }

/** Asks whether the track record takes its months and operations from this account's deals. */
export function CarryDialog({ open, account, onClose }: AccountDialogProps) {
  const { accounts: words, saving } = useAllWords()
  const { pending, change } = useChange(account)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={words.carryTitle(account.name)}
      text={words.carryText}
      confirmLabel={words.carry}
      pendingLabel={saving}
      pending={pending}
      onConfirm={() => void change({ carriesRecord: true }).then(onClose)}
    />
  )
}
