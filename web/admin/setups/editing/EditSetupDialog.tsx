import { useId } from 'react'
import type { Setup } from '#contract/setups.ts'
import { useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { useSetupChange } from '../use-setups.ts'
import { EditSetupForm, valuesOf } from './EditSetupForm.tsx'

type EditSetupDialogProps = { setup: Setup; onClose: () => void }

/** Status, assignee and notes of a setup. */
export function EditSetupDialog({ setup, onClose }: EditSetupDialogProps) {
  const words = useAllWords()
  const { setups } = words
  const id = useId()
  const { show } = useToast()
  const changed = useSetupChange()
  const attempt = useAttempt({ status: null, assignedTo: null, notes: null })
  const form = useSeenForm(setup, valuesOf)
  const save = () =>
    attempt.run(async () => {
      const outcome = await form.save(({ change, seen }) =>
        call.changeSetup({ params: { id: setup.id }, body: { ...change, seen } }),
      )
      if (outcome === 'asked') return
      if (outcome === 'saved') show({ tone: 'success', title: setups.success, text: setups.updated })
      onClose()
      await changed(setup.id)
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{setups.editing.title(setup.fullName)}</bdi>}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="primary" type="submit" form={id} busy={attempt.pending}>
            {attempt.pending ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <EditSetupForm id={id} form={form} attempt={attempt} onSubmit={() => void save()} />
    </Dialog>
  )
}
