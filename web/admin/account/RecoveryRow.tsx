import { useState } from 'react'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'

type RecoveryRowProps = { left: number; onChanged: (codes: readonly string[] | null) => Promise<void> }

/** At this many or fewer, new codes are suggested. */
const lowCodeCount = 3

/** Number of recovery codes left, and a button for new ones. */
export function RecoveryRow({ left, onChanged }: RecoveryRowProps) {
  const words = useAllWords()
  const { recovery } = words.ownAccount
  const { busy, act } = useAct()
  const [open, setOpen] = useState(false)
  const renew = async () => {
    await act('renew', recovery.failed, async () => {
      const { recoveryCodes } = await call.renewRecoveryCodes()
      await onChanged(recoveryCodes)
    })
    setOpen(false)
  }
  return (
    <>
      <Row
        title={
          <>
            {recovery.title}
            <Badge tone={left <= lowCodeCount ? 'warning' : 'neutral'}>{recovery.left(left)}</Badge>
          </>
        }
        text={recovery.rowText}
        end={<Button onClick={() => setOpen(true)}>{recovery.renew}</Button>}
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={recovery.renewal}
        text={recovery.renewalText}
        confirmLabel={recovery.renew}
        pendingLabel={recovery.renewing}
        pending={busy !== null}
        onConfirm={() => void renew()}
      />
    </>
  )
}
