import { useId, useState } from 'react'
import { limits } from '#domain/basics/text.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { makePasskey, PasskeyDeclined } from '#web/admin/parts/second-factor/passkey.ts'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextField } from '#web/kit/TextField.tsx'

type AddPasskeyDialogProps = {
  open: boolean
  onClose: () => void
  onAdded: (codes: readonly string[] | null) => Promise<void>
}

/** A name for the passkey, then the browser's own window. */
export function AddPasskeyDialog({ open, onClose, onAdded }: AddPasskeyDialogProps) {
  const words = useAllWords()
  const { passkeySetup } = words.ownAccount
  const form = useId()
  return (
    <Dialog open={open} onOpenChange={onClose} title={passkeySetup.title} description={passkeySetup.text} size="small">
      <NameForm form={form} onAdded={onAdded} />
    </Dialog>
  )
}

function NameForm({ form, onAdded }: { form: string; onAdded: AddPasskeyDialogProps['onAdded'] }) {
  const { ownAccount, secondFactor } = useAllWords()
  const { passkeySetup } = ownAccount
  const [name, setName] = useState('')
  const [declined, setDeclined] = useState(false)
  const attempt = useAttempt({ name: null })
  const submit = async () => {
    if (name.trim() === '') return attempt.reject({ name: passkeySetup.nameMissing })
    setDeclined(false)
    await attempt.run(async () => {
      const passkey = await makePasskey().catch((error: unknown) => {
        if (!(error instanceof PasskeyDeclined)) throw error
        setDeclined(true)
        return null
      })
      if (!passkey) return
      const { recoveryCodes } = await call.addPasskey({ body: { name, passkey } })
      await onAdded(recoveryCodes)
    })
  }
  return (
    <Form attempt={attempt} id={form} onSubmit={() => void submit()}>
      {declined && <Banner>{passkeySetup.declined}</Banner>}
      <FailureBanner attempt={attempt} title={passkeySetup.failed} />
      <TextField
        label={passkeySetup.name}
        hint={passkeySetup.nameHint}
        name="name"
        autoFocus
        autoComplete="off"
        required
        maxLength={limits.tag}
        value={name}
        {...attempt.field('name', setName)}
      />
      <SubmitButton
        attempt={attempt}
        icon="passkey"
        label={passkeySetup.submit}
        pending={secondFactor.passkeyPending}
      />
    </Form>
  )
}
