import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { StoredReply } from '#contract/reply-templates.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { useTakeOver } from './use-template-changes.ts'

type ResetButtonProps = { name: string; stored: StoredReply; onReset: () => void }

/** Restores the default text after confirmation. */
export function ResetButton({ name, stored, onReset }: ResetButtonProps) {
  const { templates } = useAllWords()
  const { show } = useToast()
  const { busy, act } = useAct()
  const takeOver = useTakeOver()
  const [isAsking, setAsking] = useState(false)
  const reset = async () => {
    const { template, language, version } = stored
    const isDone = await act('reset', templates.notReset, async () => {
      try {
        takeOver(await call.resetReplyTemplate({ params: { template, language }, body: { version } }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') takeOver(error.current as StoredReply)
        throw error
      }
    })
    setAsking(false)
    if (!isDone) return
    onReset()
    show({ tone: 'success', title: templates.resetDone })
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={templates.resetTitle(name)}>
        {templates.reset}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => setAsking(false)}
        title={templates.resetTitle(name)}
        text={templates.resetText}
        confirmLabel={templates.reset}
        pendingLabel={templates.resetting}
        pending={busy !== null}
        danger
        onConfirm={() => void reset()}
      />
    </>
  )
}
