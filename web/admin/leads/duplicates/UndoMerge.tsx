import { useState } from 'react'
import type { Merge, SinceMerge } from '#contract/duplicates.ts'
import { ApiError } from '#contract/errors.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { useCameSince } from '../use-came-since.ts'

/** Undoes a merge; if anything came to the surviving lead since, lists it first, as it stays there. */
export function UndoMerge({ merge: { id, name }, onUndone }: { merge: Merge; onUndone: () => void }) {
  const { duplicates: words, transfer } = useAllWords()
  const format = useFormat()
  const cameSince = useCameSince()
  const { show } = useToast()
  const { busy, act } = useAct()
  const [shown, setShown] = useState<SinceMerge | null>(null)
  const [isNewList, setIsNewList] = useState(false)
  const tryTo = (name: string, work: () => Promise<unknown>) =>
    act(name, words.undoFailed, work, { not_found: words.gone })

  const undo = async (seen: string) => {
    try {
      await call.undoMerge({ params: { id }, body: { seen } })
    } catch (error) {
      const newer = error instanceof ApiError && error.code === 'conflict' ? error.current : undefined
      if (newer === undefined) throw error
      setIsNewList(true)
      return setShown(newer as SinceMerge)
    }
    setShown(null)
    show({ tone: 'success', title: words.undone(name) })
    onUndone()
  }
  const ask = async () => {
    const changed = await call.listChangedSinceMerge({ params: { id } })
    if (cameSince(changed.since).length === 0) return undo(changed.mark)
    setIsNewList(false)
    setShown(changed)
  }
  return (
    <>
      <Button aria-label={words.undoMergeOf(name)} busy={busy !== null} onClick={() => void tryTo('ask', ask)}>
        {words.undoMerge}
      </Button>
      <ConfirmDialog
        open={shown !== null}
        onOpenChange={() => setShown(null)}
        title={words.undoTitle}
        text={words.undoText(name, format.list(cameSince(shown?.since ?? {})))}
        confirmLabel={words.undoMerge}
        pendingLabel={transfer.done.reverting}
        pending={busy === 'undo'}
        onConfirm={() => void tryTo('undo', () => undo(shown!.mark))}
      >
        {isNewList && <p role="alert">{transfer.done.changedAgain}</p>}
      </ConfirmDialog>
    </>
  )
}
