import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountTypes } from '#domain/claims/claims.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Dialog } from '#web/kit/Dialog.tsx'
import { RadioCards } from '#web/kit/RadioCards.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'

type RegisterDialogProps = { open: boolean; onClose: () => void }

/** Registers an account before its first file. */
export function RegisterDialog({ open, onClose }: RegisterDialogProps) {
  const { accounts: words } = useAllWords()
  return (
    <Dialog open={open} onOpenChange={onClose} title={words.register} description={words.registerText}>
      <RegisterForm onClose={onClose} />
    </Dialog>
  )
}

type Draft = { name: string; type: (typeof accountTypes)[number]; currency: string; broker: string; serverZone: string }

function RegisterForm({ onClose }: Pick<RegisterDialogProps, 'onClose'>) {
  const { accounts: words } = useAllWords()
  const client = useQueryClient()
  const { show } = useToast()
  const [draft, setDraft] = useState<Draft>({ name: '', type: 'live', currency: 'USD', broker: '', serverZone: '' })
  const attempt = useAttempt({ name: null, type: null, currency: null, broker: null, serverZone: null })
  const field = (name: Exclude<keyof Draft, 'type'>, wrong?: string) => ({
    value: draft[name],
    ...attempt.field(name, (value) => setDraft({ ...draft, [name]: value })),
    // The server's list of allowed values is no help in this form.
    error: attempt.fields[name] && (wrong ?? attempt.fields[name]),
  })
  const submit = async () => {
    const serverZone = draft.serverZone.trim() || null
    const body = { ...draft, currency: draft.currency.trim().toUpperCase(), serverZone }
    if (!(await attempt.run(() => call.registerAccount({ body })))) return
    show({ tone: 'success', title: words.registered })
    onClose()
    await client.invalidateQueries({ queryKey: ['listAccounts'] })
  }
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={words.notRegistered} />
      <TextField label={words.name} hint={words.nameHint} autoComplete="off" {...field('name')} />
      <RadioCards
        label={words.type}
        name="type"
        options={accountTypes.map((type) => ({ value: type, label: words.types[type], text: words.typeTexts[type] }))}
        value={draft.type}
        onChange={(type) => setDraft({ ...draft, type })}
      />
      <TextField label={words.currency} hint={words.currencyHint} {...field('currency', words.currencyWrong)} />
      <TextField label={words.broker} autoComplete="off" {...field('broker')} />
      <TextField
        label={words.zone}
        hint={words.zoneHint}
        autoComplete="off"
        {...field('serverZone', words.zoneWrong)}
      />
      <SubmitButton attempt={attempt} label={words.register} pending={words.registering} />
    </Form>
  )
}
