import { problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { LeadEditorDialog } from './LeadEditorDialog.tsx'
import { useLead } from './use-lead.ts'

/** One lead over the board: loads it, or shows that it is deleted or failed to load. */
export function LeadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  // Load all texts, so that nothing in the open dialog suspends.
  const words = useAllWords()
  const format = useFormat()
  const { lead, isGone, movedTo, error, deleting, reload } = useLead(id)
  const { dialog } = words.leads
  if (isGone || movedTo !== null) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        closesBelow
        title={dialog.gone}
        description={dialog.goneText}
        size="small"
        footer={<Button onClick={onClose}>{words.close}</Button>}
      />
    )
  }
  if (lead) return <LeadEditorDialog lead={lead} deleting={deleting} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title={dialog.tabs} size="large">
      {error === null ? (
        <Loading label={words.loading} />
      ) : (
        <EmptyState
          icon="alert"
          title={dialog.loadFailed}
          text={problemText(error, words, format)}
          action={<Button onClick={reload}>{words.tryAgain}</Button>}
        />
      )}
    </Dialog>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <p role="status">{label}</p>
      <Skeleton shape="card" />
    </>
  )
}
