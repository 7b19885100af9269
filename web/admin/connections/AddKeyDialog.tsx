import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { type KeyScope, keyLifetimes, keyScopes, maxKeyName } from '#domain/staff/api-keys.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { ShownOnce } from '#web/admin/parts/ShownOnce.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { ChoiceList } from './ChoiceList.tsx'

type AddKeyDialogProps = { open: boolean; onAdded: () => void; onClose: () => void }

/** Makes a key, then shows it once. */
export function AddKeyDialog({ open, onAdded, onClose }: AddKeyDialogProps) {
  const words = useAllWords()
  const { keys } = words.connections
  const [made, setMade] = useState<string | null>(null)
  const close = () => {
    setMade(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      locked={made !== null}
      title={made === null ? keys.addTitle : keys.createdTitle}
      footer={
        made !== null && (
          <Button tone="primary" onClick={close}>
            {keys.done}
          </Button>
        )
      }
    >
      {made === null ? (
        <AddKeyForm
          onMade={(key) => {
            setMade(key)
            onAdded()
          }}
        />
      ) : (
        <ShownOnce warning={keys.once} text={made} copyLabel={keys.copy}>
          <p>{keys.usage}</p>
          <code>Authorization: Bearer {made.slice(0, 12)}…</code>
        </ShownOnce>
      )}
    </Dialog>
  )
}

const noExpiry = 'never'

function AddKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const { keys: words } = useAllWords().connections
  const format = useFormat()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['leads:read'])
  const [days, setDays] = useState<string>('365')
  const attempt = useAttempt({ name: null, scopes: null })
  const submit = () =>
    attempt.run(async () => {
      const lifetime = keyLifetimes.find((one) => String(one) === days) ?? null
      try {
        onMade((await call.addApiKey({ body: { name, scopes: [...scopes], days: lifetime } })).key)
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error
        attempt.reject({ name: words.tooMany })
      }
    })
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={words.addFailed} />
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={maxKeyName}
        value={name}
        {...attempt.field('name', setName)}
      />
      <ChoiceList
        label={words.scopes}
        options={keyScopes.map((value) => ({
          value,
          label: words.scopeNames[value].name,
          text: words.scopeNames[value].text,
        }))}
        chosen={scopes}
        {...attempt.field('scopes', setScopes)}
        error={attempt.fields.scopes && words.scopeNeeded}
      />
      <Select
        label={words.days}
        value={days}
        onChange={setDays}
        options={[
          ...keyLifetimes.map((one) => ({ value: String(one), label: words.inDays(format.number(one)) })),
          { value: noExpiry, label: words.never },
        ]}
      />
      <SubmitButton attempt={attempt} label={words.create} pending={words.creating} />
    </Form>
  )
}
