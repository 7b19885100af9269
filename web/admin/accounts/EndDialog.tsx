import { useState } from 'react'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import type { AccountDialogProps } from './CarryDialog.tsx'
import { useChange } from './use-change.ts'

/** Ends an account permanently, as closed or blown. */
export function EndDialog({ open, account, onClose }: AccountDialogProps) {
  const { accounts: words } = useAllWords()
  const { show } = useToast()
  const { pending, change } = useChange(account)
  const [how, setHow] = useState<'closed' | 'blown'>('closed')
  const end = async () => {
    if (await change({ state: how })) show({ tone: 'success', title: words.ended })
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={words.endTitle(account.name)}
      text={
        <>
          {words.endText}
          <Select
            label={words.endHow}
            value={how}
            onChange={setHow}
            options={(['closed', 'blown'] as const).map((value) => ({ value, label: words.endAs[value] }))}
          />
        </>
      }
      confirmLabel={words.end}
      pendingLabel={words.ending}
      pending={pending}
      danger
      onConfirm={() => void end()}
    />
  )
}
