import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

/** Undoes a merge that was made just now and shows a toast. */
export function useUndoMerge(): (mergeId: string, name: string) => Promise<void> {
  const { duplicates: words } = useAllWords()
  const { show } = useToast()
  const { act } = useAct()
  return async (mergeId, name) => {
    const done = await act(
      'undo',
      words.undoFailed,
      async () => {
        const { mark } = await call.listChangedSinceMerge({ params: { id: mergeId } })
        await call.undoMerge({ params: { id: mergeId }, body: { seen: mark } })
      },
      {
        not_found: words.gone,
      },
    )
    if (done) show({ tone: 'success', title: words.undone(name) })
  }
}
