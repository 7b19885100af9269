import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { limits } from '#domain/basics/text.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextField } from '#web/kit/TextField.tsx'

type RevealDialogProps = {
  id: string
  open: boolean
  onClose: () => void
  onPassword: (password: string) => void
}

/** Asks for the reason stored in the audit log; the identity check opens by itself (`parts/proof`). */
export function RevealDialog({ open, onClose, ...rest }: RevealDialogProps) {
  const words = useAllWords()
  const { reveal } = words.setups
  const form = useId()
  return (
    <Dialog open={open} onOpenChange={onClose} title={reveal.title} description={reveal.text} size="small">
      <ReasonForm form={form} {...rest} />
    </Dialog>
  )
}

function ReasonForm({ id, form, onPassword }: { form: string } & Pick<RevealDialogProps, 'id' | 'onPassword'>) {
  const { setups } = useAllWords()
  const { reveal } = setups
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const attempt = useAttempt({ reason: null })
  const submit = async () => {
    if (reason.trim() === '') return attempt.reject({ reason: reveal.reasonMissing })
    await attempt.run(async () => {
      const params = { id }
      const { password } = await call.revealPassword({ params, body: { reason } }).catch((error: unknown) => {
        // It was purged meanwhile: the setup behind this dialog is outdated.
        const isGone = error instanceof ApiError && (error.code === 'secret_gone' || error.code === 'not_found')
        if (isGone) void client.invalidateQueries({ queryKey: query('readSetup', { params }).queryKey })
        throw error
      })
      onPassword(password)
    })
  }
  return (
    <Form attempt={attempt} id={form} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={reveal.failed} />
      <TextField
        label={reveal.reason}
        hint={reveal.reasonHint}
        value={reason}
        required
        maxLength={limits.reason}
        {...attempt.field('reason', setReason)}
      />
      <SubmitButton attempt={attempt} label={reveal.confirm} pending={reveal.pending} />
    </Form>
  )
}
