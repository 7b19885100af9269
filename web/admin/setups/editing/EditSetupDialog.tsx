import { useId } from 'react'
import type { Setup } from '#contract/setups.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { EditSetupForm } from './EditSetupForm.tsx'
import { useSetupEditor } from './use-setup-editor.ts'

type EditSetupDialogProps = { setup: Setup; onClose: () => void }

/** Status, assignee and notes of a setup. Changes by teammates are merged under unsaved input. */
export function EditSetupDialog({ setup, onClose }: EditSetupDialogProps) {
  const words = useAllWords()
  const { editing: texts } = words.setups
  const form = useId()
  const editor = useSetupEditor(setup, onClose)
  const { pending } = editor.attempt
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{texts.title(setup.fullName)}</bdi>}
      closeLabel={words.close}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="primary" type="submit" form={form} busy={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <EditSetupForm id={form} editor={editor} />
    </Dialog>
  )
}
