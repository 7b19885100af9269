import { useState } from 'react'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'

type RemoveFactorProps = {
  label: string
  /** Name of the removed item, for screen readers. */
  of: string
  title: string
  text: string
  work: () => Promise<unknown>
  onRemoved: () => Promise<void>
}

/** Removes a second factor after confirmation. */
export function RemoveFactor({ label, of, title, text, work, onRemoved }: RemoveFactorProps) {
  const words = useAllWords()
  const { factors } = words.ownAccount
  const { busy, act } = useAct()
  const [open, setOpen] = useState(false)
  const remove = async () => {
    const removed = await act('remove', factors.removeFailed, work)
    setOpen(false)
    if (removed) await onRemoved()
  }
  return (
    <>
      <Button aria-label={`${label}: ${of}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        text={text}
        confirmLabel={factors.remove}
        pendingLabel={factors.removing}
        pending={busy !== null}
        danger
        onConfirm={() => void remove()}
      />
    </>
  )
}
