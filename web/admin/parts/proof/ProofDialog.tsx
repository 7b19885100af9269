import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import { subscribeToClient } from '#web/api/client.ts'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'

const ProofForm = lazy(async () => ({ default: (await import('./ProofForm.tsx')).ProofForm }))

/**
 * Opens when a call needs a recent identity check. On success the call is retried; if the dialog is closed, the call
 * fails and input is kept.
 */
export function ProofDialog() {
  const words = useWords()
  const [answer, setAnswer] = useState<((given: boolean) => void) | null>(null)
  useEffect(() => subscribeToClient({ prove: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)) }), [])
  const finish = (given: boolean) => {
    answer?.(given)
    setAnswer(null)
  }
  return (
    <Dialog
      open={answer !== null}
      onOpenChange={() => finish(false)}
      title={words.proof.title}
      description={words.proof.text}
      size="small"
    >
      <Suspense fallback={<Skeleton shape="card" />}>
        <ProofForm onDone={finish} />
      </Suspense>
    </Dialog>
  )
}
